import { isThing } from "@blenda/domain/orders/rules";
import { REFUND_REASONS, REFUNDS, type RefundObstacle, type RefundReason } from "@blenda/domain/refunds/constants";
import type { Eligibility } from "@blenda/domain/refunds/model";
import { isAbuse, isAutomatic, isUnused, refundableUntil, refundEligibility } from "@blenda/domain/refunds/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { isUpgraded } from "../../orders/port.ts";
import type { Db } from "../../platform/database/db.ts";
import { type Case, hasAnother } from "../repository.ts";
import { historyOf, isMarkedAsFraud, payerOf } from "./history-repository.ts";

const REFUNDABLE: ReadonlySet<string> = new Set(["fulfilled", "completed", "partially_refunded", "disputed"]);

/** What a request would lead to, told before it is made; the request itself asks the same. */
export async function judge(db: Db, line: Case, now: string): Promise<Eligibility & { obstacle: RefundObstacle | null }> {
  const { id: lineId, paidAt } = line;
  const mostCents = line.paidCents - line.refundedCents;
  const isHeldByBank = line.dispute === "open";
  const no = (obstacle: RefundObstacle) => ({
    lineId,
    isEligible: false,
    automaticFor: [],
    allowedReasons: [],
    until: null,
    instantUntil: null,
    mostCents,
    isHeldByBank,
    standing: obstacle,
    obstacle,
  });
  if (paidAt === null || line.orderStatus !== "paid") return no("notPaid");
  if (line.status === "charged_back") return no("bankReturned");
  if (line.isTest || mostCents === 0) return no("nothingPaid");
  if (!isThing(line.itemType)) return no("notThisKind");
  // A disputed line does not show by its state that a refund was asked for.
  if (!REFUNDABLE.has(line.status) || line.isAskedFor) return no("notNow");
  if (await isUpgraded(db, lineId)) return no("upgraded");
  const allowedReasons = REFUND_REASONS.filter((reason) => now <= refundableUntil(paidAt, reason));
  if (allowedReasons.length === 0) return no("tooLate");
  const isOne = await automatic(db, { ...line, paidAt }, now);
  const until =
    allowedReasons
      .map((reason) => refundableUntil(paidAt, reason))
      .sort()
      .at(-1) ?? null;
  const automaticFor = allowedReasons.filter(isOne);
  const proven = isMismatchProven(line);
  const isTraining = line.itemType === "training";
  const standing = refundEligibility({ automaticFor, usage: usageOf(line), isTraining, isMismatchProven: proven, isHeldByBank });
  const instantUntil = automaticFor.length === 0 ? null : proven ? until : refundableUntil(paidAt, "other");
  return { lineId, isEligible: true, automaticFor, allowedReasons, until, instantUntil, mostCents, isHeldByBank, standing, obstacle: null };
}

async function automatic(db: Db, line: Case & { paidAt: string }, now: string): Promise<(reason: RefundReason) => boolean> {
  const payer = await payerOf(db, line.buyerId ?? "", line.orderId);
  const history = await historyOf(db, payer, addDays(now, -REFUNDS.ABUSE_DAYS));
  const known = {
    isDuplicate: await hasAnother(db, line),
    isMismatchProven: isMismatchProven(line),
    isAbuser: isAbuse(history.recent, history.orders, history.refunds) || (await isMarkedAsFraud(db, payer)),
  };
  return (reason) => isAutomatic(reason, usageOf(line), { paidAt: line.paidAt, now }, known);
}

/** What was handed out by a line. */
export const usageOf = ({ downloads, lessonsOpened, lessonsSold }: Case) => ({
  downloads,
  lessonsOpened: lessonsOpened ?? 0,
  lessonsSold: lessonsSold ?? 0,
});

const isMismatchProven = ({ specHash, currentSpecHash }: Case): boolean =>
  specHash !== null && currentSpecHash !== null && specHash !== currentSpecHash;

/** Whether what went through by itself still may: looked at again before it is paid. */
export const isStillAutomatic = (line: Case): boolean => isMismatchProven(line) || isUnused(usageOf(line));
