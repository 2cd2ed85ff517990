// Texts to paste: each stands alone and names the loader by its whole address.

const html = (text) => text.replace(/[&<>"]/g, (sign) =>
  ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[sign]));
const pascal = (name) => name.replace(/(^|-)(\w)/g, (_, dash, letter) => letter.toUpperCase());

/**
 * The snippets for a choice: `url(extension, changes)` gives an address with some parameters
 * changed, `frames(changes)` that of frame states, `svg()` the picture's text.
 */
const snippets = [
  {
    key: 'img',
    text: ({ url, title, size }) =>
      `<img src="${html(url('svg'))}" alt="${html(title)}"${size}>`,
  },
  {
    key: 'picture',
    text: ({ url, title, size }) => `<picture>
  <source media="(prefers-color-scheme: dark)" srcset="${html(url('svg', { theme: 'dark' }))}">
  <img src="${html(url('svg', { theme: 'light' }))}" alt="${html(title)}"${size}>
</picture>`,
  },
  { key: 'inline', text: async ({ svg }) => (await svg()).trim() },
  {
    key: 'background',
    text: ({ url, name, box }) => `.loader-${name} {
  width: ${box.width}px;
  height: ${box.height}px;
  background: url("${url('svg')}") center / contain no-repeat;
}`,
  },
  {
    key: 'mask',
    text: ({ url, name, box }) => `.loader-${name} {
  width: ${box.width}px;
  height: ${box.height}px;
  background: currentColor;
  -webkit-mask: url("${url('svg')}") center / contain no-repeat;
  mask: url("${url('svg')}") center / contain no-repeat;
}`,
  },
  {
    key: 'status',
    text: ({ url, title, size }) => `<div role="status">
  <img src="${html(url('svg', { decorative: '1', title: '', lang: '' }))}" alt=""${size}>
  <span>${html(title)}…</span>
</div>`,
  },
  { key: 'markdown', text: ({ url, title }) => `![${title.replace(/[[\]\\]/g, '\\$&')}](${url('svg').replace(/[()]/g, escape)})` },
  {
    key: 'react',
    text: ({ url, title, name, box }) => `export function ${pascal(name)}Loader({ width = ${box.width}, label = ${JSON.stringify(title)} }) {
  return (
    <span role="status">
      <img src={${JSON.stringify(url('svg'))}} alt={label} width={width} />
    </span>
  );
}`,
  },
  {
    key: 'swiftui',
    needs: 'lottie.json',
    text: ({ url, name, box, title }) => `import Lottie
import SwiftUI

struct ${pascal(name)}Loader: View {
  var body: some View {
    LottieView {
      await LottieAnimation.loadedFrom(url: URL(string: ${JSON.stringify(url('lottie.json'))})!)
    }
    .looping()
    .frame(width: ${box.width}, height: ${box.height})
    .accessibilityLabel(${JSON.stringify(title)})
  }
}`,
  },
  {
    key: 'uikit',
    needs: 'lottie.json',
    text: ({ url, title }) => `import Lottie
import UIKit

let view = LottieAnimationView(url: URL(string: ${JSON.stringify(url('lottie.json'))})!) { _ in }
view.loopMode = .loop
view.isAccessibilityElement = true
view.accessibilityLabel = ${JSON.stringify(title)}
view.play()`,
  },
  {
    key: 'android',
    needs: 'lottie.json',
    text: ({ url, name, box, title }) => `import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import com.airbnb.lottie.compose.*

@Composable
fun ${pascal(name)}Loader() {
  val spec = LottieCompositionSpec.Url(${JSON.stringify(url('lottie.json'))})
  val composition by rememberLottieComposition(spec)
  LottieAnimation(
    composition,
    iterations = LottieConstants.IterateForever,
    modifier = Modifier.size(${box.width}.dp, ${box.height}.dp)
      .semantics { contentDescription = ${JSON.stringify(title)} },
  )
}`,
  },
  {
    key: 'canvas',
    text: ({ frames, box }) => `<canvas data-loader width="${box.width}" height="${box.height}"></canvas>
<script type="module">
const canvas = document.querySelector('canvas[data-loader]:not([data-drawn])');
canvas.dataset.drawn = '';
const told = await (await fetch('${frames({ fps: 60 })}')).json();
const [x, y, width, height] = told.viewBox;
const parts = new Map(told.nodes.map((node) => [node.id, node]));
const pen = canvas.getContext('2d');

const length = (shape) => {
  const names = { radius: 'r', radiusX: 'rx', radiusY: 'ry', cornerRadius: 'rx' };
  const kind = { rectangle: 'rect' }[shape.type] ?? shape.type;
  const outline = document.createElementNS('http://www.w3.org/2000/svg', kind);
  for (const [name, value] of Object.entries(shape)) outline.setAttribute(names[name] ?? name, value);
  return outline.getTotalLength();
};

function draw(node, state) {
  pen.save();
  pen.translate(state.x ?? 0, state.y ?? 0);
  pen.rotate((state.rotation ?? 0) * Math.PI / 180);
  pen.scale(state.scaleX ?? state.scale ?? 1, state.scaleY ?? state.scale ?? 1);
  pen.globalAlpha *= state.opacity ?? 1;
  const shape = node.shape;
  const path = new Path2D();
  if (shape?.type === 'circle') path.arc(0, 0, shape.radius, 0, 7);
  if (shape?.type === 'ellipse') path.ellipse(0, 0, shape.radiusX, shape.radiusY, 0, 0, 7);
  if (shape?.type === 'rectangle') path.roundRect(-shape.width / 2, -shape.height / 2, shape.width, shape.height, shape.cornerRadius ?? 0);
  if (shape?.type === 'path') path.addPath(new Path2D(shape.d));
  if (node.fill) { pen.fillStyle = node.fill; pen.fill(path); }
  if (node.stroke) {
    pen.strokeStyle = node.stroke.paint; pen.lineWidth = node.stroke.width;
    pen.lineCap = node.stroke.cap; pen.lineJoin = node.stroke.join;
    const part = state.trim ?? node.trim;
    if (part && part.length < 1) {
      const whole = length(shape);
      pen.setLineDash([part.length * whole, (1 - part.length) * whole]);
      pen.lineDashOffset = -part.start * whole;
    }
    pen.stroke(path);
  }
  const moving = new Map((state.children ?? []).map((child) => [child.id, child]));
  for (const child of node.children ?? []) draw(child, moving.get(child.id) ?? child);
  pen.restore();
}

function show(now) {
  const progress = now / 1000 / told.duration % 1;
  const frame = told.frames[Math.floor(progress * told.count)];
  pen.setTransform(canvas.width / width, 0, 0, canvas.height / height, -x * canvas.width / width, -y * canvas.height / height);
  pen.clearRect(x, y, width, height);
  if (told.background) { pen.fillStyle = told.background; pen.fillRect(x, y, width, height); }
  for (const state of frame.nodes) draw(parts.get(state.id), state);
  requestAnimationFrame(show);
}
requestAnimationFrame(show);
</script>`,
  },
  {
    key: 'swift',
    text: ({ frames }) => `import Foundation
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct Iteration: Decodable {
  struct Frame: Decodable {
    struct Body: Decodable {
      let id: String
      let x, y: Double
      let scale, scaleX, scaleY: Double?
      let rotation, opacity: Double
    }
    let t: Double
    let nodes: [Body]
  }
  let duration: Double
  let frames: [Frame]

  /// The state at a time in seconds; draw its bodies in their order.
  func frame(at time: Double) -> Frame {
    let share = (time / duration).truncatingRemainder(dividingBy: 1)
    return frames[min(Int(share * Double(frames.count)), frames.count - 1)]
  }
}

let address = URL(string: ${JSON.stringify(frames({ fps: 60 }))})!
let iteration = try JSONDecoder().decode(Iteration.self, from: Data(contentsOf: address))
for body in iteration.frame(at: 0.35).nodes { print(body.id, body.x, body.y) }`,
  },
  {
    key: 'kotlin',
    text: ({ frames }) => `import java.net.URI
import org.json.JSONObject

val told = JSONObject(URI(${JSON.stringify(frames({ fps: 60 }))}).toURL().readText())
val all = told.getJSONArray("frames")

/** The state at a time in seconds; draw its bodies in their order. */
fun frame(time: Double): JSONObject {
  val share = time / told.getDouble("duration") % 1
  return all.getJSONObject((share * all.length()).toInt())
}

fun main() {
  val bodies = frame(0.35).getJSONArray("nodes")
  for (i in 0 until bodies.length()) println(bodies.getJSONObject(i))
}`,
  },
  {
    key: 'curl',
    text: ({ url, name, extension }) =>
      `curl -fsS -o ${name}.${extension} '${url(extension).replace(/'/g, '%27')}'`,
  },
];
