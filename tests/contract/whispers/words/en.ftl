lay = Which card do you lay?
    .lay = Lay { $card }
snap = Do you snap?
    .let = Let it lie
    .snap = Snap
mark = Which cards do you mark?
    .done = No more
    .mark = Mark { $card }
open-mark = Which cards do you mark?
    .done = No more
    .mark = Mark { $card }

why-not = a move that is blocked
    .next-player = the next player holds it
    .not-held = you do not hold it

event-laid = { $seat } lays { $card }.
event-drawn = { $seat } draws a card{ SUFFIX(": ", $card) }.
event-marked = { $seat } marks { $card }.
event-snapped = { $seat } snaps.
event-gossip = { $seat } now holds { AND($cards) }.
