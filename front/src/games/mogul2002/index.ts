/** Mogul (2002) at the table. */

import type { GameUi } from "../../table/game";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { animate } from "./flights";
import Market from "./Market.svelte";
import Panels from "./Panels.svelte";
import Seat from "./Seat.svelte";
import { hint, tell, waiting } from "./words";

const ui: GameUi = {
  Board,
  Actions,
  Side: Market,
  Seat,
  Details,
  Panels,
  tell,
  hint,
  waiting,
  animate,
  strands: ["auction", "scores"],
};

export default ui;
