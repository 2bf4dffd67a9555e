game = Islands
    .sentence = Bury treasures where nobody sees them, and guard them where everybody does.
    .credit = Nobody’s: made to be a guest of the house.

bury = Which treasure do you bury, and where?
    .bury = Bury the { $treasure } on { $island }
post = How many guards do you post on { $island }?
    .post = { $guards ->
        [0] Post none
       *[other] Post { COUNT($guards, "guard") }
    }

why-not = a move that is blocked
    .guards-short = you have only { COUNT($left, "guard") } left
    .not-held = you do not hold the { $treasure }

things = what a thing on the table is for
    .island = treasures are buried on an island, one in each of your turns
    .treasure = you bury a treasure in each of your turns

event-begin = { $seat }’s turn.
event-buried = { $seat } buries a treasure on { $island }{ SUFFIX(": the ", $treasure) }.
event-posted = { $seat } posts { COUNT($guards, "guard") } on { $island }.
event-dug_up = On { $island } { $seat ->
    [none] nobody wins the prize
   *[other] { $seat } wins the prize of { $prize }
 }.
event-over = Everything is dug up.
