game = Nim
    .sentence = Take stones, and take the last one.
    .credit = Nobody’s: Nim is old.

take = Take stones from a heap
    .take = Take { $stones } from heap { $heap }

why-not = a move that is blocked
    .too-few = there { $left ->
        [0] are no stones
        [one] is only 1 stone
       *[other] are only { $left } stones
    } in this heap

event-laid = The heaps have { AND($heaps) } stones.
event-taken = { $seat } takes { COUNT($stones, "stone") } from heap { $heap }.
    .verb = takes
