#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes support-desk.csv, the trace that projects/replay.toml replays: python3 make_support_desk.py

Made up, with a fixed seed: a support desk over ten minutes, 500 requests, busier in the middle. Most are short
questions; one in eight carries a long document.
"""
import csv
import math
import pathlib
import random

ROWS = 500
MINUTES = 10


def main():
    draw = random.Random(2024)
    seconds = MINUTES * 60
    # Two thirds of the requests spread evenly, the rest gathers around the middle.
    arrivals = sorted(
        draw.uniform(0, seconds) if draw.random() < 2 / 3 else min(max(draw.gauss(seconds / 2, 60), 0), seconds)
        for _ in range(ROWS)
    )
    path = pathlib.Path(__file__).with_name("support-desk.csv")
    with path.open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["arrival_s", "prompt_tokens", "output_tokens", "class"])
        for arrival in arrivals:
            long = draw.random() < 1 / 8
            prompt = draw.lognormvariate(math.log(5000 if long else 600), 0.4 if long else 0.7)
            output = draw.lognormvariate(math.log(120 if long else 180), 0.7)
            rows.writerow([f"{arrival:.3f}", max(1, round(prompt)), max(1, round(output)), "document" if long else "question"])


if __name__ == "__main__":
    main()
