"""The catalogues agree with each other and keep each language's typography and glossary."""

from __future__ import annotations

import re
from gettext import GNUTranslations

import pytest
from texts.catalogues_read import CATALOGUES, FOLDER, MESSAGES, TEXTS, forms_of, places_of

from trimoon.texts import LANGUAGES

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"

AVOIDED = {
    "en": "round dealer match euchred busted bone stone card cards kitty",
    "fr": "tuile tuiles carreau série famille tour tours levée levées mène mener mènent offre "
    "offrant soumissionnaire farce manche chien bot bots carte cartes",
    "it": "trucco trucchi abito condurre conduce portare esci uscire offerta offerente gara round "
    "palo atout carta carte mazzo",
    "af": "truuk truuks toertjie pak kleed slaag verdubbel aftel aanvoer toneelstuk gebod nommer "
    "geteken teël teëls rondte kaart kaarte",
    "bg": "двоен двойни трик оферта офериране търг участник цена води боя рунд "
    "изхвърлям изхвърля козырь полумесец карта карти",
    "th": "กลอุบาย เคล็ดลับ หลอกล่อ คนที่กล้าหาญ ไม้เด็ด ตัวเด่น ชุดเด่น กระเบื้อง ไทล์ แผ่น ไพ่ เสนอราคา ชักนำ "
    "นำไปสู่ เจ้ามือ ผู้ประมูลได้เสีย ครับ ค่ะ",
}
"""Words that the glossary warns of; those that are right in another sense are left out."""


