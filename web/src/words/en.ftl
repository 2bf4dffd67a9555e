# What the page says of itself: its rooms, its shell. What is said of a game stands in the game's own catalogue.
#
# What stands between <marks> is drawn otherwise, as a link or in bold; the words between them are the translator's.

## Everywhere

house-name = Parlour
page-title = { $title } – { house-name }
page-title-your-turn = ● Your turn – { $title }
skip = To the content
to-the-door = To the front door
to-the-table = To the table
close = Close
settings = Settings
credits = Credits
replay = Replay
no-such-table = There is no such table.
no-such-table-letter = There is no such table; perhaps the link has lost a letter.
bot = bot
you = you
won = won
laying-the-table = Laying the table …
seat-free = free
seat-numbered = Seat { $number }
guest-name = Guest { $number }

colour-orange = orange
colour-sky-blue = sky blue
colour-green = green
colour-pink = pink
colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-grey = grey

no-server = The server cannot be reached.
no-sentence = The server answered { $status }.
no-answer = The server has not answered; the move may be played again.
# $planned: how many moves were to be made, more than one; $made: how many of them were.
plan-departed = { $why ->
    [over] The match ended on the way
    [passed] Somebody else was asked on the way
   *[learnt] Something came to light on the way
}: of your { $planned } moves { $made ->
    [0] none was
    [one] one was
   *[other] { $made } were
} played.

help = Help
not-now = Not now: <reason></reason>
why-not = Why not? { $clause }
rule = Rule { $clause }
picker-less = Less
picker-more = More
picker-how-much = How much

## Front door

door-welcome = Sit down, roll, stay a while.
door-about = Five board games: alone against bots, around one screen, or with friends over a link. No account.
door-games = Games
door-closed = The house cannot be reached.
door-record = Open a record
door-no-record = The record cannot be read.
door-your-tables = Your tables
door-open-tables = Open tables
door-nobody-waits = Nobody waits for players now.
door-being-played = Being played
door-finished = Finished
door-result = Result
door-play-on = Play on
door-your-seat = Your seat
door-join = Join
door-watch = Watch
door-bots = Play against bots
door-friends = Invite friends
door-rules = Rules
game-seats = seats
game-length = length
game-weight = weight
weight-light = light
weight-light-to-medium = light to medium
weight-medium = medium
weight-medium-to-heavy = medium to heavy
weight-heavy = heavy

## You

me-name = Your name
me-colour = Your colour

## New table

new-opponents = Opponents
new-seats = Seats
new-level = They play
new-listed = Anybody may join (listed at the front door)
new-house-rules = House rules
new-start = Start
new-lay = Lay the table
new-trouble = The table could not be laid.

## Waiting room

waiting-seats = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
waiting-free-seat = Free seat
waiting-sit = Sit here
waiting-leave = Leave
waiting-together = Somebody plays at this screen too
waiting-their-name = Their name
waiting-seat-them = Seat them
waiting-bots = Bots for the free seats
waiting-level = { $name } · { $sentence }
waiting-fill = Fill up and start
waiting-starts = The match starts by itself when every seat is taken.
waiting-invite = Invite friends
waiting-code = QR code of the invitation
waiting-address = This machine's address in your friends' network
waiting-link = Whoever opens this link picks a free seat
waiting-local = This link works on this machine only. To let your network in, start the house with <command>{ $command }</command>
waiting-elsewhere = Your own seat on another device
waiting-secret = This link is your seat. Keep it to yourself.
waiting-seat-link = Your seat
copy = Copy
copy-done = Copied
copy-pasted = Copied: it can be pasted now.
copy-by-hand = Selected: press Ctrl+C, or ⌘C, to copy it.

## A seat's link

seat-title = Your seat
seat-finding = Finding your seat …
seat-not-yet = The seat is not found yet
seat-not-taken = This seat cannot be taken
seat-none = This link is no seat of this table.
seat-no-more = This link is no seat of this table any more: it has lost a letter, or the seat was given up since.
seat-untouched = The seat that this browser has at this table is untouched.
seat-again = Try again
seat-own = To your own seat
seat-look = Look at the table

## On the way to a table

room-title = Table
room-finding = Finding the table …
lost-title = Lost
lost-nobody = Nobody is here
lost-nowhere = This address leads nowhere in the house.
old-title = A match of older rules
old-save = Save the record

## Result

