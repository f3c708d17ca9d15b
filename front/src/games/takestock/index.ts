/** Take Stock at the table. */

import type { GameUi } from "../../table/game";
import type { TableModel } from "../../table/model.svelte";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import "./board.css";
import Certificates from "./Certificates.svelte";
import { step } from "./choosing.svelte";
import Details from "./Details.svelte";
import { animate, sound } from "./flights";
import { moveName } from "./move";
import Panels from "./Panels.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import { effectOf, hint, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  dock: { phone: 21, desk: 19, told: 5.2 },
  Side: Certificates,
  Seat,
  Details,
  Panels,
  tell,
  moveName,
  effect: ({ move, effect }, table) => effectOf(move, effect, table),
  step,
  hint,
  waiting,
  animate,
  sound,
  strands: ["market", "scores"],
};

export default ui;
