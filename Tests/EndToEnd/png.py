"""Reads the PNG files that the browser writes: 8 bits a channel, not interlaced (PNG, third
edition)."""

import struct
import zlib


class Pixels:
    """The pixels of a PNG file, row by row from the top."""

    def __init__(self, octets):
        assert octets[:8] == b"\x89PNG\r\n\x1a\n"
        place, data = 8, b""
        while place < len(octets):
            length, kind = struct.unpack(">I4s", octets[place:place + 8])
            chunk = octets[place + 8:place + 8 + length]
            if kind == b"IHDR":
                self.width, self.height, depth, color, _, _, interlaced = struct.unpack(
                    ">IIBBBBB", chunk)
                assert depth == 8 and color in (2, 6) and not interlaced
                self.step = 3 if color == 2 else 4
            elif kind == b"IDAT":
                data += chunk
            place += length + 12
        self.rows = self._unfiltered(zlib.decompress(data))

    def _unfiltered(self, data):
        stride, step = self.width * self.step, self.step
        above, rows = bytearray(stride), []
        for start in range(0, len(data), stride + 1):
            kind, row = data[start], bytearray(data[start + 1:start + 1 + stride])
            if kind == 1:
                for i in range(step, stride):
                    row[i] = (row[i] + row[i - step]) & 255
            elif kind == 2:
                row = bytearray((a + b) & 255 for a, b in zip(row, above))
            elif kind == 3:
                for i in range(stride):
                    left = row[i - step] if i >= step else 0
                    row[i] = (row[i] + (left + above[i]) // 2) & 255
            elif kind == 4:
                for i in range(stride):
                    left = row[i - step] if i >= step else 0
                    corner = above[i - step] if i >= step else 0
                    row[i] = (row[i] + _paeth(left, above[i], corner)) & 255
            rows.append(row)
            above = row
        return rows

    def __getitem__(self, place):
        """Red, green and blue at a column and a row."""
        x, y = place
        return tuple(self.rows[y][x * self.step:x * self.step + 3])

    def colors(self):
        """Every colour that there is, with the number of its pixels."""
        counts = {}
        for row in self.rows:
            for i in range(0, len(row), self.step):
                color = bytes(row[i:i + 3])
                counts[color] = counts.get(color, 0) + 1
        return {tuple(color): count for color, count in counts.items()}


def _paeth(left, above, corner):
    estimate = left + above - corner
    near = (abs(estimate - left), abs(estimate - above), abs(estimate - corner))
    if near[0] <= near[1] and near[0] <= near[2]:
        return left
    return above if near[1] <= near[2] else corner