result-title = Result of { $game }
result-counting = Counting …
result-trouble = The result cannot be shown.
result-over = The match is over
result-over-after = The match is over after round <b>{ $round }</b>
result-still-on = The match is still on
result-nobody = Nobody wins
# $points: a number, with the sign of what it counts.
result-win-with = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } win with { $points }
}
result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
result-short = { $name } falls short with { $points }
result-rematch = Play again
result-to-rematch = To the next match
result-no-rematch = The next match could not be laid out.
result-replay = Watch it again
result-last-position = The last position
result-act = The final scoring
result-act-skip = Skip
result-act-again = Show it again
result-act-lead = Lead over time
result-act-table = Table
result-download = Download the record
result-no-record = The record cannot be fetched.
result-door = Back to the house
result-facts = The match in numbers
result-scores = Where the points came from
result-points = Points
result-plain-scores = The scores
result-other = Other
result-lead = The points over time
result-distance = Ahead of the average, round by round
result-dice = The dice
seal-fair = <b>Checked.</b> The seed that was sealed before the first roll is the one the match was played with.
seal-fair-kept = <b>Checked.</b> The seed that was sealed before the first roll is the one the match was played with, by the seal that this browser kept from the start.
seal-broken = <b>Not right.</b> The opened seed is not the one that was sealed at the start.
seal-sealed = The seed is sealed until the match is over.
seal-unknown = This match has no seal: it came from a record.
seal-seal = seal
seal-opened = opened
chart = Scores over the match: { $ends }
chart-distance = How far each was from the average, round by round: { $ends }
chart-end = { $name } ends at { $score }
chart-start = start
chart-move = move { $ply }
chart-round = round { $round }

## Replay

replay-title = Replay of { $game }
replay-result = Result
replay-winding = Winding back …
replay-trouble = This position cannot be shown.
replay-time = Time
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-move-of = Move { $ply } of { $plies }
replay-count = <b>{ $ply }</b> / { $plies }
replay-last = { $name }: { $move }
replay-in-secret = in secret

## Rules

rules-title = Rules of { $game }
rules-heading = { $game }: the rules
rules-about = In our own words, clause by clause. After each clause stands where it comes from: the manual, a published source, or a ruling of ours.
rules-search = Search the rules
rules-search-for = a word, a card, a clause …
rules-opening = Opening the rulebook …
rules-cards = Cards and pieces
rules-none = No clause has these words.
rules-trouble = The rulebook cannot be opened.

## Settings

settings-you = You
settings-language = Language
    .note = What the house and its games say. A game that has no words in it speaks English.
    .auto = As the browser says
settings-motion = Motion
    .note = How fast dice roll and cards travel. As the system says: none, where it asks for less motion.
    .auto = As the system says
    .slow = Slow
    .normal = Normal
    .fast = Fast
    .off = Off
settings-theme = Light
    .note = By day or by night.
    .auto = As the system says
    .light = Light
    .dark = Dark
settings-confirm = Confirm moves
    .note = Whether a press on the board plays at once, or asks first.
    .auto = On touch screens
    .always = Always
    .never = Never
settings-board = Board
    .note = Drawn, or as a plain list of what lies on the table.
    .drawn = Drawn
    .plain = Plain
settings-letters = Letters as keys
    .note = Off, where they get in the way of other tools. The keys without letters always hold.
    .on = On
    .off = Off
settings-sound = Sound
    .note = A short note where something has happened to you. Silent until you have pressed something.
    .on = On
    .off = Off
keys = Keys
    .key = Key
    .what = What it does
    .where = Where
    .everywhere = everywhere
    .shell = outside the board
    .board = in the board
keys-about = <key>Tab</key> goes through everything that can be used, <key>Enter</key> uses it. The digits pick things that lie in a row, such as dice, while the focus is in the board. <key>?</key> opens the rule of what has the focus, <key>Esc</key> closes what is open. At a table:

## Credits

credits-games = Games
credits-publishers = Parlour has no ties to the publishers of these games. Rules are told in our own words, and all drawings are our own.
credits-icons = Icons
credits-icons-from = Icons from <site>game-icons.net</site>, under <licence>CC BY 3.0</licence>, coloured by us.
credits-icons-by = Icons made by { $author }
credits-maps = Maps
credits-maps-from = Made with <site>{ $author }</site>: coasts, countries, lakes and rivers, in the public domain; brought by the package { $packed }, under the { $licence } licence. Borders, seas and the shape of the maps are our own.
credits-type = Type
credits-fonts = Figtree by Erik Kennedy, Bricolage Grotesque by Mathieu Triay and Bangers by Vernon Adams, all under the SIL Open Font License, from the Fontsource project.
credits-code = Code
credits-made-with = The page is made with Svelte; its QR codes with uqr; the seal of the dice is checked with noble-hashes.

## The table

