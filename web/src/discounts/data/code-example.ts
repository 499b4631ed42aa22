import type { DiscountType } from "@blenda/domain/discounts/constants";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { offAllowed, percentOffCents } from "@blenda/domain/shared/price";

/** What a code makes of one price sold alone: what the buyer pays, and what its creator keeps. */
export function exampleOf(listCents: number, type: DiscountType, value: number): { paysCents: number; keepsCents: number } {
  const off = type === "percent" ? percentOffCents(listCents, value) : offAllowed(listCents, value);
  const net = listCents - off;
  const [processing = 0] = processingShares([net]);
  return { paysCents: net, keepsCents: splitOf(net, processing).creator };
}
