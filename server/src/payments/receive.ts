import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { returnDiscount } from "../discounts/port.ts";
import { type LockedOrder, type OrderRow, setOrderStatus } from "../orders/port.ts";
import { batched } from "../platform/database/batched.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { hearOfDispute } from "./disputes/dispute.ts";
import { fulfil, type Sale } from "./fulfil.ts";
import { REFUND_NEWS_JOB } from "./outside-refunds/outside-refunds.ts";
import { correctOutcome, storeReceivedEvents } from "./provider-event-repository.ts";

/** What an event most likely comes to: it is written down so, and corrected where it came to something else. */
const LIKELY: Record<ProviderEvent["type"], string> = {
  payment_succeeded: "fulfilled",
  payment_failed: "failed",
  refunded: "waiting",
  dispute_opened: "open",
  dispute_closed: "closed",
  dispute_won: "won",
  dispute_lost: "lost",
  other: "ignored",
};

const HEARD: Partial<Record<ProviderEvent["type"], "open" | "closed" | "won">> = {
  dispute_opened: "open",
  dispute_closed: "closed",
  dispute_won: "won",
};

/** Verifies the bytes first; throws UntrustedEvent before anything is written. */
export async function receiveSigned(services: Services, body: Buffer, signature: string | undefined): Promise<void> {
  const { payments, now } = services;
  const event = await payments.readEvent(body, signature, Math.floor(Date.parse(now()) / 1000));
  await receiveEvent(services, { provider: payments.name, event });
}

interface Told {
  provider: string;
  event: ProviderEvent;
}

/**
 * What the card provider tells us. The event and what it means are one transaction, so it is either done or asked for
 * again; a second copy of it waits for the first and then does nothing. News of different orders that arrive in the same
 * moment share a transaction.
 */
export const receiveEvent = batched(
  async (services: Services, told: Told[]): Promise<undefined[]> => {
    const paid = await services.transaction(async (tx) => {
      const kept = await storeReceivedEvents(
        tx,
        told.map((each) => ({
          ...each,
          outcome: LIKELY[each.event.type],
          isOfAnOrder: isOfAnOrder(each.event),
          isWaiting: each.event.type === "refunded",
        })),
        services.now(),
      );
      for (const [n, { provider, event }] of told.entries())
        if (kept[n]?.isNew && event.type === "refunded")
          await services.jobs.enqueue(tx, REFUND_NEWS_JOB, { provider, eventId: event.id, intentId: event.intentId });
      const fresh = told.flatMap((each, n) => (kept[n]?.isNew && isOfAnOrder(each.event) ? [{ ...each, order: kept[n].order }] : []));
      if (fresh.length === 0) return [];
      const outcomes = await act(tx, services, fresh);
      for (const [n, { provider, event }] of fresh.entries()) {
        const outcome = outcomes[n] ?? "";
        if (outcome !== LIKELY[event.type]) await correctOutcome(tx, provider, event.id, outcome);
      }
      return fresh.flatMap(({ order }, n) => (order && outcomes[n] === "fulfilled" ? order.id : []));
    });
    services.till.notePaid(paid);
    return [];
  },
  { apart: ({ event }) => event.orderId },
);

/** Who gave money back, we or somebody at the provider, is found out afterwards, and nobody is held for it here. */
const isOfAnOrder = ({ type }: ProviderEvent): boolean => type !== "other" && type !== "refunded";

/** Answers what each came to. */
async function act(tx: Tx, services: Services, told: readonly (Told & { order: LockedOrder | undefined })[]): Promise<string[]> {
  const outcomes = new Map<number, string>();
  const sales: (Sale & { n: number })[] = [];
  for (const [n, { provider, event, order }] of told.entries()) {
    const { type, intentId, amountCents, currency, card } = event;
    if (!order) outcomes.set(n, "unknown");
    else if (type === "payment_succeeded") sales.push({ n, order, money: { intentId, provider, amountCents, currency, card } });
    else outcomes.set(n, await hear(tx, services, order, { provider, event }));
  }
  for (const [at, outcome] of (await fulfil(tx, services, sales)).entries()) outcomes.set(sales[at]?.n ?? 0, outcome);
  return told.map((_, n) => outcomes.get(n) ?? "");
}

async function hear(tx: Tx, services: Services, order: OrderRow, { provider, event }: Told): Promise<string> {
  const { type, intentId, amountCents, currency } = event;
  if (type === "payment_failed") return noteFailure(tx, order, services.now());
  const charge = { intentId, orderId: order.id, provider, amountCents: order.totalCents, currency, createdAt: services.now() };
  const heard = HEARD[type] ?? "lost";
  return hearOfDispute(tx, services, order, charge, heard, amountCents);
}

async function noteFailure(tx: Tx, order: OrderRow, now: string): Promise<string> {
  if (order.status !== "paid") await returnDiscount(tx, order.id, now);
  if (!canMoveOrder(order.status, "failed")) return "ignored";
  await setOrderStatus(tx, order.id, "failed");
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  return "failed";
}