## The table

# The bar and the rulebook
bar-home = Parlour, front door
bar-help = Help
book-title = Rulebook
book-close = Close the rulebook
bar-settings = Settings
moves-close = Close

table-players = Players
table-board = Board
table-side = Beside the board

# A plate: one for each seat
plate-you = you
plate-here = here
plate-away = away
plate-away-since = away since { $since }
plate-bot = a bot
plate-stand-in = a bot plays
plate-unknown = ?
plate-asked = is to move

# What happened, and how it stands
journal-title = Journal
journal-lines = What happened
journal-why = Why?
journal-why-clause = Why? Clause { $clause }
journal-clause = Clause { $clause }
journal-after = After move { $ply }
journal-table-after = The table after move { $ply }
journal-earlier = Earlier
standing-title = Standing
standing-lead = The lead over time
standing-place = { $place }.
standing-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side-open = Open the journal
side-fold = Fold the journal away

# Since the last move
since-title = Since your last move
since-nothing = Nobody gained or lost anything.
since-close = Put it away

# Who plays in whose place
stand-in-you = A bot plays for you.
stand-in-take = Take your seat back
stand-in-me = Let a bot play for me
stand-in-me-note = Until you take the seat back
stand-in-other = Let a bot play for { $name }
stand-in-nobody = this player

# The prompt
prompt-yours = Your turn
prompt-whose = Whose turn it is
prompt-bot = is thinking
prompt-person = is to decide
prompt-final = This ends your turn, and cannot be taken back.
prompt-nobody = Nobody wins
prompt-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
prompt-seat = Seat { $seat }
prompt-watching = You are watching
prompt-pick = Pick on the board, or
prompt-pick-only = Pick on the board
prompt-not-these = Not these
prompt-not-together = This cannot be picked together
prompt-back = Back
prompt-escape = Esc
prompt-more = More …
prompt-more-moves = More … all { $count } moves
prompt-skip = Skip ahead ({ $count })
prompt-why = Why not? { $clause }
prompt-result = Result
prompt-rematch = Rematch
prompt-to-rematch = To the rematch
prompt-replay = Look back
prompt-hinting = The expert is thinking …
prompt-hints = Hint, the best first
prompt-chance = Chance to win
prompt-best = Best:
prompt-percent = { $percent } %
prompt-estimated = estimated chance to win
prompt-undo = Undo
prompt-undo-possible = Your last move, until something new comes to light or somebody else moves.
prompt-undo-impossible = Cannot be undone: { $reason }.
prompt-undo-nothing = there is nothing to undo
prompt-hint = Hint
prompt-hint-possible = What an expert would do, with the chance to win.
prompt-hint-impossible = When it is your turn, an expert can tell you its mind.
moves-title = All moves
moves-count = All moves ({ $count })
moves-possible = Every legal move in a list: { $count }.
moves-impossible = It is not your turn.
moves-find = Find a move
moves-not-now = Not now

# The menu
menu-title = Menu
menu-rules = Rules
menu-replay = Look back at the match
menu-phone = Go on with your phone
menu-phone-note = Point your camera here. The code is your seat: let nobody else see it. Both screens stay seated.
menu-phone-closed = This house listens to this machine only: no phone can reach it. Start it so that the network can come in, and there is a code here.
menu-phone-code = QR code of your own seat
menu-phone-copy = Copy the link instead
menu-phone-copied = Copied. It is your seat: give it to nobody.
menu-phone-selected = Selected: press Ctrl+C, or ⌘C, to copy it.
menu-phone-link = The link of your own seat
menu-link = Link for friends and watchers
menu-link-label = Whoever opens it takes a free seat, or watches
menu-settings = Motion, light, keys
menu-home = Front door
menu-home-note = Your seat stays yours, and waits
menu-leave = Leave the table
menu-leave-note = A bot plays on; your seat waits for you

# The line to the server
line-open = connected
line-connecting = connecting …
line-lost = No line since { $since }
line-next = trying again in { $seconds } s
line-trying = trying …
line-closed = left

# Between two people at one screen
curtain-title = The screen goes to { $name }
curtain-lift = I am { $name }

# The dice, sealed before the match
replay-seal = The seed of the dice was sealed at the start; it is opened at the end, and checked on the result page.

# The keys of the table
key-undo = Undo, or back out of a choice that is begun
key-undo-only = Undo
key-answer = To the answers
key-back = Back out of a choice that is begun
key-nth = The answers in the prompt, one after the other
key-hint = Hint
key-moves = All moves
key-rules = The rules
key-replay = Look back
key-side = Open or fold the journal
