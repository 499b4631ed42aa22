import type { CardForm } from "@blenda/domain/checkout/model";
import type { Tx } from "../platform/database/db.ts";
import { type Payments, type ProviderPayment, ProviderUnclear } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { countDecline, declinesHeard, tryCard } from "./declines.ts";
import { fulfil, type Sale } from "./fulfil.ts";
import { writeMoneyBack } from "./give-back.ts";
import { type PayableRow, selectPayable } from "./payable.ts";

/** What a browser must know to show the provider's own form. */
export const cardFormOf = ({ name: provider, publishableKey, hasWallets }: Payments): CardForm => ({
  provider,
  publishableKey,
  hasWallets,
});

/**
 * Asks the card provider. When nobody knows what happened the order stays as it is, and the caller says so in its own words:
 * the sweeper and the next try find out.
 */
export async function askProvider<Answer>({ log }: Pick<Services, "log">, ask: () => Promise<Answer>, down: () => Error): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnclear)) throw error;
    log.warn("card provider did not answer", error);
    throw down();
  }
}

interface Payable extends PayableRow {
  /** How many declined cards this process had counted before the order was read. */
  heard: number;
}

/** An order somebody wants to pay. */
export async function findPayable({ db, now }: Services, orderId: string): Promise<Payable | undefined> {
  const heard = declinesHeard();
  const order = await selectPayable(db, { orderId, now: now() });
  return order && { ...order, heard };
}

/** Tries a card, unless too many of this buyer's were declined lately: then nothing is answered. */
export async function payByCard(
  { db, limits, now }: Services,
  { id: orderId, buyerId, email, isTest, declines, heard }: Payable,
  ask: () => Promise<ProviderPayment>,
): Promise<ProviderPayment | null> {
  // Cards are tried one after the other on purpose where a shop is tested; no bank hears of them.
  if (isTest) return ask();
  const who = buyerId ?? email;
  const lookAgain = async () => (await selectPayable(db, { orderId, now: now() }))?.declines ?? null;
  return tryCard(who, { declines, heard, lookAgain }, async () => {
    const answer = await ask();
    if (answer.state === "failed") await countDecline(limits, who);
    return answer;
  });
}

/** Delivers an order that costs nothing. Call it holding the order. */
export async function fulfilFree(tx: Tx, services: Services, order: Sale["order"]): Promise<void> {
  await fulfil(tx, services, [{ order, money: null }]);
}

/** What goes back is written on the line, the order and the charge at once. Answers whether all of the order is back. Call it holding the order. */
export const returnMoney = (...back: Parameters<typeof writeMoneyBack>): Promise<boolean> => writeMoneyBack(...back);

/** More than are ever being paid at one moment. */
const MOST_PAID = 1_000;
const paid = new Set<string>();

/** Committed: this process made them paid. */
export function notePaidHere(orderIds: readonly string[]): void {
  for (const id of orderIds) paid.add(id);
  for (const oldest of paid) {
    if (paid.size <= MOST_PAID) return;
    paid.delete(oldest);
  }
}

/** Whether this process made the order paid in the last moments. Whoever is paying it then need not ask the database. */
export const isPaidHere = (orderId: string): boolean => paid.has(orderId);
