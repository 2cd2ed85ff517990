"""Draws what the soak sampled."""

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402


def draw(samples, path):
    """Memory above, descriptors and connections below, over minutes."""
    minutes = [each[0] / 60 for each in samples]
    figure, (memory, files) = pyplot.subplots(
        2, 1, sharex=True, figsize=(9, 5), height_ratios=(3, 2), layout="constrained")
    memory.plot(minutes, [each[1] / (1 << 20) for each in samples], color="#1b6ca8", linewidth=1)
    memory.set_ylabel("resident memory, MiB")
    memory.set_ylim(bottom=0)
    files.plot(minutes, [each[3] for each in samples], color="#b8b8b8", linewidth=0.8,
               label="connections")
    files.plot(minutes, [each[2] for each in samples], color="#b5532a", linewidth=1.2,
               label="other descriptors")
    files.set_ylabel("descriptors")
    files.set_ylim(bottom=0)
    files.set_xlabel("minutes")
    files.legend(loc="upper right", frameon=False)
    for axes in (memory, files):
        axes.grid(alpha=0.25)
        axes.spines[["top", "right"]].set_visible(False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=110, metadata={"Software": None})
