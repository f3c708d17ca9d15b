/** Types of the view of Mogul (2002). */

import type * as gen from "../../lib/net/types.gen";

export type Result = gen.MogulResult;
export type View = gen.Mogul2002View;
