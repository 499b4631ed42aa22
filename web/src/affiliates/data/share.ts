import { SHARE } from "@blenda/domain/affiliates/constants";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";

/** A share as it is typed, "12.5", in basis points; `null`: none that may be promised. */
export function shareBps(typed: string): number | null {
  const percent = typed.trim().replace(/\s*%$/, "");
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent)) return null;
  const bps = Math.round(Number(percent) * 100);
  return bps >= SHARE.LEAST_BPS && bps <= SHARE.MOST_BPS ? bps : null;
}

export const shareFault = (typed: string): string | undefined => (shareBps(typed) === null ? affiliateTexts.shareFault : undefined);

/** "12.5" */
export const shareText = (bps: number): string => String(bps / 100);
