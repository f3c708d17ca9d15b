/** Moguli at the table. */

import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import Actions from "./Actions.svelte";
import Board from "./courtyard/Board.svelte";
import { step } from "./board-controls.svelte";
import Details from "./Details.svelte";
import { facts, seatFacts } from "./facts";
import { animate } from "./flights";
import { effect, moveName } from "./move";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import { hint, sound, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  dock: { phone: 15.5, desktop: 16, status: 6.5 },
  Side,
  Seat,
  Details,
  tell,
  moveName,
  effect,
  step,
  hint,
  waiting,
  facts,
  seatFacts,
  animate,
  sound,
  strands: ["scores"],
  drawsHints: true,
};

export default ui;
