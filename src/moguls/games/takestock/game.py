"""Rules of Take Stock (2006), assembled for the core."""

from moguls.core.rules import Automation, Codec, Display, Identity, Rules
from moguls.games.takestock import (
    audit,
    bear,
    choices,
    effects,
    event_bags,
    finish,
    hand,
    insider,
    market,
    observe,
    playing,
    resample,
    round_end,
    rounds,
    setup,
    step,
    tokens,
    trade,
    turn,
)
from moguls.games.takestock.actions import (
    ACTION_OF,
    DENIALS,
    MAX_CHOICES,
    NUM_ACTIONS,
    TURN_RULE,
    to_text,
)
from moguls.games.takestock.check import KEYS, check_state, phase_name
from moguls.games.takestock.deal import read_chance, read_deal, seats_of, write_chance, write_deal
from moguls.games.takestock.events import tell
from moguls.games.takestock.material import COMPANIES, MAX_SEATS, MIN_SEATS
from moguls.games.takestock.meanings import MEANINGS
from moguls.games.takestock.orders import FIELDS, STANDING, standing_order
from moguls.games.takestock.picture import FACE
from moguls.games.takestock.resample_history import redeal_history
from moguls.games.takestock.sheet import past
from moguls.games.takestock.shown import SHOWN
from moguls.games.takestock.state import State
from moguls.games.takestock.switches import SWITCHES, pack, refuse
from moguls.games.takestock.view import own, public
from moguls.games.takestock.words import say
from moguls.kernel.rules.planes import described
from moguls.mechanisms import shuffle

RULES = Rules(
    name="take-stock",
    seats=range(MIN_SEATS, MAX_SEATS + 1),
    num_actions=NUM_ACTIONS,
    state=State,
    modules=(
        *(audit, event_bags, bear, choices, effects, finish, hand, insider, market, observe),
        *(playing, round_end, rounds, resample, setup, step, tokens, trade, turn),
    ),
    shared=(shuffle,),
    refuse=refuse,
    max_choices=MAX_CHOICES,
    to_text=to_text,
    denials=DENIALS,
    planes=described(observe.PLANES, MEANINGS),
    identity=Identity(
        title="Take Stock (2006)",
        package="moguls.games.takestock",
        version=1,
        switches=SWITCHES,
        pack_options=pack,
        remark="shares on certificates: reconstructed (TKS-C1)",
    ),
    codec=Codec(
        redeal_history=redeal_history,
        forget=resample.forget,
        seats_of=seats_of,
        read_deal=read_deal,
        write_deal=write_deal,
        actions=ACTION_OF,
        check_state=check_state,
        check_keys=KEYS,
        write_chance=write_chance,
        read_chance=read_chance,
    ),
    display=Display(
        turn_rule=TURN_RULE,
        phase=phase_name,
        public=public,
        own=own,
        past=past,
        tell=tell,
        deals={"score": "points"},
        shown=SHOWN,
        say=say,
        face=FACE,
        secrets=True,
        colours=COMPANIES,
    ),
    automation=Automation(order_fields=FIELDS, standing_order=standing_order, standing=STANDING),
)
