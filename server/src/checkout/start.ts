import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { useDiscount } from "../discounts/port.ts";
import { createOrder, holdOrder } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import { once } from "../platform/once.ts";
import type { Services } from "../platform/procedure.ts";
import { linkCharge } from "./charges.ts";
import { isPaused } from "./declines.ts";
import { fulfil } from "./fulfil.ts";
import { offerKey } from "./offers.ts";
import { type Priced, price } from "./pricing.ts";
import { checkout } from "./procedures.ts";
import { withProvider } from "./provider.ts";
import type { QuoteContent } from "./quote-content.ts";
import { findQuote } from "./repository.ts";
import { secretHash } from "./secret.ts";

export const start = checkout.start.handler(async ({ input, context, errors }) => {
  const { actor, asking, db, now, payments } = context;
  const email = actor?.email ?? input.email;
  if (email === undefined) throw errors.CHECKOUT_EMAIL_NEEDED();
  const buyerKey = actor?.id ?? email;
  const buyerId = actor?.id ?? null;

  const open = async (tx: Tx, orderId: string, quote: QuoteContent | null) => {
    if (!quote) throw errors.CHECKOUT_QUOTE_GONE();
    const { lines, code, isTest, totalCents } = quote;
    const priced = await price(tx, { lines, code, isTest, buyerId, buyerKey: buyerId ?? asking.address }, now());
    const refused = priced.lines.find((line) => !line.isCounted || isUnconfirmed(line, input.confirmed));
    if (refused) throw errors.CHECKOUT_NOT_FOR_SALE({ data: { itemId: refused.itemId } });
    if (priced.lines.length === 0) throw errors.CHECKOUT_EMPTY();
    if (priced.totalCents > CHECKOUT.MOST_TOTAL_CENTS) throw errors.CHECKOUT_TOO_MUCH();
    if (priced.totalCents !== totalCents) throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.totalCents } });
    const order = orderOf(context, priced, { ...input, orderId, email, isTest });
    await createOrder(tx, order, linesOf(context, priced));
    if (order.discountId && !(await useDiscount(tx, { discountId: order.discountId, orderId, buyerKey, at: now() })))
      throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.subtotalCents + priced.taxCents } });
    if (totalCents > 0) return { orderId, totalCents };
    const free = await holdOrder(tx, orderId);
    if (free) await fulfil(tx, context, free, null);
    return { orderId, totalCents };
  };

  const made = await context.transaction(async (tx) => {
    const { content, declines } = await findQuote(tx, { id: input.quoteId, buyerId, buyerKey, now: now() });
    if (isPaused(declines)) throw errors.CHECKOUT_TOO_MANY_DECLINES();
    const orderId = context.id();
    const answer = { orderId, totalCents: content?.totalCents ?? 0 };
    const command = { actorId: buyerId ?? "guest", operation: "checkout.start", input };
    return once(tx, command, () => open(tx, orderId, content), answer);
  });
  if (made.totalCents === 0) return { ...made, secret: input.key, payment: null };
  // Outside any transaction: the order stands before anybody is asked for money, and asking again asks for the same intent.
  const wish = { orderId: made.orderId, amountCents: made.totalCents, currency: CURRENCY, key: made.orderId };
  const { intentId, clientSecret } = await withProvider(context, () => payments.createIntent(wish), errors.CHECKOUT_PROVIDER_DOWN);
  const { orderId, totalCents: amountCents } = made;
  await linkCharge(db, { intentId, orderId, provider: payments.name, amountCents, currency: CURRENCY, createdAt: now() });
  return { ...made, secret: input.key, payment: { provider: payments.name, clientSecret, publishableKey: payments.publishableKey } };
});

const isUnconfirmed = ({ key, warnings }: QuoteLine, confirmed: readonly string[]) =>
  warnings.includes("already_owned") && !confirmed.includes(key);

interface Details {
  orderId: string;
  key: string;
  email: string;
  isTest: boolean;
  invoice?: { name: string; businessName: string; taxId: string; country: string } | undefined;
  visit?: Record<string, unknown> | undefined;
}

function orderOf(
  { now, actor }: Services & { actor: Me | null },
  priced: Priced,
  { orderId, key, email, isTest, invoice = EMPTY, visit = {} }: Details,
) {
  const { subtotalCents, discountCents, taxCents, totalCents, discounted, discount } = priced;
  const isDiscounted = discounted !== null && "off" in discounted;
  return {
    id: orderId,
    buyerId: actor?.id ?? null,
    email,
    secretHash: secretHash(key),
    currency: CURRENCY,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    discountId: isDiscounted ? (discount?.id ?? null) : null,
    discountCode: isDiscounted ? (discount?.code ?? null) : null,
    invoice,
    visit,
    isTest,
    createdAt: now(),
    expiresAt: addMinutes(now(), CHECKOUT.PENDING_MINUTES),
  };
}

const EMPTY = { name: "", businessName: "", taxId: "", country: "" };

/** As sold: names, versions and shares are written down, and never worked out again. */
function linesOf({ id }: Pick<Services, "id">, { lines, offers }: Priced) {
  const nets = lines.map(({ totalCents, taxCents }) => totalCents - taxCents);
  const processing = processingShares(nets);
  return lines.map((line, at) => {
    const offer = offers.get(offerKey(line.itemType, line.itemId));
    return {
      id: id(),
      itemType: line.itemType,
      itemId: line.itemId,
      versionId: offer?.versionId ?? null,
      version: offer?.version ?? null,
      specHash: offer?.specHash ?? null,
      title: line.title,
      creatorId: line.creatorId,
      shopName: line.shopName,
      licenceType: line.variant,
      seats: line.variant === "studio" ? STUDIO_SEATS : 1,
      listCents: line.listCents,
      discountCents: line.saleOffCents + line.codeOffCents,
      taxCents: line.taxCents,
      paidCents: line.totalCents,
      split: splitOf(nets[at] ?? 0, processing[at] ?? 0),
    };
  });
}

const STUDIO_SEATS = 10;
