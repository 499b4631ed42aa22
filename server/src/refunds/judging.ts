import { REFUND_REASONS, REFUNDS, type RefundReason } from "@blenda/domain/refunds/constants";
import type { Eligibility } from "@blenda/domain/refunds/model";
import { isAbuse, isAutomatic, refundableUntil } from "@blenda/domain/refunds/rules";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { watchedPercent } from "../learning/port.ts";
import type { Db } from "../platform/db.ts";
import { type Case, historyOf } from "./repository.ts";

const REFUNDABLE: ReadonlySet<string> = new Set(["fulfilled", "completed", "partially_refunded", "disputed"]);

/** What a request would lead to, told before anybody asks; the request itself asks the same. */
export async function judge(db: Db, line: Case, now: string): Promise<Eligibility> {
  const { id: lineId, paidAt } = line;
  const mostCents = line.paidCents - line.refundedCents;
  const isHeldByBank = line.dispute === "open";
  const no = (why: string): Eligibility => ({
    lineId,
    isEligible: false,
    automaticFor: [],
    allowedReasons: [],
    until: null,
    mostCents,
    isHeldByBank,
    why,
  });
  if (paidAt === null || line.orderStatus !== "paid") return no(refundTexts.notPaid);
  if (line.status === "charged_back") return no(refundTexts.bankReturned);
  if (line.isTest || mostCents === 0) return no(refundTexts.nothingPaid);
  if (line.itemType !== "product" && line.itemType !== "training") return no(refundTexts.notThisKind);
  // A disputed line does not show by its state that somebody asked.
  if (!REFUNDABLE.has(line.status) || line.isAskedFor) return no(refundTexts.notNow);
  const allowedReasons = REFUND_REASONS.filter((reason) => now <= refundableUntil(paidAt, reason));
  if (allowedReasons.length === 0) return no(refundTexts.tooLate);
  const isOne = await automatic(db, { ...line, paidAt, itemType: line.itemType }, now);
  const until =
    allowedReasons
      .map((reason) => refundableUntil(paidAt, reason))
      .sort()
      .at(-1) ?? null;
  const automaticFor = allowedReasons.filter(isOne);
  const otherwise = automaticFor.length > 0 ? refundTexts.mayBeAutomatic : refundTexts.creatorDecides;
  const why = isHeldByBank ? refundTexts.bankHolds : otherwise;
  return { lineId, isEligible: true, automaticFor, allowedReasons, until, mostCents, isHeldByBank, why };
}

async function automatic(
  db: Db,
  line: Case & { paidAt: string; itemType: "product" | "training" },
  now: string,
): Promise<(reason: RefundReason) => boolean> {
  const buyerId = line.buyerId ?? "";
  const history = await historyOf(db, buyerId, addDays(now, -REFUNDS.ABUSE_DAYS));
  const usage = {
    downloads: Number(line.downloads ?? 0),
    watchedPercent: line.itemType === "training" ? await watchedPercent(db, buyerId, line.itemId) : 0,
    hasDownloadedResource: false,
  };
  const known = {
    isMismatchProven: line.specHash !== null && line.currentSpecHash !== null && line.specHash !== line.currentSpecHash,
    isAbuser: isAbuse(history.recent, history.orders, history.refunds),
  };
  return (reason) => isAutomatic(line.itemType, reason, usage, { paidAt: line.paidAt, now }, known);
}
