import { axisAmount } from "../../lib/text/amount.ts";
import { exact } from "../../lib/text/numbers.ts";

export const MAP_MEASURES = ["visits", "orders", "cents"] as const;
export type MapMeasure = (typeof MAP_MEASURES)[number];

/** From which figure each of the six steps begins: fixed, so that two months can be laid beside each other. */
export const EDGES: Readonly<Record<MapMeasure, { name: string; from: readonly number[]; text: (value: number) => string }>> = {
  visits: { name: "visits", from: [1, 10, 100, 1_000, 10_000, 100_000], text: exact },
  orders: { name: "orders", from: [1, 5, 20, 100, 500, 2_000], text: exact },
  cents: {
    name: "revenue",
    from: [1, 10_000, 50_000, 200_000, 1_000_000, 5_000_000],
    text: (cents) => axisAmount(Math.round(cents / 100) * 100),
  },
};

/** Ember mixed into the ground, step by step; red to green would leave people out. */
const INKS = [
  "fill-[color-mix(in_oklab,var(--ember)_18%,var(--surface-3))]",
  "fill-[color-mix(in_oklab,var(--ember)_34%,var(--surface-3))]",
  "fill-[color-mix(in_oklab,var(--ember)_50%,var(--surface-3))]",
  "fill-[color-mix(in_oklab,var(--ember)_66%,var(--surface-3))]",
  "fill-[color-mix(in_oklab,var(--ember)_83%,var(--surface-3))]",
  "fill-ember",
] as const;
const NONE = "fill-surface-3";

export const inkOf = (measure: MapMeasure, value: number): string =>
  INKS[EDGES[measure].from.findLastIndex((edge) => value >= edge)] ?? NONE;

export function edgesText(measure: MapMeasure): { text: string; ink: string }[] {
  const { from, text } = EDGES[measure];
  const named = from.map((edge, at) => ({
    text: at === 0 ? `Under ${text(from[1] ?? 0)}` : `${text(edge)} and more`,
    ink: INKS[at] ?? NONE,
  }));
  return [{ text: "None", ink: NONE }, ...named];
}
