import { FIRST_HOLD_DAYS, HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { affiliateLeft, earnedLeft, shareLeft, shareOwner } from "@blenda/domain/ledger/rules";
import { canMoveOrder } from "@blenda/domain/orders/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { countDiscount } from "../discounts/port.ts";
import { account, type Booking, type Entry, shareAccount } from "../ledger/port.ts";
import { brought, type DeliveryTimes, deliveriesOf, finishUpgrade, type LockedOrder, linkPayment, type OrderRow } from "../orders/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { raiseAlarm } from "../platform/jobs/alarms.ts";
import type { CardFacts } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { hasPaidWith } from "./charges.ts";
import { applyDispute } from "./disputes/dispute.ts";
import { type Capture, writeSales } from "./sale-repository.ts";

/** Money that arrived, as the provider's own word has it; `null` for an order that costs nothing. */
interface ReceivedPayment {
  intentId: string;
  provider: string;
  amountCents: number;
  currency: string;
  card: CardFacts | null;
}

/** An order, and what was paid for it. */
export interface Sale {
  order: LockedOrder;
  money: ReceivedPayment | null;
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
  const times = { now, availableAt: addDays(now, FIRST_HOLD_DAYS), soonerAt: addDays(now, HOLD_DAYS) };
  const sold = sales.flatMap(({ order, money }) => (money ? [{ order, money }] : []));
  // A card that was charged again: the news of it came before we could write down by what.
  for (const { order, money } of sold) if (order.intentId === null) await linkPayment(tx, order.id, paymentOf(money));
  await voidOwnCardShares(tx, sold, now);
  const standings = await writeSales(
    tx,
    {
      orders: sales.map(({ order }) => order),
      deliveries: deliveriesOf(
        sales.map(({ order, money }) => ({ order, card: money?.card ?? null })),
        services.random.below,
      ),
      captures: sold.map(({ order, money }) => captureOf(order, money, now)),
      // Also what costs nothing: where goodwill of ours paid, others are paid.
      booked: sales.filter(({ order }) => !order.isTest).map(({ order }) => saleOf(order, times)),
    },
    times,
  );
  for (const { order } of sales) {
    const { id: orderId, discountId } = order;
    for (const { id, upgradeOf } of order.lines)
      if (upgradeOf !== null && !(await finishUpgrade(tx, { id, upgradeOf }, now)))
        await raiseAlarm(tx, "an upgrade was paid of a licence that is not valid any more", { orderId, lineId: id }, now);
    // Another buyer was quicker to the code's last use: this one was shown this price, so it holds.
    if (discountId !== null && !(await countDiscount(tx, discountId, orderId, now)))
      await raiseAlarm(tx, "a code was used once more than it allows", { orderId, discountId }, now);
  }
  for (const { order, money } of sold) {
    const payment = { intentId: money.intentId, at: now };
    for (const line of order.lines) await services.trade.kinds[line.itemType].deliver?.(tx, line, payment);
    // The bank was quicker than the payment's own event.
    const standing = standings.find(({ intentId }) => intentId === money.intentId);
    if (standing && standing.dispute !== "none") await applyDispute(tx, services, order, standing);
  }
}

/** A share is void where the affiliate's own card paid, whichever account it was used from (trust L8): known once the card is. */
async function voidOwnCardShares(tx: Tx, sold: readonly { order: LockedOrder; money: ReceivedPayment }[], at: string): Promise<void> {
  for (const { order, money } of sold)
    for (const line of order.lines) {
      const { affiliate } = line;
      if (!affiliate || affiliate.void || !money.card || order.isTest) continue;
      if (!(await hasPaidWith(tx, affiliate.userId, money.card.fingerprint))) continue;
      line.affiliate = { ...affiliate, void: { reason: "same_card", at } };
      await brought.note(tx, line.id, line.affiliate);
    }
}

const paymentOf = ({ provider, intentId }: ReceivedPayment) => ({ provider, intentId });

const captureOf = (order: OrderRow, { intentId, provider, amountCents, currency, card }: ReceivedPayment, createdAt: string): Capture => ({
  ...{ intentId, orderId: order.id, provider, amountCents, currency, createdAt },
  fingerprint: card?.fingerprint ?? null,
});

/** What the buyer paid, given to whom the lines say (decision B19). An affiliate's share waits for as long as the creator's. */
function saleOf(order: LockedOrder, { now: at, availableAt, soonerAt }: DeliveryTimes): Booking {
  const sums = new Map<string, Omit<Entry, "account">>();
  const add = (name: string, amount: number, later?: Omit<Entry, "account" | "amount">) =>
    sums.set(name, { amount: (sums.get(name)?.amount ?? 0) + amount, ...later });
  add(account("provider"), -order.totalCents);
  for (const line of order.lines) {
    const { split, creatorId, taxCents, affiliate } = line;
    const share = affiliateLeft(line, 0);
    add(account("tax"), taxCents);
    add(account("platform_commission"), split.commission + (shareOwner(line) === "platform" ? shareLeft(line, 0) : 0));
    add(account("platform_processing"), split.processing);
    if (creatorId !== null) add(account("creator_pending", creatorId), earnedLeft(line, 0), { availableAt, soonerAt });
    if (affiliate !== null && share > 0) add(shareAccount(affiliate), share, { availableAt, soonerAt });
  }
  return { kind: "sale", source: `order/${order.id}`, at, entries: [...sums].map(([name, sum]) => ({ account: name, ...sum })) };
}
