import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { Quote } from "@blenda/domain/checkout/model";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { cardFormOf } from "../payments/port.ts";
import { isSimulated } from "../platform/outside/payments/payments-simulated.ts";
import { type PricedCart, price } from "./pricing.ts";
import { checkout } from "./procedures.ts";
import { signQuote } from "./signed-quote.ts";
import { mayTest } from "./testing-rights.ts";

export const quote = checkout.quote.handler(async ({ input, context, errors }): Promise<Quote> => {
  const { actor, now, id, signer, payments } = context;
  const { lines, code: typedCode, isTest, ...place } = input;
  const code = typedCode?.trim() || null;
  const buyerId = actor?.id ?? null;
  // A guest has not said who they are: what depends on that is judged when they order.
  const priced = await price(context, { lines, code, isTest, buyer: { id: buyerId, email: actor?.email ?? null }, place });
  // Beside a real provider a test would take real money (trust P11).
  if (isTest && !(isSimulated(payments) && (await mayTest(context, priced.lines)))) throw errors.CHECKOUT_TEST_REFUSED();
  const expiresAt = addMinutes(now(), CHECKOUT.QUOTE_MINUTES);
  const { totalCents, subtotalCents, discountCents, taxCents } = priced;
  const content = { lines, code, place, isTest, totalCents, buyerId, nonce: id(), expiresAt };
  return {
    id: signQuote(signer, content),
    lines: priced.lines,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    tax: priced.taxed.terms,
    currency: CURRENCY,
    discount: discountOf(code, priced),
    cardForm: cardFormOf(payments),
    expiresAt,
  };
});

function discountOf(code: string | null, { discounted, discount }: PricedCart): Quote["discount"] {
  if (code === null || discounted === null) return null;
  if ("off" in discounted) return { code: discount?.code ?? code, offCents: discounted.totalOff };
  const { refusal, missingCents } = discounted;
  return { code, refusal, message: discountRefusalTexts[refusal](missingCents) };
}
