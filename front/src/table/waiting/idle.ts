/** After how many minutes without a move who is on turn counts as gone; 0 is never. */
import type { Table } from "../../lib/net/wire";

export const IDLE: readonly Table["idle_minutes"][] = [2, 5, 15, 0];
