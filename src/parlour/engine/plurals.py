"""How languages count: which form of a noun goes with a whole number, as the Unicode CLDR has it."""

from collections.abc import Callable

Rule = Callable[[int], str]


def one_other(number: int) -> str:
    return "one" if number == 1 else "other"


def zero_or_one(number: int) -> str:
    return "one" if number in (0, 1) else "other"


def no_plural(number: int) -> str:
    return "other"


def east_slavic(number: int) -> str:
    ones, tens = number % 10, number % 100
    if ones == 1 and tens != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= tens <= 14 else "many"


def serbian(number: int) -> str:
    form = east_slavic(number)
    return "other" if form == "many" else form


def polish(number: int) -> str:
    if number == 1:
        return "one"
    form = east_slavic(number)
    return "few" if form == "few" else "many"


def czech(number: int) -> str:
    return "one" if number == 1 else "few" if 2 <= number <= 4 else "other"


def slovene(number: int) -> str:
    return {1: "one", 2: "two", 3: "few", 4: "few"}.get(number % 100, "other")


def romanian(number: int) -> str:
    if number == 1:
        return "one"
    return "few" if number == 0 or 1 <= number % 100 <= 19 else "other"


def lithuanian(number: int) -> str:
    ones, tens = number % 10, number % 100
    if 11 <= tens <= 19 or ones == 0:
        return "other"
    return "one" if ones == 1 else "few"


def latvian(number: int) -> str:
    ones, tens = number % 10, number % 100
    if ones == 0 or 11 <= tens <= 19:
        return "zero"
    return "one" if ones == 1 else "other"


def icelandic(number: int) -> str:
    return "one" if number % 10 == 1 and number % 100 != 11 else "other"


def hebrew(number: int) -> str:
    return {1: "one", 2: "two"}.get(number, "other")


def arabic(number: int) -> str:
    if number in (0, 1, 2):
        return ("zero", "one", "two")[number]
    tens = number % 100
    return "few" if 3 <= tens <= 10 else "many" if tens >= 11 else "other"


def irish(number: int) -> str:
    if number in (1, 2):
        return ("one", "two")[number - 1]
    return "few" if 3 <= number <= 6 else "many" if 7 <= number <= 10 else "other"


def welsh(number: int) -> str:
    return {0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"}.get(number, "other")


# Languages that count as English does need no line.
RULES: dict[Rule, str] = {
    zero_or_one: "am bn fa fr gu hi hy kn pt zu",
    no_plural: "id ja ko lo ms my th vi yo zh",
    east_slavic: "be ru uk",
    serbian: "bs hr sr",
    polish: "pl",
    czech: "cs sk",
    slovene: "sl",
    romanian: "mo ro",
    lithuanian: "lt",
    latvian: "lv",
    icelandic: "is mk",
    hebrew: "he",
    arabic: "ar",
    irish: "ga",
    welsh: "cy",
}


def plural_rule(language: str) -> Rule:
    """By the language's tag: `pt-BR` counts as `pt`."""
    base = language.replace("_", "-").partition("-")[0].lower()
    return next((rule for rule, languages in RULES.items() if base in languages.split()), one_other)
