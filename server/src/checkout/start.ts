import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { SaidPlace } from "@blenda/domain/tax/model";
import { creditFor } from "../affiliates/port.ts";
import { createOrder, findOrderByKey, lockOrder } from "../orders/port.ts";
import { askProvider, cardFormOf, fulfilFree } from "../payments/port.ts";
import type { Payments } from "../platform/outside/payments/payments.ts";
import { idempotentId } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { requirePlace, taxedInvoice } from "../tax/port.ts";
import { linesOf, orderOf } from "./new-order.ts";
import { type PricedCart, price } from "./pricing.ts";
import { checkout } from "./procedures.ts";
import { discountRefused, reserve } from "./reserve.ts";
import { guestSecret, keyHash, secretHash } from "./secret.ts";
import { contentsOf, type QuoteContent, verifyQuote } from "./signed-quote.ts";

export const start = checkout.start.handler(async ({ input, context: asked, errors }) => {
  // One moment for all of it: what is sold at a sale's price was ordered before it ended, however long the provider takes.
  const at = asked.now();
  const context = { ...asked, now: () => at };
  const { actor, payments, signer } = context;
  const email = actor?.email ?? input.email;
  if (email === undefined) throw errors.CHECKOUT_EMAIL_NEEDED();
  const buyer = { id: actor?.id ?? null, email };
  // The same wish always means the same order, so it also asks for the same payment, however often it is sent.
  const orderId = idempotentId({ actorId: buyer.id ?? "guest", operation: "checkout.start", input });
  const secret = buyer.id === null ? guestSecret(signer, orderId, input) : null;
  const wish: Wish = { input, context, errors, orderId, buyer, secret, keyHash: keyHash(buyer.id, input) };

  // Whoever asks again when the order is made may be refused what they own by now; the first answer is theirs all the same.
  let refused: unknown;
  const placed = await place(wish).catch((error: unknown) => {
    refused = error;
    return null;
  });
  const made = placed ?? (await findRepeated(wish));
  if (!made) throw refused ?? new Error(`the key of order ${orderId} is taken and has no answer`);
  const { totalCents, intent } = made;
  return { orderId, totalCents, secret, payment: intent && cardFormOf(payments) };
});

type Call = Parameters<Parameters<typeof checkout.start.handler>[0]>[0];

interface Wish extends Pick<Call, "input" | "context" | "errors"> {
  orderId: string;
  buyer: { id: string | null; email: string };
  /** What opens it to a guest. */
  secret: string | null;
  keyHash: string;
}

interface PlacedOrder {
  totalCents: number;
  /** What it is charged by; nothing where it costs nothing. */
  intent: Awaited<ReturnType<Payments["createIntent"]>> | null;
}

/** Payment intent at the provider. It charges nothing: that takes a card, and the order exists before a card is asked for. */
async function askForIntent({ context, errors, orderId }: Wish, amountCents: number): Promise<PlacedOrder["intent"]> {
  if (amountCents === 0) return null;
  const ask = () => context.payments.createIntent({ orderId, amountCents, currency: CURRENCY, key: orderId });
  return askProvider(context, ask, errors.CHECKOUT_PROVIDER_DOWN);
}

/** The order this wish made before, with the same payment. */
async function findRepeated(wish: Wish): Promise<PlacedOrder | null> {
  const before = await findOrderByKey(wish.context.db, wish.keyHash);
  if (!before) return null;
  if (before.id !== wish.orderId) throw refusal("KEY_REUSED");
  const { totalCents } = before;
  return { totalCents, intent: await askForIntent(wish, totalCents) };
}

/** What the quote costs now; refused where that is not what was shown. */
async function priceAgain({ input, context, errors, buyer }: Wish, quote: QuoteContent): Promise<PricedCart> {
  const { lines, contents, code, isTest, totalCents } = quote;
  const priced = await price(context, { lines, code, isTest, buyer, place: placeSaid(quote, input.invoice) });
  const refused = priced.lines.find((line) => !line.isCounted || isUnconfirmed(line, input.confirmed));
  if (refused) throw errors.CHECKOUT_NOT_FOR_SALE({ data: { itemId: refused.itemId } });
  if (priced.lines.length === 0) throw errors.CHECKOUT_EMPTY();
  if (priced.lines.length > CHECKOUT.MOST_LINES) throw errors.CHECKOUT_TOO_MANY_ITEMS();
  if (priced.totalCents > CHECKOUT.MOST_TOTAL_CENTS) throw errors.CHECKOUT_TOO_MUCH();
  const why = code === null ? null : discountRefused(priced.discounted);
  if (priced.totalCents > totalCents && why) throw errors.CHECKOUT_CODE_REFUSED({ data: { why, totalCents: priced.totalCents } });
  // For the same money, but something else: it is looked at again.
  if (priced.totalCents !== totalCents || contentsOf(priced) !== contents)
    throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.totalCents } });
  if (!isTest && priced.totalCents > 0) requirePlace(priced.taxed, input.isPlaceConfirmed);
  return priced;
}

/** Where the buyer says they are: on the invoice, which comes last, else with the quote. */
const placeSaid = ({ place }: QuoteContent, invoice: Wish["input"]["invoice"]): SaidPlace =>
  invoice?.country ? { ...place, country: invoice.country, taxNumber: invoice.taxId } : place;

const isUnconfirmed = ({ key, warnings }: QuoteLine, confirmed: readonly string[]) =>
  warnings.includes("already_owned") && !confirmed.includes(key);

/** The order's code, where it is one of somebody's affiliates'. */
function lockedCode({ discount }: PricedCart) {
  if (!discount?.affiliateId || discount.ownerId === null) return null;
  const { id, code, ownerId, affiliateId } = discount;
  return { id, code, ownerId, affiliateId };
}

/** Makes the order. Nothing is answered where it was there before. */
async function place(wish: Wish): Promise<PlacedOrder | null> {
  const { input, context, errors, orderId, buyer, secret } = wish;
  const quote = verifyQuote(context.signer, input.quoteId, buyer.id, context.now());
  if (!quote) throw errors.CHECKOUT_QUOTE_GONE();
  const priced = await priceAgain(wish, quote);
  const { totalCents } = priced;
  const intent = await askForIntent(wish, totalCents);
  const proof = { keyHash: wish.keyHash, secretHash: secret && secretHash(secret) };
  const invoice = await taxedInvoice(context, priced.taxed, buyer.id, input.invoice);
  const facts = { email: buyer.email, isTest: quote.isTest, intentId: intent?.intentId ?? null, invoice };
  const order = orderOf(context, priced, { ...input, ...proof, ...facts, orderId });
  // Who brought the buyer before the quote was made; what they click from then on changes nothing.
  const began = addMinutes(quote.expiresAt, -CHECKOUT.QUOTE_MINUTES);
  const credited = { buyerId: buyer.id, email: buyer.email, began, lines: priced.lines, code: lockedCode(priced) };
  const brought = quote.isTest ? [] : await creditFor(context, credited);
  const placed = { order, lines: linesOf(context, priced, brought) };
  // What nothing else hangs on is one statement, together with everybody's who orders now.
  if (intent) return (await createOrder(context.db, placed)) ? { totalCents, intent } : null;
  return context.transaction(async (tx) => {
    if (!(await createOrder(tx, placed))) return null;
    await reserve(tx, context, order);
    const free = await lockOrder(tx, orderId);
    if (free) await fulfilFree(tx, context, free);
    return { totalCents, intent };
  });
}
