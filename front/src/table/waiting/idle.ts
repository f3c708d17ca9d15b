/** Choices of minutes without a move until the player on turn counts as away; 0 is never. */
import type { Table } from "../../lib/net/wire";

export const IDLE: readonly Table["idle_minutes"][] = [2, 5, 15, 0];
