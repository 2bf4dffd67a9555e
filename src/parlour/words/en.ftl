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

waiting = what stands where a question would
    .thinking = { $player } is thinking.
    .for-players = { $count ->
        [0] The match is about to start.
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
    .broken-off = This match was not played to its end.
    .outdated = { CAP($reason) }.

outdated = why a match can only be saved
    .no-game = there is no game { $game } here any more; the record of this match can still be saved
    .other-version = this match was played by version { $played } of the rules of { $game }, and this program has version { $here }; its record can still be saved
