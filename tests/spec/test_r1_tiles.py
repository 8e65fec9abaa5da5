"""R1: players and tiles."""

from positions import begun

from trimoon.rules import ALL_TILES, TILES, Pip, Seat, Tile


def test_r1_1_three_seats_play_and_turns_go_clockwise() -> None:
    assert [seat.letter for seat in Seat] == ["S", "W", "E"]
    assert [seat.next for seat in Seat] == [Seat.WEST, Seat.EAST, Seat.SOUTH]
    assert begun(first="E").actor is Seat.EAST


def test_r1_2_the_set_is_the_22_tiles_without_blanks_but_with_the_double_blank() -> None:
    pairs = {(high, low) for high in range(7) for low in range(high + 1)}
    without_blanks = {(high, low) for high, low in pairs if low > 0}
    assert {tile.ends for tile in TILES} == without_blanks | {(0, 0)}
    assert len(TILES) == len(ALL_TILES) == 22


def test_r1_3_a_tile_is_written_high_end_first_and_a_double_has_equal_ends() -> None:
    tile = Tile(6, 4)
    assert str(tile) == "6-4"
    assert (tile.high, tile.low) == (Pip.SIX, Pip.FOUR)
    doubles = [str(tile) for tile in TILES if tile.is_double]
    assert doubles == ["0-0", "1-1", "2-2", "3-3", "4-4", "5-5", "6-6"]
