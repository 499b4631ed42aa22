import { noticeReferral } from "../affiliates/data/referral.ts";
import { announceCode, noticeCode } from "../cart/data/arriving-code.ts";
import { log } from "../lib/log.ts";

/**
 * What the link that brought a visitor here carries: who sent them, and a discount code, which is told after a while, once the page is
 * there.
 */
export function readLink(announceAfterMs: number): void {
  for (const read of [noticeReferral, () => consumeCode(announceAfterMs)])
    try {
      read();
    } catch (error) {
      log.error("a part of the link could not be read", error);
    }
}

function consumeCode(announceAfterMs: number): void {
  const code = noticeCode();
  if (code) setTimeout(() => announceCode(code), announceAfterMs);
}
