/** Take Stock at the table. */

import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import Actions from "./actions/Actions.svelte";
import Board from "./board/Board.svelte";
import "./board/board.css";
import Certificates from "./Certificates.svelte";
import { step } from "./actions/choosing.svelte";
import Details from "./Details.svelte";
import { facts, seatFacts } from "./facts";
import { animate, sound } from "./flights";
import { moveName } from "./move";
import Panels from "./score/Panels.svelte";
import Result from "./score/Result.svelte";
import Seat from "./Seat.svelte";
import { effectOf, hint, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  dock: { phone: 21, desktop: 19, status: 5.2 },
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
  facts,
  seatFacts,
  animate,
  sound,
  strands: ["market", "scores"],
};

export default ui;
