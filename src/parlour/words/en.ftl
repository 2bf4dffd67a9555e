# Sentences of the house, for any game.

list-and = { $first } and { $last }
list-or = { $first }, or { $last }
over = The match is over.

ahead = how far one can see
    .learnt = something would come to light
    .passed = another player would be asked
    .over = the match would be over

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
