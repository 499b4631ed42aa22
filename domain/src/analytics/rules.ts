import { ANALYTICS, ELSEWHERE, type FunnelStep, type Visibility } from "./constants.ts";

/** In percent, to one decimal (spec 2 §9). Of nothing, everything is there. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 100 : Math.round((1_000 * part) / whole) / 10);

/** Under 50% is low, under 90% is partial: by the share itself, not by how it is rounded. */
export function visibilityOf(part: number, whole: number): Visibility {
  if (part * 100 < whole * ANALYTICS.LOW_UNDER_PERCENT) return "low";
  return part * 100 < whole * ANALYTICS.PARTIAL_UNDER_PERCENT ? "partial" : "full";
}

export const shareOf = (part: number, whole: number) => ({ percent: percentOf(part, whole), visibility: visibilityOf(part, whole) });

/** The step on which most are lost of those who took the one before; `null` where nobody came that far. */
export function weakestStep(sums: Readonly<Record<FunnelStep, number>>, steps: readonly FunnelStep[]): FunnelStep | null {
  let weakest: { step: FunnelStep; share: number } | null = null;
  for (const [at, step] of steps.entries()) {
    const before = steps[at - 1];
    if (before === undefined || sums[before] === 0) continue;
    const share = sums[step] / sums[before];
    if (weakest === null || share < weakest.share) weakest = { step, share };
  }
  return weakest?.step ?? null;
}

interface Place {
  key: string;
}

/** Countries with too few people become one line, so that nobody is found by where they are. */
export function groupedSmall<Line extends Place>(
  lines: readonly Line[],
  isShown: (key: string) => boolean,
  add: (one: Line, other: Line) => Line,
): { lines: Line[]; grouped: number } {
  const shown = lines.filter(({ key }) => isShown(key));
  const small = lines.filter(({ key }) => !isShown(key));
  const [first, ...rest] = small;
  if (!first) return { lines: shown, grouped: 0 };
  return { lines: [...shown, { ...rest.reduce(add, first), key: ELSEWHERE }], grouped: small.length };
}
