/// The part of the gallery in which one loader is shaped; a script fills it.
struct GalleryStudio {
  /// The words of the page.
  let words: GalleryWords

  /// The studio's HTML.
  var html: String {
    """
    <dialog class="studio" id="studio" aria-labelledby="studio-title">
    <header>
    <h2 id="studio-title"></h2>
    <button type="button" id="studio-pause" aria-pressed="false">\(text("pause"))</button>
    <button type="button" id="reset">\(text("reset"))</button>
    <button type="button" id="share">\(text("share"))</button>
    <button type="button" id="close">\(text("close"))</button>
    </header>
    <p class="summary" id="studio-summary"></p>
    <div class="columns">
    <div>
    <section aria-labelledby="preview-title">
    <h3 id="preview-title">\(text("preview"))</h3>
    <div class="grounds">
    \(["light", "dark", "checker", "own"].map(ground).joined(separator: "\n"))
    </div>
    </section>
    <section class="block" aria-labelledby="instant-title">
    <h3 id="instant-title">\(text("instant"))</h3>
    <div class="row"><label for="time">\(text("time"))</label>
    <input class="grow" id="time" type="range" min="0" max="1000" step="1">
    <output id="time-told" for="time"></output></div>
    <div class="instant"><pre id="instant-state" tabindex="0" aria-label="\(text("state"))"></pre></div>
    <p><a id="instant-link" href="loaders">\(text("state"))</a></p>
    </section>
    <section class="block" aria-labelledby="file-title">
    <h3 id="file-title">\(text("file"))</h3>
    <div class="row"><label for="format">\(text("format"))</label>
    <select id="format"></select>
    <output id="bytes" for="format"></output></div>
    <p id="format-summary"></p>
    <p class="wrong" id="left-out" role="status"></p>
    <div class="row"><label for="address">\(text("address"))</label>
    <input class="grow mono" id="address" readonly>
    <button type="button" id="copy-address">\(text("copy"))</button>
    <a class="button" id="download" href="loaders" download>\(text("download"))</a></div>
    </section>
    <section class="block" aria-labelledby="snippet-title">
    <h3 id="snippet-title">\(text("snippet"))</h3>
    <div class="row"><label for="snippet">\(text("snippet"))</label>
    <select class="grow" id="snippet"></select>
    <button type="button" id="copy-snippet">\(text("copy"))</button></div>
    <pre class="block" id="snippet-text" tabindex="0" aria-labelledby="snippet-title"></pre>
    </section>
    </div>
    <form id="controls" aria-label="\(text("parameters"))"></form>
    </div>
    </dialog>
    """
  }

  private func text(_ key: String) -> String { MarkupText.escaped(words[key]) }

  /// A ground; the script puts the picture on it.
  private func ground(_ name: String) -> String {
    let pick =
      name == "own"
      ? "<input id=\"own-ground\" type=\"color\" value=\"#7c4dff\" aria-label=\"\(text("ownPick"))\">"
      : ""
    return """
      <figure class="ground" data-ground="\(name)"><div class="on-\(name)"></div>\
      <figcaption>\(text(name))\(pick)</figcaption></figure>
      """
  }
}
