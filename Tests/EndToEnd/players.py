"""Two Lottie players that share no code: frames of an animation as pixels."""

import ctypes

import numpy
from rlottie_python import LottieAnimation
from thorvg_python import (Colorspace, Engine, EngineOption, LottieAnimation as ThorAnimation,
                           Result, SwCanvas)


class RLottie:
    """Samsung's rlottie; it knows whole frames only."""

    name = "rlottie"
    knows_fractions = False

    def __init__(self, content, width, height):
        self.size = width, height
        self.animation = LottieAnimation.from_data(content.decode("utf-8"))
        self.count = self.animation.lottie_animation_get_totalframe()

    def frame(self, number):
        """A frame as an array of rows of red, green, blue and alpha, not premultiplied."""
        width, height = self.size
        octets = self.animation.lottie_animation_render(
            frame_num=int(number), width=width, height=height)
        return straight(octets, width, height)

    def close(self):
        self.animation.lottie_animation_destroy()


class ThorVG:
    """ThorVG, which the players of dotLottie files are made of."""

    name = "ThorVG"
    knows_fractions = True
    engine = None

    def __init__(self, content, width, height):
        if ThorVG.engine is None:
            ThorVG.engine = Engine()
        self.size = width, height
        self.canvas = SwCanvas(self.engine)
        self.canvas.set_target(width, height, cs=Colorspace.ARGB8888)
        self.animation = ThorAnimation(self.engine)
        self.picture = self.animation.get_picture()
        assert self.picture.load_data(content, "lottie", None, True) == Result.SUCCESS
        self.picture.set_size(width, height)
        self.canvas.add(self.picture)
        self.count = round(self.animation.get_total_frame()[1])
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()

    def frame(self, number):
        """A frame as an array of rows of red, green, blue and alpha, not premultiplied."""
        self.animation.set_frame(number)
        self.canvas.update()
        self.canvas.draw(True)
        self.canvas.sync()
        return straight(bytes(self.canvas.buffer_arr), *self.size)

    def close(self):
        self.canvas.destroy()


PLAYERS = [RLottie, ThorVG]


def straight(octets, width, height):
    """Pixels of blue, green, red and alpha, premultiplied, as red, green, blue and alpha."""
    pixels = numpy.frombuffer(octets, numpy.uint8).reshape(height, width, 4).astype(float)
    alpha = pixels[:, :, 3:]
    colors = pixels[:, :, 2::-1] * 255 / numpy.maximum(alpha, 1)
    return numpy.concatenate([colors, alpha], axis=2)
