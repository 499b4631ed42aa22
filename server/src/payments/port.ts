import type { CardForm } from "@blenda/domain/checkout/model";
import type { Tx } from "../platform/database/db.ts";
import { type Payments, type ProviderPayment, ProviderUnclear } from "../platform/outside/payments/payments.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { countDecline } from "./declines.ts";
import { fulfil, type Sale } from "./fulfil.ts";
import { writeMoneyBack } from "./give-back.ts";
import type { RefundNotice } from "./outside-refunds/outside-refund-repository.ts";
import { applyRefundNotice } from "./outside-refunds/outside-refunds.ts";
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

/** An order to be paid. */
export async function findPayable({ db, now, cardAttempts }: Services, orderId: string): Promise<Payable | undefined> {
  const heard = cardAttempts.declinesHeard();
  const order = await selectPayable(db, { orderId, now: now() });
  return order && { ...order, heard };
}

/** Tries a card, unless too many of this buyer's were declined lately: then nothing is answered. */
export async function payByCard(
  services: Services,
  { id: orderId, buyerId, email, isTest, declines, heard }: Payable,
  ask: () => Promise<ProviderPayment>,
): Promise<ProviderPayment | null> {
  // Cards are tried one after the other on purpose where a shop is tested; no bank hears of them.
  if (isTest) return ask();
  const { db, now, cardAttempts } = services;
  const who = buyerId ?? email;
  const lookAgain = async () => (await selectPayable(db, { orderId, now: now() }))?.declines ?? null;
  return cardAttempts.limitCardAttempt(who, { declines, heard, lookAgain }, async () => {
    const answer = await ask();
    if (answer.state === "failed") await countDecline(services, who);
    return answer;
  });
}

/** Delivers an order that costs nothing. Call it holding the order. */
export async function fulfilFree(tx: Tx, services: Services, order: Sale["order"]): Promise<void> {
  await fulfil(tx, services, [{ order, money: null }]);
}

/** What goes back is written on the line, the order and the charge at once. Answers whether all of the order is back. Call it holding the order. */
export const returnMoney = (...back: Parameters<typeof writeMoneyBack>): Promise<boolean> => writeMoneyBack(...back);

/** Asks the provider for every refund of a payment, books those that are not ours, and closes the news of it where there was one. */
export const applyRefundNews = (services: Services, news: RefundNotice): Promise<void> => applyRefundNotice(services, news);
