"""Colours: three themes with the same names, and pictures that follow them."""

from trimoon.render import THEMES, favicon_svg, in_theme, moon_svg, tokens_css
from trimoon.render.tokens import PIP_COLORS, paint
from trimoon.rules import Call


def luminance(color):
    parts = (int(color[i : i + 2], 16) / 255 for i in (1, 3, 5))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme, one, other):
    return ratio(THEMES[theme][one], THEMES[theme][other])


def ratio(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_every_theme_has_every_token():
    assert set(THEMES) == {"night", "linen", "contrast"}
    assert len({frozenset(theme) for theme in THEMES.values()}) == 1


def test_the_fallback_is_the_night_theme():
    assert paint("tile-face") == "var(--tile-face, #F7F1E3)"
    assert all(paint(name) == f"var(--{name}, {value})" for name, value in THEMES["night"].items())


def test_a_picture_can_be_written_in_the_colours_of_a_theme():
    svg = in_theme(moon_svg(Call.FIVE, 2), "linen")
    assert "var(" not in svg
    assert 'stop-color="#4A556B"' in svg
    assert "var(" not in favicon_svg()


def test_the_style_sheet_declares_every_token_of_every_theme():
    css = tokens_css()
    for theme, tokens in THEMES.items():
        block = css.partition(f'[data-theme="{theme}"]{{')[2].partition("}")[0]
        assert all(f"--{name}:{value}" in block for name, value in tokens.items())


def test_a_wish_for_light_is_followed_only_if_asked_and_one_for_contrast_comes_first():
    light, contrast = (
        f"@media (prefers-{wish}){{" for wish in ("color-scheme:light", "contrast:more")
    )
    css = tokens_css()
    assert css.partition(light)[2].startswith(':root[data-theme="auto"]{color-scheme:light;')
    assert css.partition(contrast)[2].startswith(
        ':root:not([data-theme]),:root[data-theme="auto"]{'
    )
    assert css.index(light) < css.index(contrast)


def test_pips_in_colours_are_readable_on_every_face_and_zero_has_none():
    assert sorted(PIP_COLORS) == [f"pip-{pip}" for pip in range(1, 7)]
    for theme in THEMES.values():
        for color in PIP_COLORS.values():
            assert ratio(color, theme["tile-face"]) > 4.4
        for color in (PIP_COLORS | shaded_pips()).values():
            assert ratio(color, theme["shade-face"]) > 3


def shaded_pips():
    block = tokens_css().partition('[data-pips="colours"] .tile.shaded{')[2].partition("}")[0]
    return dict(line.removeprefix("--").split(":") for line in block.split(";"))


def test_ink_is_readable_on_faces_bright_and_in_shade():
    for theme in THEMES:
        assert contrast(theme, "pip", "tile-face") > 14
        assert contrast(theme, "pip", "shade-face") > 9
        assert contrast(theme, "inlay-pip", "inlay") > 11
        assert contrast(theme, "moon-outline", "moon-dark") > 7


def test_words_are_readable_on_sky_and_land():
    for theme in THEMES:
        for ground, words in (
            ("sky-top", ""),
            ("sky", ""),
            ("land-top", "-land"),
            ("land", "-land"),
        ):
            assert contrast(theme, f"text{words}", ground) > 6.7
            assert contrast(theme, f"muted{words}", ground) > 4.5
        assert contrast(theme, "button-text", "button") > 9
