import { PAYMENTS } from "@blenda/domain/payments/constants";
import type { PaymentStep } from "@blenda/domain/payments/model";
import { paymentSteps, paymentTexts } from "@blenda/domain/payments/texts";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { receiptKeys } from "./receipt-keys.ts";

interface TimelineOrder {
  id: string;
  createdAt: Instant;
  intentId: string | null;
  lineIds: string[];
  refundIds: string[];
}

/** Everything that is known of an order, the oldest first. */
export async function timelineOf(db: Db, { id, createdAt, intentId, lineIds, refundIds }: TimelineOrder): Promise<PaymentStep[]> {
  const [steps, told, licences, outside, mails, mark] = await Promise.all([
    stepsOf(db, [["order", [id]] as const, ["order_line", lineIds] as const, ["refund", refundIds] as const]),
    intentId === null ? [] : eventsOf(db, intentId),
    lineIds.length === 0
      ? []
      : db.selectFrom("licences").select(["code", "type", "issuedAt", "revokedAt"]).where("lineId", "in", lineIds).execute(),
    db.selectFrom("outsideRefunds").select(["refundId", "bookedAt"]).where("orderId", "=", id).execute(),
    db.selectFrom("mails").select(["key", "createdAt", "state"]).where("key", "in", receiptKeys(id)).execute(),
    db.selectFrom("fraudMarks").select(["reason", "markedAt"]).where("orderId", "=", id).executeTakeFirst(),
  ]);
  const step = (at: Instant, what: string, detail = "", eventId: string | null = null): PaymentStep => ({ at, what, detail, eventId });
  const all = [
    step(createdAt, paymentSteps.created),
    ...steps.map(({ entity, toStatus, at, reason }) => step(at, paymentSteps.moved(entity, toStatus), reason ?? "")),
    ...told.map(({ type, receivedAt, outcome, eventId }) => step(receivedAt, wordsOf(type), outcome ?? "waiting", eventId)),
    ...licences.flatMap(({ code, type, issuedAt, revokedAt }) => [
      step(issuedAt, paymentSteps.licence(code), type),
      ...(revokedAt ? [step(revokedAt, paymentSteps.revoked(code), type)] : []),
    ]),
    ...outside.map(({ refundId, bookedAt }) => step(bookedAt, paymentSteps.outside, refundId)),
    ...mails.map(({ key, createdAt: at, state }) =>
      step(at, key === receiptKeys(id)[0] ? paymentSteps.receipt : paymentSteps.receiptAgain, state),
    ),
    ...(mark ? [step(mark.markedAt, paymentSteps.fraud, mark.reason)] : []),
  ];
  return all.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const wordsOf = (type: string): string => (paymentTexts.eventTypes as Record<string, string>)[type] ?? type;

const stepsOf = (db: Db, of: readonly (readonly [entity: string, ids: readonly string[]])[]) =>
  db
    .selectFrom("transitions")
    .select(["entity", "toStatus", "at", "reason"])
    .where((is) =>
      is.or(of.flatMap(([entity, ids]) => (ids.length === 0 ? [] : [is.and([is("entity", "=", entity), is("entityId", "in", ids)])]))),
    )
    .orderBy("id")
    .execute();

const eventsOf = (db: Db, intentId: string) =>
  db
    .selectFrom("webhookInbox")
    .select(["type", "receivedAt", "outcome", "eventId"])
    .where("objectId", "=", intentId)
    .orderBy("receivedAt")
    .limit(PAYMENTS.EVENTS_SHOWN)
    .execute();
