import { exactly } from "@blenda/domain/shared/language/formats";

/** Figures are said exactly: 18,412. */
export const exact = exactly;

const STEPS = [
  { from: 1_000_000, mark: "M" },
  { from: 1_000, mark: "k" },
] as const;

/** Rounded only on cards: 18.4k, 2k, 1.2M. */
export function short(figure: number): string {
  // What would round up to the next step belongs to it: 999,960 is 1M, not 1000k.
  const step = STEPS.find(({ from }) => figure >= from * 0.99995);
  return step ? `${Number((figure / step.from).toFixed(1))}${step.mark}` : exact(figure);
}
