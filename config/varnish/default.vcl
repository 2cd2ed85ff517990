vcl 4.1;

# Varnish in front of loaderd: cache, three replicas.
#   varnishd -C -f "$PWD/config/varnish/default.vcl"     checks it as it stands
# Start it with -p http_gzip_support=off: the service compresses, in brotli too, and Varnish is
# to keep what it gets. TLS is ended before Varnish.

import directors;
import std;

probe ready {
  # A replica that is about to stop says so before it does.
  .request =
    "GET /readyz HTTP/1.1"
    "Host: loaderd"
    "Connection: close";
  .interval = 1s;
  .timeout = 2s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

backend replica1 {
  .host = "127.0.0.1";
  .port = "8080";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}

backend replica2 {
  .host = "127.0.0.1";
  .port = "8081";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}

backend replica3 {
  .host = "127.0.0.1";
  .port = "8082";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 30s;
}

sub vcl_init {
  new replicas = directors.round_robin();
  replicas.add_backend(replica1);
  replicas.add_backend(replica2);
  replicas.add_backend(replica3);
}

sub vcl_recv {
  set req.backend_hint = replicas.backend();

  # What clients say about proxies before this one is not believed, and cookies and
  # credentials are none of the service's business.
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Server;
  unset req.http.X-Real-IP;
  unset req.http.Cookie;
  unset req.http.Authorization;
  set req.http.X-Forwarded-For = client.ip;
  set req.http.X-Forwarded-Proto = "http";
  unset req.http.X-Forwarded-Host;
  if (req.http.Host) {
    set req.http.X-Forwarded-Host = req.http.Host;
  }

  # Figures are for the inside; Prometheus asks the replicas.
  if (req.url ~ "^(?i)/(m|%6d)(e|%65)(t|%74)(r|%72)(i|%69)(c|%63)(s|%73)(\?|$)") {
    return (synth(404));
  }

  # Clients spell Accept-Encoding in hundreds of ways; the service and Vary see three.
  if (req.http.Accept-Encoding
      ~ "(?i)(^|,)[ \t]*br[ \t]*(;[ \t]*q=(0?\.0*[1-9][0-9]*|1(\.0*)?)[ \t]*)?(,|$)") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding
      ~ "(?i)(^|,)[ \t]*(x-)?gzip[ \t]*(;[ \t]*q=(0?\.0*[1-9][0-9]*|1(\.0*)?)[ \t]*)?(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "/(healthz|readyz)(\?|$)") {
    return (pass);
  }
  return (hash);
}

sub vcl_hash {
  # The order of parameters changes no byte of an answer, nor does the host.
  hash_data(std.querysort(req.url));
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # What is known is better than an error; another replica is better than none.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
      return (retry);
    }
  }
  set beresp.grace = 1d;
  set beresp.keep = 1d;
}

sub vcl_backend_fetch {
  # Another replica for another try.
  if (bereq.retries > 0) {
    set bereq.backend = replicas.backend();
  }
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.Content-Type = "application/problem+json";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.Access-Control-Allow-Origin = "*";
  set beresp.body = {"{"type":"about:blank","title":"Service Unavailable","status":503}"};
  set beresp.status = 503;
  return (deliver);
}

sub vcl_deliver {
  # Varnish compares one tag; a list that has the answer's, or a star, is as good.
  if (resp.http.ETag && req.http.If-None-Match
      && (req.http.If-None-Match == "*" || std.strstr(req.http.If-None-Match, resp.http.ETag))) {
    set req.http.If-None-Match = resp.http.ETag;
  }
  # RFC 9211.
  if (obj.uncacheable) {
    set resp.http.Cache-Status = "varnish; fwd=bypass";
  } else if (obj.hits > 0) {
    set resp.http.Cache-Status = "varnish; hit";
  } else {
    set resp.http.Cache-Status = "varnish; fwd=uri-miss";
  }
  unset resp.http.X-Varnish;
}

sub vcl_synth {
  set resp.http.Content-Type = "application/problem+json";
  set resp.http.Cache-Control = "no-store";
  set resp.body =
    {"{"type":"about:blank","title":""} + resp.reason + {"","status":"} + resp.status + "}";
  return (deliver);
}
