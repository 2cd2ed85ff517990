"""The first bytes of other protocols, and bytes of none."""

from matrix.row import HalfClose, answered, get, perhaps, row

OTHER = "RFC 9112, 2.2"
TLS_HELLO = bytes.fromhex(
    "16030100c8010000c40303" + "5a" * 32 + "20" + "a5" * 32 + "0004130113020100007f")
PROXY_2 = bytes.fromhex("0d0a0d0a000d0a515549540a2111000c7f0000017f000001d4311f90")
NOBODY = perhaps(400, 405, 414, 431, 505)


def protocol(name, octets, outcome=NOBODY, reason="no request", clause=OTHER):
    return row(name, octets, outcome, clause, reason)


ROWS = [
    protocol("TLS hello", TLS_HELLO),
    protocol("TLS hello with line ends", TLS_HELLO + b"\r\n\r\n"),
    protocol("TLS alert", bytes.fromhex("15030100020228")),
    protocol("SSL 2 hello", bytes.fromhex("802e0103010015000000100100800200800300800400800500800600")),
    protocol("HTTP/2 preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9)),
    protocol("HTTP/2 preface and frames",
             b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes.fromhex(
                 "00000c04000000000000030000006400040000ffff" "000000040100000000")),
    protocol("gRPC call", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(9) + bytes.fromhex(
        "00001a010400000001838644" "0a2f612e422f43") + b"application/grpc"),
    protocol("gRPC over HTTP/1.1",
             get(b"/a.B/C", b"Content-Type: application/grpc\r\nTE: trailers\r\n",
                 method=b"POST"), answered(404, 405), "no such address"),
    protocol("QUIC packet", b"\xc3\x00\x00\x00\x01\x08" + bytes(range(200))),
    protocol("SSH", b"SSH-2.0-OpenSSH_9.2\r\n"),
    protocol("SOCKS 4", bytes.fromhex("040100507f00000100")),
    protocol("SOCKS 5", bytes.fromhex("05020002")),
    protocol("RDP", bytes.fromhex("0300002b26e00000000000") + b"Cookie: mstshash=user\r\n"
             + bytes.fromhex("0100080003000000")),
    protocol("SMB", bytes.fromhex("00000054ff534d4272000000001843c8") + bytes(68)),
    protocol("SMTP", b"EHLO example.org\r\nMAIL FROM:<a@b>\r\nQUIT\r\n"),
    protocol("SMTP in content",
             get(b"/", b"Content-Length: 6\r\n", b"QUIT\r\n", method=b"POST"),
             perhaps(413), "content is not read"),
    protocol("FTP", b"USER anonymous\r\nPASS x\r\n"),
    protocol("Telnet", bytes.fromhex("fffd18fffd20fffd23fffd27")),
    protocol("Redis", b"*1\r\n$4\r\nPING\r\n"),
    protocol("Memcached", b"stats\r\n"),
    protocol("PostgreSQL", bytes.fromhex("0000000804d2162f")),
    protocol("MySQL", bytes.fromhex("200000018005040000000001210000000000000000") + bytes(20)),
    protocol("LDAP", bytes.fromhex("300c020101600702010304008000")),
    protocol("DNS over TCP", bytes.fromhex(
        "001d1234010000010000000000000765" "78616d706c65036f72670000010001")),
    protocol("AMQP", b"AMQP\x00\x00\x09\x01"),
    protocol("MQTT", bytes.fromhex("100c00044d5154540402003c0000")),
    protocol("RTSP", b"OPTIONS rtsp://localhost/ RTSP/1.0\r\nCSeq: 1\r\n\r\n"),
    protocol("SIP", b"OPTIONS sip:a@localhost SIP/2.0\r\nVia: SIP/2.0/TCP a\r\n\r\n"),
    protocol("ICAP", b"OPTIONS icap://localhost/x ICAP/1.0\r\nHost: localhost\r\n\r\n"),
    protocol("FastCGI", bytes.fromhex("0101000100080000") + bytes.fromhex("0001000000000000")),
    protocol("PROXY protocol 1", b"PROXY TCP4 127.0.0.1 127.0.0.1 5 80\r\n" + get(b"/healthz")),
    protocol("PROXY protocol 2", PROXY_2 + get(b"/healthz")),
    protocol("BitTorrent", b"\x13BitTorrent protocol" + bytes(48)),
    protocol("Bitcoin", bytes.fromhex("f9beb4d976657273696f6e0000000000") + bytes(8)),
    protocol("X11", bytes.fromhex("6c000b000000000000000000")),
    protocol("Java serialisation", bytes.fromhex("aced00057372")),
    protocol("WebSocket frame", bytes.fromhex("818537fa213d7f9f4d5158")),
    protocol("one NUL", b"\x00"),
    protocol("400 NULs", bytes(400)),
    protocol("200,000 NULs", bytes(200000)),
    protocol("all bytes", bytes(range(256)) * 4),
    protocol("line ends alone", b"\r\n\r\n" * 40),
    protocol("line ends and a byte", b"\r\n\r\n" * 40 + b"x"),
    protocol("a long line", b"A" * 70000),
    protocol("a long line, then the end", [b"A" * 70000, HalfClose()]),
    protocol("random bytes", bytes((index * index * 31 + index * 7) & 255 for index in range(5000))),
    protocol("HTTP reply", b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"),
    protocol("JSON", b'{"method": "GET", "path": "/"}\r\n\r\n'),
    protocol("XML", b'<?xml version="1.0"?>\r\n\r\n'),
]
