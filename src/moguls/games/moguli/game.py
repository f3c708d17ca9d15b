"""Rules of Moguli, assembled for the core."""

from moguls.core.rules import Automation, Codec, Display, Identity, Rules
from moguls.games.moguli import (
    board,
    compulsory_move,
    finish,
    material,
    moves,
    observe,
    reach,
    setup,
    start_row,
    step,
    swap,
    switches,
    turn,
)
from moguls.games.moguli.actions import (
    ACTION_OF,
    DENIALS,
    MAX_CHOICES,
    NUM_ACTIONS,
    TURN_RULE,
    Action,
    to_text,
)
from moguls.games.moguli.check import KEYS, check_state, phase_name
from moguls.games.moguli.deal import read_deal, seats_of, write_deal
from moguls.games.moguli.events import tell
from moguls.games.moguli.material import SEATS
from moguls.games.moguli.meanings import MEANINGS
from moguls.games.moguli.orders import FIELDS, standing_order
from moguls.games.moguli.picture import FACE
from moguls.games.moguli.preview import preview
from moguls.games.moguli.shown import SHOWN
from moguls.games.moguli.state import State
from moguls.games.moguli.switches import SWITCHES, pack, refuse
from moguls.games.moguli.view import own, public
from moguls.games.moguli.words import say
from moguls.kernel.rules.planes import described

RULES = Rules(
    name="moguli",
    seats=range(SEATS, SEATS + 1),
    num_actions=NUM_ACTIONS,
    state=State,
    modules=(
        *(material, switches, board, reach, start_row, moves, finish),
        *(compulsory_move, turn, swap, setup, observe, step),
    ),
    shared=(),
    refuse=refuse,
    max_choices=MAX_CHOICES,
    to_text=to_text,
    denials=DENIALS,
    planes=described(observe.PLANES, MEANINGS),
    identity=Identity(
        title="Moguli (2004)",
        package="moguls.games.moguli",
        version=1,
        switches=SWITCHES,
        pack_options=pack,
        table_options={"max_turns": "0", "start_row_duty": "rotation"},
    ),
    codec=Codec(
        seats_of=seats_of,
        read_deal=read_deal,
        write_deal=write_deal,
        actions=ACTION_OF,
        check_state=check_state,
        check_keys=KEYS,
    ),
    display=Display(
        turn_rule=TURN_RULE,
        phase=phase_name,
        public=public,
        own=own,
        tell=tell,
        deals={"pawn": "walk"},
        shown=SHOWN,
        say=say,
        preview=preview,
        face=FACE,
    ),
    automation=Automation(
        by_itself=frozenset({int(Action.END)}),
        order_fields=FIELDS,
        standing_order=standing_order,
        has_replies=True,
    ),
)
