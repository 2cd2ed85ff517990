"""Pictures made of pixels, read by programs that are not ours."""

import io
import re
import subprocess
import warnings

import numpy
from PIL import Image

RATE = 10
"""Frames a second that the tests ask for: few are enough."""


class Frame:
    """One frame: its pixels as red, green, blue and alpha, and its time in milliseconds."""

    def __init__(self, pixels, start, duration):
        self.pixels = pixels
        self.start = start
        self.duration = duration


class Animation:
    """A moving picture as Pillow reads it."""

    def __init__(self, content):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            image = Image.open(io.BytesIO(content))
            self.kind = image.format
            self.size = image.size
            self.frames = []
            time = 0
            for index in range(getattr(image, "n_frames", 1)):
                image.seek(index)
                image.load()
                duration = image.info.get("duration", 0)
                self.frames.append(Frame(numpy.array(image.convert("RGBA")), time, duration))
                time += duration
            self.duration = time
            self.loop = image.info.get("loop")

    def frame_at(self, time):
        """The frame that shows at a time in milliseconds."""
        return [frame for frame in self.frames if frame.start <= time + 1e-6][-1]


def still(content):
    """The pixels of a picture with one frame."""
    return numpy.array(Image.open(io.BytesIO(content)).convert("RGBA"))


def flat(pixels):
    """Pixels that are half transparent made whole, those that are more so made nothing."""
    result = pixels.copy()
    result[..., 3] = numpy.where(pixels[..., 3] >= 128, 255, 0)
    result[result[..., 3] == 0] = 0
    return result


def visible(pixels):
    """Pixels whose colour is nothing where they are wholly transparent."""
    result = pixels.copy()
    result[result[..., 3] == 0] = 0
    return result


def centroid(pixels, colors):
    """The centre of what has one of some colours, in pixels, weighed by alpha."""
    mask = numpy.zeros(pixels.shape[:2], bool)
    for color in colors:
        mask |= (pixels[..., :3] == color).all(axis=2)
    weights = numpy.where(mask, pixels[..., 3] / 255, 0)
    total = weights.sum()
    assert total > 0, f"nothing is of {colors}"
    rows, columns = numpy.indices(weights.shape)
    return (weights * (columns + 0.5)).sum() / total, (weights * (rows + 0.5)).sum() / total


def run(*command, stdin=None):
    """What a program writes; it must succeed and say nothing against it."""
    result = subprocess.run(
        [str(part) for part in command], input=stdin, capture_output=True, timeout=60)
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout


def ffmpeg_frames(path, size):
    """The frames that ffmpeg decodes."""
    raw = run("ffmpeg", "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo",
              "-pix_fmt", "rgba", "-")
    width, height = size
    return numpy.frombuffer(raw, numpy.uint8).reshape(-1, height, width, 4)


def gifsicle_frames(path):
    """What gifsicle tells of each frame: rectangle, disposal, delay in hundredths."""
    text = run("gifsicle", "--info", path).decode()
    pattern = re.compile(
        r"image #(\d+) (?:(\d+)x(\d+) (?:at (\d+),(\d+) )?)?.*\n\s+disposal (\w+) delay ([\d.]+)s")
    return [
        {"disposal": disposal, "delay": round(float(delay) * 100)}
        for _, _, _, _, _, disposal, delay in pattern.findall(text)]


DECODE = """
const [address, done] = arguments;
(async () => {
  const reply = await fetch(address);
  const type = reply.headers.get("content-type");
  const decoder = new ImageDecoder({data: await reply.arrayBuffer(), type});
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  const frames = [];
  for (let index = 0; index < track.frameCount; index++) {
    const {image} = await decoder.decode({frameIndex: index});
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const context = canvas.getContext("2d", {willReadFrequently: true});
    context.drawImage(image, 0, 0);
    const data = context.getImageData(0, 0, canvas.width, canvas.height).data;
    let text = "";
    for (let at = 0; at < data.length; at += 32768)
      text += String.fromCharCode(...data.subarray(at, at + 32768));
    frames.push({duration: image.duration, pixels: btoa(text)});
    image.close();
  }
  return {repetitions: String(track.repetitionCount), frames};
})().then(done, error => done({error: String(error)}));
"""
"""Decodes a moving picture in a browser, frame by frame (WebCodecs, section 10)."""
