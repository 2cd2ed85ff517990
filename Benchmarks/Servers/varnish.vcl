vcl 4.1;

backend files {
  .host = "127.0.0.1";
  .port = "STATIC_PORT";
}

sub vcl_backend_response {
  set beresp.ttl = 1d;
}
