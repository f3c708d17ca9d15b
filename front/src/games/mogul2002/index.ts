/** Mogul (2002) at the table. */

import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import Details from "../mogul/Details.svelte";
import Market from "../mogul/Market.svelte";
import Seat from "../mogul/Seat.svelte";
import { factsOf } from "../mogul/facts";
import { viewOf } from "../mogul/table";
import type { Choice } from "../mogul/view";
import Actions from "./Actions.svelte";
import Board from "./Board.svelte";
import { effectOf } from "./effect";
import { animate, sound } from "./flights";
import { moveName } from "./move";
import Panels from "./Panels.svelte";
import Result from "./Result.svelte";
import { step } from "./table";
import type { View } from "./view";
import { hint, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  dock: { phone: 15, desktop: 15 },
  Side: Market,
  Seat,
  Details,
  Panels,
  tell,
  moveName,
  effect: (choice, table) => effectOf(choice as Choice, viewOf<View>(table)),
  step,
  hint,
  waiting,
  ...factsOf(),
  animate,
  sound,
  strands: ["auction", "scores"],
};

export default ui;
