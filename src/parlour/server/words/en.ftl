# What the server says of itself: why something cannot be done, what is waited for, how well bots play.
# What is said of a game stands in the game's own catalogue, what is said of any match in that of the house.

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

levels = how well bots play
levels-easy = Easy
    .sentence = Makes many mistakes
levels-normal = Normal
    .sentence = Plays at first sight
levels-hard = Hard
    .sentence = Looks a few turns ahead
levels-expert = Expert
    .sentence = Thinks up to two seconds
no-level = bots have no level { $level }: { $known }

## Who asks

token = a token that does not do
    .no-seat-here = this token belongs to no seat of this room
    .seat-wanted = this needs a seat's token
    .host-has-no-seat = this needs a seat's token, and the host's is none
    .host-wanted = this needs the host's token
    .host-only = only the host may do this
    .player-wanted = this match was not played to its end: its record is for those who played in it
    .other-seat = this token is not seat { $seat }'s
    .spectator = a spectator has no moves

## Rooms

room = what cannot be done with a room
    .unknown = there is no room { $room }
    .gone = there is no such room any more
    .started = the match has started; you can watch it
    .no-open-seat = no seat is open
    .seat-taken = seat { $seat } is taken
    .seat-twice = seat { $seat } is given twice
    .filled = the match has started: no seat is open
    .nobody-there = nobody sits on seat { $seat }: fill the open seats with bots
    .of-record = nobody sits in a room that was made of a record
    .kept = the match has started, and is kept
    .no-rematch = a rematch can be played when the match is over
    .race = others were faster, again and again; try once more

stand-in = why a bot cannot play on for somebody
    .not-playing = the match is not being played
    .here = { $player } is here: nobody else can hand over this seat
    .not-asked = { $player } is away, but others are asked
    .wait = { $player } is away: a bot may play on in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
    .nameless = seat { $seat }

## The match

match = what cannot be done in a match
    .not-started = the match has not started
    .seats-open = the match has not started: seats are still open
    .brought = this match was brought as a record: it can only be replayed
    .over = the match is over
    .other-turn = it is not your turn: { $player } is asked
    .other-ply = you answer ply { $ply }, but { $known ->
        [one] { $known } move has
       *[other] { $known } moves have
    } been played
    .few-plies = only { $known ->
        [one] { $known } move has
       *[other] { $known } moves have
    } been played
    .bot-plays = a bot plays for you: take the seat back first
    .key-used = this Idempotency-Key was used for another move
    .rules-failed = the rules could not carry this move out; it was not played
    .race = others were faster, again and again; look at the table and try once more
    .no-hint = no hint was found; try once more
    .no-time = there was no time to look ahead so often
    .seed-inside = the record holds the seed of the dice, so it is shown when the match is over

## What strangers bring

brought = a record, or numbers, that cannot be played here
    .no-text = a record is text in UTF-8
    .damaged = the record is damaged: it cannot be replayed
    .no-replay = the record cannot be replayed
    .no-position = the position that the record begins with cannot be set up: { $reason }
    .numbers = with these numbers the game cannot be played
    .no-end = with these numbers a match does not come to an end
    .slow = { $wrong }: it takes longer than { $seconds } seconds
    .memory = { $wrong }: it takes more than { $megabytes } MB of memory
    .busy = too much is being tried out here just now; wait a moment
    .moves = the record has { $count } moves; at most { $most } can be brought
    .options = the record has { $count } options; at most { $most } can be brought
    .overrides = the record changes { $count } numbers; at most { $most } can be brought
    .texts = the record changes texts; only changed numbers can be brought
    .large-table = the record leads to a table of more than { $kilobytes } kB
    .long-journal = the record tells more than { $megabytes } MB of what happened

## Requests

too-many = more than one caller may ask for
    .rooms = too many rooms were opened from here; wait a minute
    .joins = too many seats were taken from here; wait a minute
    .records = too many records were brought from here; wait a minute
    .moves = too many moves in a short time; wait a moment
    .looks = too many looks ahead in a short time; wait a moment
    .hints = too many hints in a short time; think for yourself a moment
    .requests = too many requests in a short time; wait a moment
    .sockets = too many open connections from here; close one first
    .nonsense = too many messages that make no sense

request = a request that cannot be answered
    .nothing-here = there is nothing at this address
    .other-method = this address does not take that method
    .foreign = this request came from a foreign page
    .too-large = a request is at most { $most } bytes long here
    .too-slow = the request did not come to its end in time
    .refused = this request cannot be answered (status { $status })
    .failed = something went wrong in the house; it was written down
    .not-written = this could not be written down, so it has not happened; try again in a while
    .no-hello = no first message came
    .no-text = messages are texts
    .no-json = the message is no JSON
    .incomplete = a move names the ply it answers, and itself

not-built = The page is not built: run `{ $command }` in the checkout. The API is described at { $api }.

# What is wrong with a field of a request. The ids are those of pydantic, and a few of ours.
field = { $field }: { $wrong }
wrong = is wrong
    .json_invalid = the request is no JSON
    .missing = field required
    .extra_forbidden = extra inputs are not permitted
    .int_parsing_size = this number has too many digits
    .int_type = input should be a valid integer
    .int_parsing = input should be a valid integer, unable to parse string as an integer
    .int_from_float = input should be a valid integer, got a number with a fractional part
    .bool_type = input should be a valid boolean
    .bool_parsing = input should be a valid boolean, unable to interpret input
    .string_type = input should be a valid string
    .string_unicode = input should be a valid string, unable to parse raw data as a unicode string
    .list_type = input should be a valid list
    .dict_type = input should be a valid dictionary
    .model_type = input should be an object
    .model_attributes_type = input should be an object
    .greater_than = input should be greater than { $gt }
    .greater_than_equal = input should be greater than or equal to { $ge }
    .less_than = input should be less than { $lt }
    .less_than_equal = input should be less than or equal to { $le }
    .string_too_short = string should have at least { $min_length ->
        [one] { $min_length } character
       *[other] { $min_length } characters
    }
    .string_too_long = string should have at most { $max_length ->
        [one] { $max_length } character
       *[other] { $max_length } characters
    }
    .string_pattern_mismatch = string should match pattern { $pattern }
    .too_short = there should be at least { $min_length ->
        [one] { $min_length } item
       *[other] { $min_length } items
    }, not { $actual_length }
    .too_long = there should be at most { $max_length ->
        [one] { $max_length } item
       *[other] { $max_length } items
    }, not { $actual_length }
    .literal_error = input should be { OR($expected) }
    .unshowable = holds signs that cannot be shown
    .no_name = has no sign that can be shown
    .move_or_moves = either a move or moves
