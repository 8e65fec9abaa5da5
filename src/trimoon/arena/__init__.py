"""Bots against bots: duplicate deals, statistics, result files. Knows no people."""
