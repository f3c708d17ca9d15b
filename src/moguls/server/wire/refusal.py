"""Refusals of the server: codes with their HTTP status; the catalogues have a sentence for each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from moguls.errors import PicklableError

if TYPE_CHECKING:
    from moguls.server.wire.messages import EntryInfo

STATUS = {
    "rules/illegal_move": 409,
    "rules/malformed_move": 400,
    "table/not_found": 404,
    "table/full": 409,
    "table/too_many": 400,
    "table/seat_taken": 409,
    "table/present": 409,
    "table/kept": 409,
    "table/bot_keeps": 409,
    "table/not_seated": 403,
    "table/not_host": 403,
    "table/not_let": 403,
    "table/removed": 403,
    "table/own_is_kept": 409,
    "table/has_played": 409,
    "table/bot_stays": 409,
    "table/bots_only": 409,
    "table/begun": 409,
    "table/yields_fixed": 409,
    "table/not_full": 409,
    "table/closed": 409,
    "table/ended": 410,
    "table/unreadable": 410,
    "table/other_rules": 410,
    "table/not_your_seat": 403,
    "table/which_seat": 409,
    "table/not_your_turn": 409,
    "table/stale_sequence": 409,
    "table/not_started": 409,
    "table/over": 409,
    "table/not_over": 409,
    "table/no_such_seat": 404,
    "table/no_orders": 409,
    "table/no_replies": 409,
    "table/large_tree": 409,
    "table/two_replies": 409,
    "table/no_reply": 409,
    "table/order_value": 400,
    "table/no_auto_responses": 409,
    "table/no_hints": 409,
    "table/no_way_back": 409,
    "table/nothing_to_take_back": 409,
    "table/revealed": 409,
    "table/hint_failed": 503,
    "clock/out_of_range": 400,
    "clock/no_cap": 400,
    "clock/low_cap": 400,
    "clock/no_limit": 400,
    "clock/no_takeback": 409,
    "clock/used_up": 409,
    "clock/decides": 409,
    "clock/no_channel": 409,
    "clock/no_pause": 409,
    "clock/paused": 409,
    "clock/no_more_pauses": 409,
    "clock/no_vacation": 409,
    "clock/on_vacation": 409,
    "clock/no_more_vacation": 409,
    "replay/no_such_moment": 404,
    "replay/no_such_view": 404,
    "replay/over_here": 409,
    "replay/not_over": 409,
    "record/no_text": 400,
    "record/one_at_a_time": 429,
    "record/too_slow": 413,
    "record/not_now": 503,
    "record/besides": 413,
    "record/yours_full": 413,
    "record/all_full": 507,
    "record/empty": 400,
    "record/too_many": 413,
    "record/no_json": 400,
    "record/no_record": 400,
    "record/foreign": 400,
    "record/no_such_game": 400,
    "record/broken": 400,
    "record/too_deep": 400,
    "record/key_twice": 400,
    "record/no_number": 400,
    "record/long_number": 400,
    "record/half_character": 400,
    "record/wrong_field": 400,
    "record/wrong_seats": 400,
    "record/wrong_options": 400,
    "record/wrong_deal": 400,
    "record/wrong_checks": 400,
    "record/wrong_result": 400,
    "record/wrong_step": 400,
    "record/wrong_chance": 400,
    "record/no_such_move": 400,
    "record/after_the_end": 400,
    "record/not_its_turn": 400,
    "record/illegal_move": 400,
    "record/differs": 400,
    "puzzle/not_found": 404,
    "talk/disabled": 403,
    "talk/empty": 400,
    "talk/no_such_text": 404,
    "talk/nobody": 409,
    "talk/open_table": 403,
    "talk/too_long": 400,
    "talk/watching": 403,
    "usage/bad_option": 400,
    "usage/no_such_game": 404,
    "wire/malformed": 400,
    "wire/unknown_field": 400,
    "wire/unknown_value": 400,
    "wire/too_large": 413,
    "wire/rate_limited": 429,
    "wire/not_found": 404,
    "wire/method": 405,
    "wire/upgrade": 426,
    "auth/origin": 403,
    "auth/host": 403,
    "auth/token": 401,
    "auth/banned": 403,
    "device/not_found": 404,
    "device/no_such_code": 404,
    "device/too_many_codes": 429,
    "device/seats_here": 409,
    "link/no_owner": 409,
    "link/not_away": 409,
    "link/not_found": 404,
    "link/too_early": 409,
    "link/yours_already": 409,
    "channel/not_found": 404,
    "channel/off": 409,
    "channel/too_many": 409,
    "channel/zone": 400,
    "push/keys": 400,
    "push/service": 400,
    "service/address": 400,
    "webhook/malformed": 400,
    "webhook/not_https": 400,
    "webhook/user_name": 400,
    "webhook/host": 400,
    "webhook/port": 400,
    "sign_in/no_such_code": 404,
    "sign_in/no_guest": 409,
    "sign_in/not_merged": 409,
    "sign_in/no_passkeys": 409,
    "sign_in/many_passkeys": 409,
    "sign_in/no_such_passkey": 404,
    "sign_in/bad_passkey": 400,
    "one_time/not_found": 404,
    "one_time/used": 410,
    "one_time/expired": 410,
    "mail/off": 409,
    "mail/not_sent": 503,
    "mail/not_found": 404,
    "mail/no_move": 404,
    "mail/past_move": 410,
    "mail/no_at": 400,
    "mail/too_long": 400,
    "mail/local_part": 400,
    "mail/domain": 400,
    "name/empty": 400,
    "name/letter": 400,
    "name/marks": 400,
    "name/too_long": 400,
    "server/failed": 500,
}
# Refusals of a move that may have come too late.
LATE = frozenset({"table/stale_sequence", "table/not_your_turn", "table/over"})


@dataclass
class Refusal(PicklableError):
    """A refused request; nothing was changed.

    Attributes:
        code: one of STATUS.
        details: parameters of the sentence.
        rule: the clause that forbids a move.
        legal: the legal moves.
        log: the entries that a client has missed, whose request came too late.
    """

    code: str
    details: dict[str, str | int] = field(default_factory=dict)
    rule: str | None = None
    legal: list[str] | None = None
    log: list[EntryInfo] | None = None

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return STATUS[self.code]
