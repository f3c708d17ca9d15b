/** Mogul (2013) at the table. */

import type { GameUi } from "../../table/model/game";
import type { TableModel } from "../../table/model/model.svelte";
import { factsOf } from "../mogul/facts";
import { viewOf } from "../mogul/table";
import Actions from "./actions/Actions.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { depotFacts } from "./depots";
import { effectOf } from "./effect";
import { animate } from "./flights";
import { moveName, partName } from "./move";
import Panels from "./Panels.svelte";
import { step } from "./actions/plan.svelte";
import Result from "./Result.svelte";
import Seat from "./Seat.svelte";
import Side from "./Side.svelte";
import type { Choice, View } from "./view";
import { hint, sound, tell, waiting } from "./words";

const ui: GameUi<TableModel> = {
  Board,
  Actions,
  Result,
  dock: { phone: 16.5, desktop: 16, status: 5.5 },
  Side,
  Seat,
  Details,
  Panels,
  tell,
  moveName,
  partName,
  effect: (choice, table) => effectOf(choice as Choice, viewOf<View>(table)),
  step,
  hint,
  waiting,
  ...factsOf(depotFacts),
  animate,
  sound,
  strands: ["auction", "scores"],
};

export default ui;
