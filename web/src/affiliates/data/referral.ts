import type { Referral } from "@blenda/domain/affiliates/model";
import { REFERRAL } from "@blenda/domain/affiliates/referral";
import { extractReference, referralFrom, validReferral } from "@blenda/domain/affiliates/rules";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

/** Who sent this visitor. One that has expired is removed by being read. */
function currentReferral(): Referral | null {
  const referral = validReferral(parseStored(localStore.read(REFERRAL.STORAGE_KEY)), new Date().toISOString());
  if (!referral) localStore.remove(REFERRAL.STORAGE_KEY);
  return referral;
}

/** Reads `?ref=` and takes it out of the address; everything else of the address stays (spec 2 §2). */
export function noticeReferral(): void {
  currentReferral();
  const { pathname, search, hash } = window.location;
  const { ref, rest } = extractReference(search);
  if (ref) {
    const referral = referralFrom(ref, new Date().toISOString());
    localStore.write(REFERRAL.STORAGE_KEY, JSON.stringify(referral));
    sendClick(referral);
  }
  if (rest !== search) window.history.replaceState(window.history.state, "", pathname + rest + hash);
}

/** Somebody signed in: what they clicked before is tied to their account. */
export function tieReferral(): void {
  const referral = currentReferral();
  if (referral) sendClick(referral);
}

/** With the address people came by, before the reference leaves it. Nobody waits for it, and without it nothing is lost but where from. */
function sendClick(referral: Referral): void {
  const { href } = window.location;
  void import("./click-tracker.ts").then(({ trackClick }) => trackClick(referral, href, document.referrer)).catch(() => {});
}
