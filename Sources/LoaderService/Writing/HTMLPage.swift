/// The frame of every page: no script, no font, nothing from elsewhere.
enum HTMLPage {
  /// What a page may load (CSP 3): pictures of this service and its own style, nothing else.
  static let contentSecurityPolicy =
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; "
    + "form-action 'none'"

  /// A whole document of a title (plain text) and a body (HTML).
  static func html(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(MarkupText.escaped(title))</title>
    <style>\(style)</style>
    </head>
    <body>
    <main>
    \(body)
    </main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root{color-scheme:light dark;--back:#fbfaf8;--card:#fff;--ink:#22201d;--soft:#6b655d;\
    --line:#e6e1d9;--link:#0b5cad}\
    @media (prefers-color-scheme:dark){:root{--back:#191817;--card:#232120;--ink:#efece7;\
    --soft:#a8a199;--line:#383532;--link:#7ab8ff}}\
    *{box-sizing:border-box}\
    body{margin:0;background:var(--back);color:var(--ink);font:16px/1.5 system-ui,sans-serif}\
    main{max-width:60rem;margin:0 auto;padding:2.5rem 1.25rem}\
    h1{font-size:1.7rem;line-height:1.2;margin:0 0 .75rem}h2{font-size:1.05rem;margin:0}\
    p{margin:.5rem 0;max-width:42rem}a{color:var(--link)}small{color:var(--soft)}\
    code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}\
    dt{margin-top:1rem}dd{margin:.25rem 0 0}\
    .loaders{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;\
    list-style:none;margin:1.5rem 0;padding:0}\
    .loaders li{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem}\
    .stage{display:grid;place-items:center;height:9rem}.stage img{max-width:100%;max-height:100%}
    """
}
