import { orderMoved } from "@blenda/domain/orders/events";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { returnDiscount } from "../discounts/port.ts";
import { type LockedOrder, type OrderRow, setOrderStatus } from "../orders/port.ts";
import { batched } from "../platform/database/batched.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { ProviderEvent } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { receiveDispute } from "./disputes/dispute.ts";
import { fulfil, type Sale } from "./fulfil.ts";
import { REFUND_NEWS_JOB } from "./outside-refunds/outside-refunds.ts";
import { correctOutcome, storeReceivedEvents } from "./provider-event-repository.ts";

interface IncomingEvent {
  provider: string;
  event: ProviderEvent;
}

type Apply = (tx: Tx, services: Services, order: OrderRow, received: IncomingEvent) => Promise<string>;

interface EventHandler {
  /** The outcome it most likely has: it is written down so, and corrected where it came to something else. */
  expected: string;
  /** Changes its order, and answers the outcome. `fulfil` does that for all orders of one moment; without either no order is held. */
  apply?: Apply | "fulfil";
}

const dispute = (state: "open" | "closed" | "won" | "lost"): EventHandler => ({
  expected: state,
  apply: (tx, services, order, { provider, event: { intentId, amountCents, currency } }) => {
    const charge = { intentId, orderId: order.id, provider, amountCents: order.totalCents, currency, createdAt: services.now() };
    return receiveDispute(tx, services, order, charge, state, amountCents);
  },
});

const HANDLERS: Record<ProviderEvent["type"], EventHandler> = {
  payment_succeeded: { expected: "fulfilled", apply: "fulfil" },
  payment_failed: { expected: "failed", apply: applyFailure },
  // Whether we or staff in the provider's pages gave money back is found out afterwards by a job.
  refunded: { expected: "waiting" },
  dispute_opened: dispute("open"),
  dispute_closed: dispute("closed"),
  dispute_won: dispute("won"),
  dispute_lost: dispute("lost"),
  other: { expected: "ignored" },
};

const handlerOf = ({ event }: IncomingEvent): EventHandler => HANDLERS[event.type];

/** Verifies the bytes first; throws UntrustedEvent before anything is written. */
export async function receiveSigned(services: Services, body: Buffer, signature: string | undefined): Promise<void> {
  const { payments, now } = services;
  const event = await payments.readEvent(body, signature, Math.floor(Date.parse(now()) / 1000));
  await receiveEvent(services, { provider: payments.name, event });
}

/**
 * Events of the card provider. The event and what it means are one transaction, so it is either done or asked for
 * again; a second copy of it waits for the first and then does nothing. Events of different orders that arrive in the same
 * moment share a transaction.
 */
export const receiveEvent = batched(
  async (services: Services, received: IncomingEvent[]): Promise<undefined[]> => {
    const paid = await services.transaction(async (tx) => {
      const stored = await storeReceivedEvents(
        tx,
        received.map((each) => ({
          ...each,
          outcome: handlerOf(each).expected,
          isOfAnOrder: handlerOf(each).apply !== undefined,
          isWaiting: each.event.type === "refunded",
        })),
        services.now(),
      );
      const fresh = received.flatMap((each, n) => (stored[n]?.isNew ? [{ ...each, order: stored[n].order }] : []));
      for (const { provider, event } of fresh)
        if (event.type === "refunded")
          await services.jobs.enqueue(tx, REFUND_NEWS_JOB, { provider, eventId: event.id, intentId: event.intentId });
      return applyEvents(
        tx,
        services,
        fresh.filter((each) => handlerOf(each).apply),
      );
    });
    services.cardAttempts.notePaid(paid);
    return [];
  },
  { apart: ({ event }) => event.orderId },
);

interface FreshEvent extends IncomingEvent {
  order: LockedOrder | undefined;
}

/** Applies each to its order, the payments together. Answers the orders that are paid now. */
async function applyEvents(tx: Tx, services: Services, events: readonly FreshEvent[]): Promise<string[]> {
  const outcomes = new Map<FreshEvent, string>();
  const sales: (Sale & { of: FreshEvent })[] = [];
  for (const each of events) {
    const { apply } = handlerOf(each);
    if (!each.order || !apply) outcomes.set(each, "unknown");
    else if (apply === "fulfil") sales.push({ of: each, order: each.order, money: moneyOf(each) });
    else outcomes.set(each, await apply(tx, services, each.order, each));
  }
  const fulfilled = await fulfil(tx, services, sales);
  for (const [n, { of }] of sales.entries()) outcomes.set(of, fulfilled[n] ?? "");
  for (const [each, outcome] of outcomes)
    if (outcome !== handlerOf(each).expected) await correctOutcome(tx, each.provider, each.event.id, outcome);
  return [...outcomes].flatMap(([{ order }, outcome]) => (order && outcome === "fulfilled" ? order.id : []));
}

const moneyOf = ({ provider, event: { intentId, amountCents, currency, card } }: IncomingEvent): Sale["money"] => ({
  ...{ intentId, provider, amountCents, currency, card },
});

async function applyFailure(tx: Tx, services: Services, order: OrderRow): Promise<string> {
  if (order.status !== "paid") await returnDiscount(tx, order.id, services.now());
  if (!canMoveOrder(order.status, "failed")) return "ignored";
  await setOrderStatus(tx, order.id, "failed");
  await emit(tx, orderMoved({ orderId: order.id, userId: order.buyerId ?? "" }));
  return "failed";
}
