import type { Instant } from "@blenda/domain/shared/time";
import type { Chance } from "./chance.ts";

/** From Sunday to Saturday: people make things on weekends. */
const WEEK = [1.35, 0.8, 0.75, 0.85, 0.9, 1.05, 1.4];
export const weekdayWeight = (at: Instant): number => WEEK[new Date(at).getUTCDay()] ?? 1;

/** Few at night, most in the afternoon and evening. */
export const hourOf = (chance: Chance): number => 6 + 17 * Math.sqrt((chance.next() + chance.next()) / 2);
