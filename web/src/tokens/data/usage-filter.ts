import type { UsageType } from "@blenda/domain/tokens/constants";
import type { AddressParams } from "../../lib/page/address.ts";

/** Kinds of entries as people tell them apart. */
export const USAGE_KINDS = {
  all: { label: "Everything", types: null },
  spent: { label: "Generations", types: ["generation"] },
  held: { label: "Reserved", types: ["reserve"] },
  back: { label: "Came back", types: ["release"] },
  bought: { label: "Packs", types: ["token_pack"] },
  plan: { label: "Plans", types: ["subscription"] },
  other: { label: "Gifts and refunds", types: ["grant", "refund"] },
} as const satisfies Record<string, { label: string; types: readonly UsageType[] | null }>;
export type UsageKind = keyof typeof USAGE_KINDS;

export const kindOf = (text: string | undefined): UsageKind =>
  text !== undefined && Object.hasOwn(USAGE_KINDS, text) ? (text as UsageKind) : "all";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MS_OF_DAY = 86_400_000;

/** A day is the reader's own, from its first moment to its last. */
function momentAt(day: string | undefined, addedMs: number): string | undefined {
  if (!day || !DAY.test(day)) return undefined;
  const at = new Date(`${day}T00:00:00`).getTime() + addedMs;
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

/** The address as the question it stands for. */
export function usageFilter({ kind, from, to }: AddressParams) {
  const { types } = USAGE_KINDS[kindOf(kind)];
  const [begin, end] = [momentAt(from, 0), momentAt(to, MS_OF_DAY - 1)];
  return { ...(types && { types: [...types] }), ...(begin && { from: begin }), ...(end && { to: end }) };
}
