/** Consent to puzzles from the own games: one call each. */

import { call } from "../lib/net/api";
import type { PuzzleConsent } from "../lib/net/types.gen";

export const consent = (): Promise<PuzzleConsent> => call("GET", "/me/puzzles");
export const putConsent = (agrees: boolean): Promise<PuzzleConsent> =>
  call("PUT", "/me/puzzles", { agrees });
