"""Bots against bots: duplicate deals, statistics, result files. Knows no people."""

from trimoon.arena.contenders import Contender, parse_contender
from trimoon.arena.crossing import Cross
from trimoon.arena.faults import ArenaError, ArenaFault
from trimoon.arena.files import ResultFile, Results, header_for, read_results
from trimoon.arena.intervals import Interval
from trimoon.arena.reports import summary_to_json
from trimoon.arena.results import DealResult, GameResult, SetResult
from trimoon.arena.running import Run, run
from trimoon.arena.sequential import Question, Watch
from trimoon.arena.summaries import BotSummary, Figures, Summary, summary_of
from trimoon.arena.tournaments import Orders, Tournament, play_set

__all__ = [
    "ArenaError",
    "ArenaFault",
    "BotSummary",
    "Contender",
    "Cross",
    "DealResult",
    "Figures",
    "GameResult",
    "Interval",
    "Orders",
    "Question",
    "ResultFile",
    "Results",
    "Run",
    "SetResult",
    "Summary",
    "Tournament",
    "Watch",
    "header_for",
    "parse_contender",
    "play_set",
    "read_results",
    "run",
    "summary_of",
    "summary_to_json",
]
