"""Rules of Mogul (2002), assembled for the core."""

from moguls.core.rules import Automation, Codec, Display, Identity, Rules
from moguls.games.mogul2002 import (
    auction,
    dividends,
    finish,
    loan,
    observe,
    options,
    reveal,
    setup,
    step,
)
from moguls.games.mogul2002.actions import ACTION_OF, DENIALS, NUM_ACTIONS, TURN_RULE, to_text
from moguls.games.mogul2002.check import check_state, phase_name
from moguls.games.mogul2002.deal import read_deal, redeal_history, seats_of, write_deal
from moguls.games.mogul2002.events import tell
from moguls.games.mogul2002.material import COMPANIES, MAX_SEATS
from moguls.games.mogul2002.meanings import MEANINGS
from moguls.games.mogul2002.orders import LIMITED, LOAN, STANDING, standing_order
from moguls.games.mogul2002.picture import FACE
from moguls.games.mogul2002.shown import SHOWN
from moguls.games.mogul2002.state import State
from moguls.games.mogul2002.switches import SWITCHES, pack, refuse
from moguls.games.mogul2002.view import own, public
from moguls.games.mogul2002.words import say
from moguls.kernel.rules.planes import described
from moguls.mechanisms import chip_auction, seats, shuffle
from moguls.mechanisms.mogul import deck, planes
from moguls.mechanisms.mogul.check import KEYS
from moguls.mechanisms.mogul.orders import FIELDS

RULES = Rules(
    name="mogul-2002",
    seats=range(3, MAX_SEATS + 1),
    num_actions=NUM_ACTIONS,
    state=State,
    modules=(auction, dividends, finish, loan, observe, options, reveal, setup, step),
    shared=(seats, shuffle, chip_auction, deck, planes),
    refuse=refuse,
    to_text=to_text,
    denials=DENIALS,
    planes=described(observe.PLANES, MEANINGS),
    identity=Identity(
        title="Mogul (2002)",
        package="moguls.games.mogul2002",
        version=1,
        switches=SWITCHES,
        pack_options=pack,
    ),
    codec=Codec(
        redeal_history=redeal_history,
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
        deals={"sell": "points"},
        shown=SHOWN,
        say=say,
        face=FACE,
        colours=COMPANIES,
    ),
    automation=Automation(
        order_fields=FIELDS,
        standing_order=standing_order,
        question=LOAN,
        brisk=frozenset({"loan"}),
        standing=STANDING,
        limited=LIMITED,
    ),
)
