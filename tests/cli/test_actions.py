"""A title's actions as commands, built from their one definition."""

from tests.cli.conftest import Council

SEATS = ("xanthe:Ana", "lyrie:Ben", "jilian:Cy", "syd:Dee", "elinor:Eve")


def test_an_action_gives_its_entry_and_what_comes_next(stones: Council) -> None:
    ran = stones("stones", "begin", "--first", "bob", "--json")
    assert ran.code == 0
    (done,) = ran.json["done"]
    assert done["entry"] == 3
    assert "bob" in done["label"]
    assert [event["event"] for event in done["events"]] == ["Begun"]
    assert ran.json["next"][0]["who"] == "bob"
    assert ran.json["next"][0]["action"] == "take"


def test_a_refusal_says_what_was_asked_why_not_and_what_is_allowed(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    stones("stones", "take", "3")
    ran = stones("stones", "take", "9", "--json")
    assert ran.code == 3
    assert ran.json == {
        "refused": {
            "kind": "not allowed",
            "clause": "take.there",
            "title": "stones",
            "asked": "take 9",
            "because": ran.json["refused"]["because"],
            "allowed": ["4"],
        }
    }


def test_a_refusal_for_people_stands_on_standard_error(stones: Council) -> None:
    ran = stones("stones", "take", "1")
    assert (ran.code, ran.out) == (3, "")
    assert "(take.turn)" in ran.err
    assert "You asked: take 1" in ran.err
    assert "Allowed: begin" in ran.err


def test_commands_and_groups_may_be_cut_short(stones: Council) -> None:
    assert stones("sto", "beg", "--first", "bob").code == 0
    ran = stones("s", "--json")
    assert ran.code == 4
    assert "council stones" in ran.json["refused"]["allowed"]


def test_an_unknown_word_is_refused_with_what_comes_near(stones: Council) -> None:
    ran = stones("stones", "taek", "1", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["allowed"] == ["council stones take"]


def test_an_unknown_option_is_refused_and_text_with_a_dash_is_not(stones: Council) -> None:
    ran = stones("stones", "begin", "--fisrt", "bob", "--json")
    assert ran.code == 2
    assert "--first" in ran.json["refused"]["because"]
    read = stones("stones", "take", "-3 army", "--json").json["refused"]
    assert "“-3 army”" in read["because"]


def test_a_missing_argument_is_refused_with_the_usage(stones: Council) -> None:
    ran = stones("stones", "take", "--json")
    assert ran.code == 2
    assert ran.json["refused"]["kind"] == "unreadable"
    assert ran.json["refused"]["allowed"] == ["council stones take STONES"]


def test_words_too_many_are_refused_where_the_action_takes_none(stones: Council) -> None:
    ran = stones("stones", "begin", "now", "--json")
    assert ran.code == 2
    assert "now" in ran.json["refused"]["because"]


def test_a_group_alone_lists_its_commands(stones: Council) -> None:
    ran = stones("stones", "--json")
    assert ran.code == 2
    assert "council stones take" in ran.json["refused"]["allowed"]


def test_a_secret_is_asked_for_and_never_shown(stones: Council) -> None:
    stones("stones", "begin", "--first", "bob")
    ran = stones("stones", "vow", "ann", typed="to sing\n")
    assert ran.code == 0
    assert "sing" not in ran.out + ran.err
    assert "sing" not in stones("log", "--json").out
    assert stones("state", "--json").json["vow"] == ""
    assert stones("state", "--for", "ann", "--json").json["vow"] == "to sing"
    assert "to sing" in stones("log", "--for", "ann").out


def test_a_refusal_does_not_repeat_a_secret(stones: Council) -> None:
    ran = stones("stones", "vow", "ann", "--json", typed="to sing\n")
    assert ran.code == 3
    assert ran.json["refused"]["asked"] == "vow ann"
    assert "sing" not in ran.out


def test_a_shorthand_makes_an_entry_of_each_word_and_stops_at_the_first_refusal(council: Council) -> None:
    start(council)
    ran = council("vote", "pm", "a1", "n1", "pm", "a1", "--json")
    assert ran.code == 3
    assert [one["entry"] for one in ran.json["done"]] == [7, 8, 9]
    assert ran.json["refused"]["asked"]
    assert ran.json["refused"]["title"] == "queens-dilemma"
    vote = council("state", "--json").json["vote"]
    assert vote["turn"] == "syd"
    assert vote["tiles"]["lyrie"] == {"side": "aye", "power": 1, "passed": None}


def test_each_word_of_a_shorthand_follows_the_one_before(council: Council) -> None:
    start(council)
    assert council("vote", "pm", "a1", "--at", "6").code == 0
    assert council("vote", "n1", "--at", "6").code == 3


def test_a_turn_may_be_typed_by_name_as_well(council: Council) -> None:
    start(council)
    assert council("vote", "pass", "xanthe", "moderator").code == 0
    assert council("vote", "cast", "ly", "a", "1").code == 0
    assert council("state", "--json").json["vote"]["aye"] == 1


def test_words_of_the_last_argument_need_no_quotes(council: Council) -> None:
    start(council, upto=4)
    assert council("setup", "begin", "red", "3", "food").code == 0
    assert council("state", "--json").json["space"] == "red 3 food"


def test_a_group_that_is_no_action_may_list_alone(council: Council) -> None:
    start(council, upto=2)
    duties = council("duty", "--json").json["duties"]
    assert duties
    ticked = next(one["id"] for one in duties if one["id"].startswith("d"))
    assert council("duty", "done", ticked).code == 0
    assert ticked not in [one["id"] for one in council("duty", "--json").json["duties"]]
    assert council("duty").out.count("\n") >= len(duties) - 1


def start(council: Council, upto: int = 7) -> None:
    """A campaign in its first Vote, with Xanthe to move; six entries."""
    lines = (
        ("new", "Thursday"),
        ("found", "seats", *SEATS, "--leader", "xanthe"),
        ("found", "regions", *REGIONS),
        ("found", "envelope", "12"),
        ("setup", "begin", "red 3 food"),
        ("setup", "ready"),
        ("dilemma", "read"),
    )
    for line in lines[:upto]:
        ran = council(*line)
        assert ran.code == 0, ran


BUILDING = "=red commercial 1 gold"
REGIONS = (
    *(f"{one}{BUILDING}" for one in ("blodyn", "tork", "allwed", "olwyn", "natar", "coden", "solad", "crann")),
    *(f"{one}{BUILDING}" for one in ("tiryll", "dualak")),
    "gamam",
)
