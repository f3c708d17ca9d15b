/** Any game without a board of its own: its state as text, its legal actions as buttons. */

import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import { phaseName, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  Seat,
  Details,
  tell,
  hint: phaseName,
  waiting,
  strands: ["scores"],
};

export default ui;
