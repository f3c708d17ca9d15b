/** What the server shows of a table of Mogul (2002), by the names that it has here. */

import type * as gen from "../../lib/net/types.gen";

export type Result = gen.MogulResult;
export type View = gen.Mogul2002View;
