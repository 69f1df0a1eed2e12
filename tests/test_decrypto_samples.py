from random import Random

import pytest

from mmteach.decrypto import (
    Sample,
    check_clues,
    draw_keywords,
    fold,
    from_json,
    sample_games,
    sample_words,
    to_json,
)
from mmteach.errors import LanguageError
from mmteach.i18n import LANGUAGES

GAMES = [pytest.param(game, id=f"{lang}-{game.title}") for lang in LANGUAGES for game in sample_games(lang)]


class TestSampleGames:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_there_are_six_or_more_from_easy_to_hard(self, lang: str) -> None:
        levels = [game.level for game in sample_games(lang)]
        assert len(levels) >= 6
        assert levels == sorted(levels)
        assert set(levels) == {1, 2, 3}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_they_end_in_every_way_that_five_rounds_allow(self, lang: str) -> None:
        ends = [game.play().verdict for game in sample_games(lang)]
        assert {end.cause for end in ends if end} == {"interceptions", "miscommunications", "both"}
        assert {end.by for end in ends if end} == {"tokens", "points", "keywords", "draw"}

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_one_shows_a_right_guess_in_round_1(self, lang: str) -> None:
        results = [result for game in sample_games(lang) for result in game.play().results]
        assert "too_early" in {result.interception for result in results}

    @pytest.mark.parametrize("game", GAMES)
    def test_each_is_legal_by_the_rules_and_over_after_five_rounds_or_more(self, game: Sample) -> None:
        played = game.play()
        assert (played.phase, played.round_number >= 5) == ("over", True)
        assert from_json(to_json(played)) == played

    @pytest.mark.parametrize("game", GAMES)
    def test_no_clue_meets_an_objection(self, game: Sample) -> None:
        for side, team in enumerate(game.teams):
            clues = [clue for turn in game.turns[side::2] for clue in turn.clues]
            assert check_clues(clues, team.keywords) == ()

    @pytest.mark.parametrize("game", GAMES)
    def test_each_clue_has_one_sentence_of_its_own_why_it_belongs_there(self, game: Sample) -> None:
        reasons = [reason for turn in game.turns for reason in turn.reasons]
        assert len(reasons) == len(set(reasons)) == 3 * len(game.turns)
        assert all(reason.endswith(".") and ". " not in reason for reason in reasons)

    @pytest.mark.parametrize("game", GAMES)
    def test_the_eight_keywords_differ(self, game: Sample) -> None:
        assert len({fold(word) for team in game.teams for word in team.keywords}) == 8

    def test_a_language_we_do_not_have_is_refused(self) -> None:
        with pytest.raises(LanguageError):
            sample_games("la")


class TestWords:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_there_are_enough_for_several_games_and_none_twice(self, lang: str) -> None:
        words = sample_words(lang)
        assert len({fold(word) for word in words}) == len(words) >= 64

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_no_word_lies_inside_another(self, lang: str) -> None:
        folded = [fold(word) for word in sample_words(lang)]
        assert [(a, b) for a in folded for b in folded if a != b and a in b] == []

    def test_a_seed_draws_the_same_eight_words_again(self) -> None:
        words = draw_keywords("fr", Random(4))
        assert words == draw_keywords("fr", Random(4))
        assert len(set(words)) == 8
        assert set(words) <= set(sample_words("fr"))
