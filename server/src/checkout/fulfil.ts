import { FIRST_HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { canMoveOrder, isOfTokens } from "@blenda/domain/orders/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { account, type Booking, bookAll } from "../ledger/port.ts";
import { deliverOrders, type HeldOrder, linkPayment, type OrderRow, type SoldLine } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import type { CardFacts } from "../platform/outside/payments.ts";
import type { Services } from "../platform/procedure.ts";
import { deliverTokens } from "../tokens/port.ts";
import { type Capture, capture, raiseAlarm } from "./charges.ts";
import { applyDispute } from "./dispute.ts";

/** Money that arrived, as the provider's own word has it; `null` for an order that costs nothing. */
interface Received {
  intentId: string;
  provider: string;
  amountCents: number;
  currency: string;
  card: CardFacts | null;
}

/** An order, and what was paid for it. */
export interface Sale {
  order: HeldOrder;
  money: Received | null;
}

export type Outcome = "fulfilled" | "already" | "mismatch" | "impossible";

/**
 * Makes orders paid, and everything in them the buyers': lines, licences, books and news in one transaction. However
 * often and from wherever it is asked, it happens once. Call it holding the orders, each of them once.
 */
export async function fulfil(tx: Tx, services: Services, sales: readonly Sale[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const sale of sales) outcomes.push(await judge(tx, sale, services.now()));
  const due = sales.filter((_, n) => outcomes[n] === "fulfilled");
  if (due.length > 0) await deliver(tx, services, due);
  return outcomes;
}

async function judge(tx: Tx, { order, money }: Sale, now: string): Promise<Outcome> {
  if (order.status === "paid") return "already";
  if (!canMoveOrder(order.status, "paid")) return "impossible";
  const { id: orderId, totalCents, currency } = order;
  if (money ? money.amountCents === totalCents && money.currency === currency : totalCents === 0) return "fulfilled";
  const detail = { orderId, expected: totalCents, received: money?.amountCents ?? 0, currency: money?.currency ?? null };
  await raiseAlarm(tx, "a payment does not match its order", detail, now);
  return "mismatch";
}

async function deliver(tx: Tx, services: Services, sales: readonly Sale[]): Promise<void> {
  const now = services.now();
  const paid = sales.map(({ order, money }) => ({ order, card: money?.card ?? null }));
  const times = { now, availableAt: addDays(now, FIRST_HOLD_DAYS) };
  const lines = await deliverOrders(tx, paid, times, services.random.below);
  const captures = sales.flatMap(({ order, money }) => (money ? [captureOf(order, money, now)] : []));
  // A card that was charged again: the news of it came before we could write down by what.
  for (const { order, money } of sales) if (money && order.intentId === null) await linkPayment(tx, order.id, paymentOf(money));
  const steps = sales.map(({ order }) => order);
  const standings = new Map((await capture(tx, steps, captures, now)).map((standing) => [standing.intentId, standing]));
  const sold = sales.flatMap(({ order, money }) => (money ? [{ order, money, lines: lines.get(order.id) ?? [] }] : []));
  await bookAll(
    tx,
    sold.filter(({ order }) => !order.isTest).map((sale) => saleOf(sale.order, sale.lines, now)),
  );
  for (const { order, money, lines: of } of sold) {
    for (const line of of) if (isOfTokens(line)) await deliverTokens(tx, line, money.intentId, now);
    // The bank was quicker than the payment's own event.
    const standing = standings.get(money.intentId);
    if (standing && standing.dispute !== "none") await applyDispute(tx, services, order, standing);
  }
}

const paymentOf = ({ provider, intentId }: Received) => ({ provider, intentId });

const captureOf = (order: OrderRow, { intentId, provider, amountCents, currency, card }: Received, createdAt: string): Capture => ({
  ...{ intentId, orderId: order.id, provider, amountCents, currency, createdAt },
  fingerprint: card?.fingerprint ?? null,
});

/** What the buyer paid, given to whom the lines say (decision B19). */
function saleOf(order: OrderRow, lines: readonly SoldLine[], at: string): Booking {
  const sums = new Map<string, { amount: number; availableAt?: string }>();
  const add = (name: string, amount: number, availableAt?: string) =>
    sums.set(name, { amount: (sums.get(name)?.amount ?? 0) + amount, ...(availableAt && { availableAt }) });
  add(account("provider"), -order.totalCents);
  for (const { split, creatorId, taxCents, availableAt } of lines) {
    add(account("tax"), taxCents);
    add(account("platform_commission"), split.commission);
    add(account("platform_processing"), split.processing);
    if (creatorId !== null)
      add(account("creator_pending", creatorId), split.creator + split.collaborators + split.affiliate, availableAt ?? undefined);
  }
  return { kind: "sale", source: `order/${order.id}`, at, entries: [...sums].map(([name, sum]) => ({ account: name, ...sum })) };
}
