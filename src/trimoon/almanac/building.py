"""The odds of the hands built: which choices are tried, how long, which is taken, what it is worth.

Rounds of trials: all serious choices meet a few splits, those that did best for some bid meet more,
and so on. For each hand and bid the choice with the highest mean is taken, more tricks among
equals, and what is taken meets fresh splits: a choice valued on the splits that chose it would
look better than it is. Each piece of work leaves a file, so that a build goes on where it stopped.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Final

from trimoon.almanac.choosing import Results
from trimoon.almanac.folding import PLACES
from trimoon.almanac.odds import SPLITS
from trimoon.almanac.ranks import masks_of, ranks_of
from trimoon.almanac.trials import COLUMNS, Trials
from trimoon.almanac.volume import BIDS, hands_volume, write_hands
from trimoon.rules import TILES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress = Callable[[int, int, int], object]
"""Told the step, and how many of the trials in it are made."""

ROUNDS: Final = ((4, 12), (12, 2), (32, 1))
"""Splits that each choice left meets in a round, and how many are left for each bid after it."""

_PIECE: Final = 4000 * PLACES  # numbers of trials; not all of them are made


@dataclass(frozen=True, slots=True)
class Plan:
    """What is built: all figures follow from these numbers."""

    splits: int = 200
    seed: int = 1
    rounds: tuple[tuple[int, int], ...] = ROUNDS

    @property
    def is_exact(self) -> bool:
        """Whether the last step counts all splits, of all choices left, and takes the best."""
        return self.splits == SPLITS

    @property
    def screening(self) -> tuple[tuple[int, int], ...]:
        """The rounds before the last step."""
        return self.rounds[:-1] if self.is_exact else self.rounds

    @property
    def steps(self) -> int:
        """The rounds and the last step."""
        return len(self.screening) + 1

    @property
    def chosen_by(self) -> int:
        """The splits behind each choice taken."""
        return SPLITS if self.is_exact else sum(splits for splits, _ in self.rounds)

    @property
    def folder(self) -> str:
        """What the folder of its pieces is called."""
        rounds = "-".join(f"{splits}x{left}" for splits, left in self.screening)
        return f"hands-{self.splits}-{self.seed}-{rounds}"


def build_hands(plan: Plan, path: Path, work: Path, command: str, progress: Progress) -> None:
    """Build the file of all hands; what was made of it before lies in the folder `work`."""
    choices, counts = Building(plan, work, progress).chosen(masks_of(PLACES))
    write_hands(
        path,
        {
            "splits": plan.splits,
            "chosen_by": plan.chosen_by,
            "seed": plan.seed,
            "command": command,
        },
        (
            choices.tobytes(),
            counts.astype("u1" if plan.splits < 256 else "<u2").tobytes(),
            sevens_from(counts, plan.splits).astype("<u2").tobytes(),
        ),
    )
    hands_volume.cache_clear()
    shutil.rmtree(work / plan.folder)


def sevens_from(counts: NDArray[np.uint16], splits: int) -> NDArray[np.uint16]:
    """Give the chances of all hands of seven before the widow, times 65535, shape (n, 4)."""
    import numpy as np

    sevens = masks_of(7)
    made = np.zeros((len(sevens), BIDS), dtype=np.int64)
    of_bid = counts[:, range(BIDS), range(BIDS)]
    for tile in TILES:
        without = np.flatnonzero(sevens >> np.uint32(tile.index) & np.uint32(1) == 0)
        with_widow = ranks_of(sevens[without] | np.uint32(1 << tile.index), PLACES)
        made[without] += of_bid[with_widow]
    widows = len(TILES) - 7
    return np.rint(made * 65535 / (widows * splits)).astype(np.uint16)


class Building:
    """A build in a folder of its own, which goes on from the pieces that it finds there."""

    def __init__(self, plan: Plan, work: Path, progress: Progress) -> None:
        self._plan, self._folder, self._progress = plan, work / plan.folder, progress
        self._trials = Trials(plan.seed)
        self._stop = Event()
        self._folder.mkdir(parents=True, exist_ok=True)

    def chosen(self, hands: NDArray[np.uint32]) -> tuple[NDArray[np.uint8], NDArray[np.uint16]]:
        """Give choices (n, 4) and counts (n, 4, 4) for hands of eight, by mask."""
        import numpy as np

        plan, results = self._plan, Results(hands)
        for step, (splits, kept) in enumerate(plan.screening):
            results.add(results.left, self._made(results.left, step, splits))
            if step < len(plan.rounds) - 1:
                results.narrow(kept)
        choices, chosen = results.taken()
        last = results.left if plan.is_exact else np.unique(chosen)
        results.replace(last, self._made(last, plan.steps - 1, plan.splits))
        if plan.is_exact:
            choices, chosen = results.taken()
        return choices, results.counts(chosen)

    def _made(self, trials: NDArray[np.int32], step: int, splits: int) -> NDArray[np.uint16]:
        """Give the results of trials, on all processors."""
        import numpy as np

        results = np.empty((len(trials), COLUMNS), dtype=np.uint16)
        bounds = np.flatnonzero(np.diff(trials // _PIECE, prepend=-1, append=1 << 30))
        done = 0
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            futures = {
                pool.submit(self._piece, trials[begin:end], step, splits): slice(begin, end)
                for begin, end in pairwise(bounds)
            }
            try:
                for future in as_completed(futures):
                    results[futures[future]] = future.result()
                    done += len(results[futures[future]])
                    self._progress(step, done, len(trials))
            except BaseException:
                self._stop.set()
                pool.shutdown(cancel_futures=True)
                raise
        return results

    def _piece(self, trials: NDArray[np.int32], step: int, splits: int) -> NDArray[np.uint16]:
        """Give the results of some trials from their file, or make them and write it."""
        import numpy as np

        path = self._folder / f"{step}-{trials[0] // _PIECE:04d}.npy"
        if path.exists():
            results: NDArray[np.uint16] = np.load(path)
            return results
        results = self._trials.results(trials, step, splits, self._stop.is_set)
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.save(file, results)
        part.replace(path)
        return results
