import { FIRST_HOLD_DAYS } from "@blenda/domain/ledger/constants";
import { canMoveOrder, isOfTokens } from "@blenda/domain/orders/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { account, book } from "../ledger/port.ts";
import { deliverOrder, type HeldOrder, type OrderRow, type SoldLine } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import type { CardFacts } from "../platform/outside/payments.ts";
import type { Services } from "../platform/procedure.ts";
import { deliverTokens } from "../tokens/port.ts";
import { captureCharge, linkCharge, raiseAlarm, stepFree } from "./charges.ts";
import { applyDispute } from "./dispute.ts";

/** Money that arrived, as the provider's own word has it; `null` for an order that costs nothing. */
export interface Received {
  intentId: string;
  provider: string;
  amountCents: number;
  currency: string;
  card: CardFacts | null;
}

type Outcome = "fulfilled" | "already" | "mismatch" | "impossible";

/**
 * Makes an order paid, and everything in it the buyer's: lines, licences, books and news in one transaction. However
 * often and from wherever it is asked, it happens once. Call it holding the order.
 */
export async function fulfil(tx: Tx, services: Services, order: HeldOrder, money: Received | null): Promise<Outcome> {
  const { now, random } = services;
  const { id: orderId } = order;
  if (order.status === "paid") return "already";
  if (!canMoveOrder(order.status, "paid")) return "impossible";
  const isRight = money ? money.amountCents === order.totalCents && money.currency === order.currency : order.totalCents === 0;
  if (!isRight) {
    const detail = { orderId, expected: order.totalCents, received: money?.amountCents ?? 0, currency: money?.currency ?? null };
    await raiseAlarm(tx, "a payment does not match its order", detail, now());
    return "mismatch";
  }
  const delivery = { card: money?.card ?? null, now: now(), availableAt: addDays(now(), FIRST_HOLD_DAYS) };
  const lines = await deliverOrder(tx, order, delivery, random.below);
  if (money) {
    const { intentId, provider, amountCents, currency, card } = money;
    const charge = { intentId, orderId, provider, amountCents, currency, createdAt: now() };
    // A card that was charged again: the news of it came before we could write down by what.
    if (order.intentId === null) await linkCharge(tx, charge);
    const standing = await captureCharge(tx, charge, card?.fingerprint ?? null, { order, now: now() });
    if (!order.isTest) await bookSale(tx, order, lines, now());
    for (const line of lines) if (isOfTokens(line)) await deliverTokens(tx, line, intentId, now());
    // The bank was quicker than the payment's own event.
    if (standing.dispute !== "none") await applyDispute(tx, services, order, standing);
  } else await stepFree(tx, { order, now: now() });
  return "fulfilled";
}

/** What the buyer paid, given to whom the lines say (decision B19). */
async function bookSale(tx: Tx, order: OrderRow, lines: readonly SoldLine[], at: string): Promise<void> {
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
  const entries = [...sums].map(([name, sum]) => ({ account: name, ...sum }));
  await book(tx, { kind: "sale", source: `order/${order.id}`, at, entries });
}
