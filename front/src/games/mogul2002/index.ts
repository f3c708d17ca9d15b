/** Mogul (2002) at the table. */

import type { GameUi } from "../../table/game";
import Details from "../mogul/Details.svelte";
import Market from "../mogul/Market.svelte";
import Seat from "../mogul/Seat.svelte";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { animate, sound } from "./flights";
import { unasked } from "./loan.svelte";
import { moveName } from "./move";
import Panels from "./Panels.svelte";
import { hint, tell, waiting } from "./words";

const ui: GameUi = {
  Board,
  Actions,
  Side: Market,
  Seat,
  Details,
  Panels,
  tell,
  moveName,
  hint,
  waiting,
  unasked,
  animate,
  sound,
  strands: ["auction", "scores"],
};

export default ui;
