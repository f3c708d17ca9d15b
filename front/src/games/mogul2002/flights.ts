/** What flies in Mogul (2002) beside what flies in both games. */

import { animator, place, seat, send } from "../mogul/flights";

export const animate = animator({
  loan: (event) => send("chip", place("bank"), seat(event), 2),
});