def breaches(pattern: str, language: str) -> list[tuple[str, str]]:
    found = re.compile(pattern)
    return [(id_, text) for lang, id_, text in TEXTS if lang == language and found.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryCatalogue:
    def test_has_the_same_ids_in_the_same_order_as_english(self, language: str) -> None:
        assert list(MESSAGES[language]) == list(MESSAGES["en"])

    def test_has_plural_forms_for_the_same_ids_as_english(self, language: str) -> None:
        plurals = {id_ for id_, message in MESSAGES[language].items() if message.pluralizable}
        assert plurals == {id_ for id_, message in MESSAGES["en"].items() if message.pluralizable}

    def test_has_the_same_places_as_english_in_every_form(self, language: str) -> None:
        def places(of: str) -> dict[str, set[frozenset[str]]]:
            return {
                id_: {frozenset(places_of(form)) - {"n"} for form in forms_of(message)}
                for id_, message in MESSAGES[of].items()
            }

        assert places(language) == places("en")

    def test_leaves_nothing_empty_or_unsure(self, language: str) -> None:
        empty = [id_ for lang, id_, text in TEXTS if lang == language and not text.strip()]
        assert empty == []
        assert [id_ for id_, message in MESSAGES[language].items() if message.fuzzy] == []

    def test_is_compiled_from_its_source_as_it_is_now(self, language: str) -> None:
        with FOLDER.joinpath(f"{language}.mo").open("rb") as file:
            compiled = GNUTranslations(file)
        stale = [
            id_
            for id_, message in MESSAGES[language].items()
            if (
                forms_of(message)[-1] not in (compiled.gettext(id_), compiled.ngettext(id_, id_, 2))
            )
        ]
        assert stale == [], "compile the catalogues: python build_backend/catalogues.py"

    def test_names_its_language_and_its_plural_forms(self, language: str) -> None:
        header = dict(CATALOGUES[language].mime_headers)
        other = {"fr": "nplurals=2; plural=(n > 1);", "th": "nplurals=1; plural=0;"}
        assert header["Language"] == language
        assert header["Plural-Forms"] == other.get(language, "nplurals=2; plural=(n != 1);")

    def test_uses_no_straight_quotes_and_no_three_dots(self, language: str) -> None:
        assert breaches(r"""['"]|\.\.\.""", language) == []

    def test_uses_the_true_minus_and_dash(self, language: str) -> None:
        assert breaches(r"(^|\s)-\d|\s-\s|--(?!\w)", language) == []

    def test_has_no_doubled_or_outer_spaces(self, language: str) -> None:
        assert breaches(r"\s\s|^\s|\s$", language) == []

    def test_avoids_the_words_that_the_glossary_warns_of(self, language: str) -> None:
        words = "|".join(AVOIDED[language].split())
        # Thai has no spaces between words, so that no word has an edge.
        edge = "" if language == "th" else r"\b"
        assert breaches(rf"(?i){edge}({words}){edge}", language) == []


class TestFrench:
    def test_has_a_narrow_space_before_high_punctuation(self) -> None:
        assert breaches(rf"[^{NARROW}\s?!][;!?]|[ {NO_BREAK}][;!?]", "fr") == []

    def test_has_a_no_break_space_before_a_colon(self) -> None:
        assert breaches(rf"[^{NO_BREAK}]:(?!//)", "fr") == []

    def test_has_no_break_spaces_inside_its_quotes(self) -> None:
        assert breaches(rf"«[^{NO_BREAK}]|[^{NO_BREAK}]»|[“”]", "fr") == []

    def test_never_puts_a_name_where_it_would_need_an_elision(self) -> None:
        assert breaches(r"(?i)\b(de|que|si|lorsque|puisque|jusque|ce|se|ne) \{name\}", "fr") == []

    def test_never_puts_a_group_of_tiles_where_its_article_would_melt(self) -> None:
        assert breaches(r"(?i)\b(de|à) \{suit\}", "fr") == []

    def test_keeps_the_accents_of_capitals(self) -> None:
        assert breaches(r"\b(A|Echap|Echange|Ecart\w*|Egalité|Etat) ", "fr") == []

    def test_says_vous(self) -> None:
        assert breaches(r"(?i)\b(tu|toi|ton|tes)\b", "fr") == []


class TestEnglish:
    def test_has_no_space_before_punctuation(self) -> None:
        assert breaches(r"\s(?:[;:!,]|\.(?!\w))", "en") == []

    def test_opens_and_closes_its_quotes(self) -> None:
        odd = [
            id_ for lang, id_, text in TEXTS if lang == "en" and text.count("“") != text.count("”")
        ]
        assert odd == []


class TestItalian:
    def test_has_no_space_before_punctuation_or_inside_quotes(self) -> None:
        assert breaches(r"\s[;:!,]|«\s|\s»|[“”]", "it") == []

    def test_writes_accents_as_accents(self) -> None:
        assert breaches(r"(?i)\b(e|perche|piu|puo|gia|cosi)’(\s|$)", "it") == []

    def test_says_tu(self) -> None:
        assert breaches(r"(?i)\b(lei|voi|vostr\w)\b", "it") == []


class TestAfrikaans:
    def test_writes_the_article_with_an_apostrophe(self) -> None:
        assert breaches(r"(^|\s)[‘ʼ]n\b", "af") == []

    def test_has_a_capital_after_an_article_that_begins_a_sentence(self) -> None:
        assert breaches(r"[.!?] ’n [a-z]", "af") == []

    def test_says_jy(self) -> None:
        assert breaches(r"(?i)\bu\b", "af") == []


class TestBulgarian:
    def test_has_its_own_quotes(self) -> None:
        assert breaches(r"[”«»]", "bg") == []

    def test_never_puts_a_place_where_the_preposition_would_change(self) -> None:
        assert breaches(r"(?i)(^|\s)[вс] \{(name|seat|n|bid)\}", "bg") == []

    def test_has_no_russian_letters(self) -> None:
        assert breaches(r"(?i)[ыэё]", "bg") == []


class TestThai:
    def test_has_no_full_stop_at_the_end_of_a_sentence(self) -> None:
        assert breaches(r"[ก-๛]\.", "th") == []

    def test_has_european_digits(self) -> None:
        assert breaches(r"[๐-๙]", "th") == []

    def test_sets_latin_words_and_numbers_apart(self) -> None:
        assert breaches(r"[ก-๎](?=[0-9])|[0-9](?=[ก-ฮ])", "th") == []
