"""Rules of Mogul (2013), assembled for the core."""

from moguls.core.rules import Automation, Codec, Display, Identity, Rules
from moguls.games.mogul2013 import (
    auction,
    credit,
    depots,
    dividends,
    finish,
    observe,
    options,
    reveal,
    setup,
    step,
)
from moguls.games.mogul2013.actions import (
    ACTION_OF,
    DENIALS,
    MAX_CHOICES,
    NUM_ACTIONS,
    TURN_RULE,
    to_text,
)
from moguls.games.mogul2013.check import KEYS, check_state, phase_name
from moguls.games.mogul2013.deal import read_deal, redeal_history, seats_of, write_deal
from moguls.games.mogul2013.events import tell
from moguls.games.mogul2013.facts import LOW_SEATS, MAX_SEATS
from moguls.games.mogul2013.material import COMPANIES, FILE, REMARK
from moguls.games.mogul2013.meanings import MEANINGS
from moguls.games.mogul2013.orders import LIMITED, STANDING, standing_order
from moguls.games.mogul2013.picture import FACE
from moguls.games.mogul2013.shown import SHOWN
from moguls.games.mogul2013.state import State
from moguls.games.mogul2013.switches import SWITCHES, pack, refuse
from moguls.games.mogul2013.view import FIXED, own, public
from moguls.games.mogul2013.words import say
from moguls.kernel.rules.planes import described
from moguls.mechanisms import chip_auction, seats, shuffle
from moguls.mechanisms.mogul import deck, planes
from moguls.mechanisms.mogul.orders import FIELDS

RULES = Rules(
    name="mogul-2013",
    seats=range(LOW_SEATS, MAX_SEATS + 1),
    num_actions=NUM_ACTIONS,
    state=State,
    modules=(*(auction, credit, depots, dividends, finish, observe, options, reveal, setup), step),
    shared=(seats, shuffle, chip_auction, deck, planes),
    refuse=refuse,
    max_choices=MAX_CHOICES,
    to_text=to_text,
    denials=DENIALS,
    planes=described(observe.PLANES, MEANINGS),
    facts=FILE.data,
    identity=Identity(
        title="Mogul (2013)",
        package="moguls.games.mogul2013",
        version=1,
        switches=SWITCHES,
        pack_options=pack,
        remark=REMARK,
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
        fixed=FIXED,
        tell=tell,
        deals={"sell": "points"},
        shown=SHOWN,
        say=say,
        face=FACE,
        colours=COMPANIES,
    ),
    automation=Automation(
        order_fields=FIELDS, standing_order=standing_order, standing=STANDING, limited=LIMITED
    ),
)
