/** Any game without a board of its own: its state as text, its legal actions as buttons. */

import { t } from "../../lib/i18n.svelte";
import type { GameUi } from "../../table/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";

const ui: GameUi = {
  Board,
  Actions,
  words: "table",
  tell: () => null,
  hint: () => "",
  waiting: (table) => t("table-turn-other", { name: table.name(table.turn ?? 0) }),
};

export default ui;
