"""A crowded position of four seats, composed as a match in its sixth summer would be: for drawings and pictures."""

from typing import Any

CROWDED: dict[str, Any] = {
    "seats": 4,
    "nations": ["om", "cresaria", "hog", "arc"],
    "round": 6,
    "action": 2,
    "order": [3, 0, 1, 2],
    "turn": 0,
    "coins": [9, 3, 12, 6],
    "science": [2, 4, 0, 1],
    "vp": [27, 29, 24, 31],
    "cities": {
        0: {"brine-isles": ["garrison"], "cloud-garden": ["great"], "home": ["civic"]},
        1: {"tangle-bay": ["great"]},
        2: {"red-dunes": ["civic"]},
        3: {"home": ["great"]},
    },
    "buildings": {
        0: {
            "home": ["turnip-farm", "moss-cellar", "srika-pasture", "mine", "academy", "inn"],
            "brine-isles": ["salt-works", "docks"],
            "cloud-garden": ["watchtower", "factory", "crystal-spire"],
        },
        1: {"home": ["turnip-farm", "moss-cellar", "srika-pasture", "academy"], "tangle-bay": ["inn", "docks"]},
        2: {
            "home": ["turnip-farm", "moss-cellar", "srika-pasture", "barracks", "mine"],
            "red-dunes": ["salt-works", "demon-tower", "factory"],
        },
        3: {"home": ["turnip-farm", "mine", "barracks", "moss-cellar", "factory", "library"]},
    },
    "towns": {0: ["turnip-cross", "brine-harbor"], 2: ["lantern-hollow", "deepvein"], 3: ["ironford"]},
    "hand": {
        0: [
            "banker", "architect", "builder", "researcher",
            "soldier", "captain", "scout", "war-machine", "gyrocopter",
        ],
        1: ["scholar", "mayor", "sage", "captain", "battle-mage", "scout"],
        2: ["merchant", "soldier", "captain", "warlord"],
        3: ["scholar", "foreman", "banker", "soldier", "ironclad"],
    },
    "citizen_deck": {0: ["scholar", "cartographer"]},
    "citizen_discards": {0: ["inventor", "merchant", "fixer"]},
    "military_deck": {0: ["schooner"]},
    "military_discards": {0: ["mercenary", "soldier-2", "pirate"]},
    "known": {0: ["citizen", "military"]},
    "row": [
        "chowder-house", "salt-works", "deep-mine", "silk-grove", "monument", "demon-tower",
        "crystal-spire", "clock-tower", "fortress", "grand-bazaar",
    ],
    "stacks": {
        1: ["cinderwick", "shepherds-gate"],
        2: ["gearwick", "emberhold"],
        3: ["free-port", "prism-rock"],
    },
    "spied": {0: ["shepherds-gate", "emberhold", "prism-rock"]},
    "score_cards": ["A", "B"],
    "left": {"A": 0, "B": 0, "C": 7},
    "seed": 5,
}  # fmt: skip

# The same with no room left in my cities.
FULL: dict[str, Any] = {
    **CROWDED,
    "buildings": {
        **CROWDED["buildings"],
        0: {
            "home": ["turnip-farm", "moss-cellar", "srika-pasture", "mine", "academy", "inn", "library"],
            "brine-isles": ["salt-works", "docks", "opera-house"],
            "cloud-garden": ["watchtower", "factory", "crystal-spire", "steamworks"],
        },
    },
}
