# Sentences of the house, for any game.

list-and = { $first } and { $last }
list-or = { $first }, or { $last }
over = The match is over.

ahead = how far one can see
    .learnt = something would come to light
    .passed = another player would be asked
    .over = the match would be over

board = what stands on any board
    .score = Score
    .more = More to choose from
    .none = none
    .yes = yes
    .no = no

not-asked-about = this has nothing to do with the question

illegal = a move that is none
    .over = the match is over
    .plan-length = a plan has 1 to { $most } moves, not { $moves }
    .plan-over = the plan goes on after its end: { $reason }
    .no-text = a move is a text or an action id, not { $move }
    .other-question = action { $move } is no answer to this question: { $prompt }
    .no-move = { $move } is no move here; moves are { $some }{ $more ->
        [yes] {" "}…
       *[no] {""}
    }
    .not-now = { $move } cannot be played now
    .refused = { $move } cannot be played: { $reason }

no-undo = the last move cannot be taken back: { $reason }
    .nothing-played = nothing has been played yet
    .may-have-moved = { $player } may have moved since
    .has-moved = { $player } has moved since
    .learnt = something new came to light with the last move
    .not-started = the match has not started
    .no-player = only a player can take back
    .over = the match is over, and its seed is known

no-seat = there is no seat { $seat }: the seats are 0 to { $last }

did-you-mean = the end of a sentence about an unknown word
    .near = did you mean { $near }?
    .some = known are { $some } and { $more } more
    .all = known are { $all }
    .none = there are none

setup = what no match can be started with
    .no-game = there is no game { $game }: { $known }
    .left-out = the game { $game } ({ $entry }) is left out: { $reason }
    .seats = { $game } is for { $fewest } to { $most } players, not { $seats }
    .names = there are { $seats } seats, but { $names } names of players
    .no-option = { $game } has no option { $option }: { $known }
    .no-value = option { $option } is one of { $values }, not { $value }
    .no-battles = { $game } has no battles to calculate

override = a number or a text that cannot be changed so
    .too-many = at most { $most } numbers and texts can be changed, not { $changed }
    .no-path = there is no { $path } to change: { $known }
    .fixed = { $path } cannot be changed: it says what is in the box
    .built-on = { $path } cannot be changed: the rest of the game builds on it
    .no-word = { $path } cannot be { $word }: { $known }
    .too-long = { $path } has at most { $most } signs, not { $signs }
    .brace = { $path } has a brace that is not closed, or not opened
    .no-number-beside = { $path } can name numbers beside it, such as {"{cost}"}, and has { $name }
    .other-kind = { $path } is { $old }; { $new } is no value of that kind
    .range = { $path } must be from { $least } to { $most }, not { $new }

seed = a seed
    .kind = { $name } is a number or a text, not { $seed }
    .wide = { $name } that is a number has at most { $bits } bits
    .long = { $name } that is a text has at most { $most } signs, not { $signs }
    .no-text = { $name } holds signs that are no text

record = a record that cannot be loaded
    .no-text = a record is text
    .no-record = this is no record: its first line is not { $head } and a number
    .newer-format = this record has format { $format }, which is newer than this program's { $here }
    .goes-on = the record goes on after its end: { $text }
    .once-more = line { $line } of the record says once more what its { $word } is
    .long-line = line { $line } of the record is longer than { $most } signs: { $text }
    .unreadable = line { $line } of the record cannot be read: { $text }
    .cut-off = the record is cut off: it has no end line
    .no-game = the record does not say which game it is, or for how many seats
    .players = the record names { $players } players for { $seats } seats
    .unplayable = the record cannot be played: { $reason }
    .newer-rules = this record was played by version { $played } of the rules of { $game }, which is newer than the version { $here } that this program has
    .older-rules = this record was played by version { $played } of the rules of { $game }, which is older than the version { $here } that this program has
    .other-seat = the record is damaged: move { $ply } is not seat { $seat }'s to make
    .illegal = the record is damaged at move { $ply }: { $reason }
    .other-position = the record is damaged: it does not lead to the position it was saved at

scenario = a position that cannot be set up
    .no-key = a scenario has no key { $key }: { $known }
    .no-table = { $key } is a table, not { $value }
    .no-flag = { $key } is true or false, not { $value }
    .no-choice = { $key } is one of { $values }, not { $value }
    .no-numbers = { $key } is a list of { $seats } numbers, one a seat, not { $value }
    .no-seat-table = { $key } is a table from seat to value, not { $value }
    .no-seat = { $key } speaks of seat { $seat }; the seats are 0 to { $last }
    .no-names = { $key } is a list of names, not { $value }
    .unknown = { $key } has { $word }, which is unknown: { $known }
    .no-number = { $key } is a number from { $least } to { $most }, not { $value }
    .most-values = a scenario has at most { $most } values
    .long-text = a text in a scenario has at most { $most } signs, not { $signs }
    .large-number = a number in a scenario is from -{ $most } to { $most }
    .too-deep = a scenario has at most { $most } tables or lists within each other
