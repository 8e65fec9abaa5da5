"""`trimoon almanac build`: the shipped knowledge computed anew, with bars, stopped and gone on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from trimoon.almanac import SPLITS, Aim
from trimoon.almanac.building import Plan, build_hands
from trimoon.almanac.dealt import deals_of
from trimoon.almanac.equity import FIELDS, Equity, path_of, spread_out, write
from trimoon.almanac.equity_build import build_equity
from trimoon.almanac.volume import HANDS
from trimoon.cli.faults import BadUse
from trimoon.cli.voices import Voice
from trimoon.solver import backend

_USUAL_SPLITS = 200
_DEALS_FOR_EQUITY = 150


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was given on the command line; None where it was not."""

    exact: bool
    splits: int | None
    seed: int
    output: Path | None

    @property
    def folder(self) -> Path:
        """Where the data go: where they are read, unless said otherwise."""
        return self.output or HANDS.parent

    @property
    def plan(self) -> Plan:
        """What the hands are built from; raises BadUse."""
        if self.exact and self.splits is not None:
            raise BadUse("almanac.exact_or_splits")
        splits = SPLITS if self.exact else Plan().splits if self.splits is None else self.splits
        if not 1 <= splits <= SPLITS:
            raise BadUse("almanac.bad_splits", text=splits, n=SPLITS)
        if not 0 <= self.seed < 1 << 63:
            raise BadUse("cli.bad_value", text=self.seed, name="--seed")
        return Plan(splits, self.seed)


def build(wanted: Wanted, parts: tuple[str, ...], voice: Voice) -> int:
    """Build parts of the almanac, and give the exit code."""
    steps: dict[str, Callable[[Wanted, Voice], None]] = {"hands": _hands, "equity": _equity}
    plan = wanted.plan
    if backend == "twin":
        voice.warn("solve.slow")
    try:
        wanted.folder.mkdir(parents=True, exist_ok=True)
        for part in parts:
            steps[part](wanted, voice)
    except KeyboardInterrupt:
        voice.warn("almanac.stopped", folder=wanted.folder / "pieces" / plan.folder)
        return 130
    except OSError as error:
        raise BadUse("cli.cannot_write", path=wanted.folder, message=error.strerror) from error
    return 0


def _hands(wanted: Wanted, voice: Voice) -> None:
    plan, path = wanted.plan, wanted.folder / HANDS.name
    amount = "--exact" if plan.is_exact else f"--splits {plan.splits}"
    command = f"trimoon almanac build hands {amount} --seed {plan.seed}"
    with _bars(plan.steps, voice) as progress:
        build_hands(plan, path, wanted.folder / "pieces", command, progress)
    voice.tell("almanac.built", path=path)


def _equity(wanted: Wanted, voice: Voice) -> None:
    deals = deals_of(_DEALS_FOR_EQUITY, wanted.seed)
    for name, ruleset in FIELDS.items():
        field = None
        for aim in Aim:
            path = wanted.folder / path_of(name, aim).name
            with _rounds(path.name, voice) as progress:
                values = build_equity(ruleset, deals, field, progress)
            write(path, values)
            voice.tell("almanac.built", path=path)
            field = Equity(spread_out(values))


@contextmanager
def _bars(steps: int, voice: Voice) -> Iterator[Callable[[int, int, int], None]]:
    """Show on a terminal how far each step is."""
    from tqdm import tqdm

    bars: list[tqdm[None]] = []

    def progress(step: int, done: int, of: int) -> None:
        if len(bars) <= step:
            name = voice.say("almanac.step", step=step + 1, steps=steps)
            bars.append(tqdm(total=of, desc=name, disable=None, smoothing=0.05))
        bars[-1].update(done - bars[-1].n)

    try:
        yield progress
    finally:
        for bar in bars:
            bar.close()


@contextmanager
def _rounds(name: str, voice: Voice) -> Iterator[Callable[[int, float], None]]:
    """Show on a terminal the iterations, and how much the last one changed."""
    from tqdm import tqdm

    with tqdm(desc=name, disable=None) as bar:

        def progress(number: int, change: float) -> None:
            bar.set_postfix_str(voice.figure(change, 4), refresh=False)
            bar.update(number + 1 - bar.n)

        yield progress
