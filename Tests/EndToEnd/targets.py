"""Addresses and fields that several tests use."""

PICTURE = "/loader/balls.svg?scale=1.4&duration=1.2"
FRAME = "/frames/coins?t=0.35"
CACHED = {
    "/": "text/html",
    "/loader/coins.svg": "image/svg+xml",
    "/loader/balls": "image/svg+xml",
    PICTURE: "image/svg+xml",
    FRAME: "application/json",
    "/frames/balls": "application/json",
    "/frames/balls?fps=30": "application/json",
    "/frames/balls.ndjson": "application/x-ndjson",
    "/loaders": "application/json",
    "/loaders/coins": "application/json",
    "/loaders/balls": "application/json",
    "/favicon.svg": "image/svg+xml",
    "/robots.txt": "text/plain",
    "/openapi.json": "application/json",
    "/llms.txt": "text/plain",
    "/schemas/frame.json": "application/schema+json",
    "/schemas/balls-parameters.json": "application/schema+json",
    "/assets/gallery.css": "text/css",
    "/assets/gallery.js": "text/javascript",
}
HEALTH = ["/healthz", "/readyz"]
MISSING = ["/nothing", "/loader/none.svg", "/loader/coins.xyz", "/frames/none", "/loaders/none",
           "/loader/", "/loader", "/frames", "//", "/loader/coins.svg/", "/LOADERS"]
FAULTY = ["/loader/coins.svg?sclae=1", "/frames/coins?t=-1"]


def assert_common_fields(reply):
    """What stands on every reply: no sniffing, and use from every origin."""
    assert reply["x-content-type-options"] == "nosniff"
    assert reply["access-control-allow-origin"] == "*"
    assert "etag" in reply.items("access-control-expose-headers")
    assert reply["cross-origin-resource-policy"] == "cross-origin"
    assert reply["timing-allow-origin"] == "*"
    names = [name for name, _ in reply.fields]
    assert len(set(names)) == len(names), "a field stands twice"
