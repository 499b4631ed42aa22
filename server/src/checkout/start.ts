import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { QuoteLine } from "@blenda/domain/checkout/model";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { useDiscount } from "../discounts/port.ts";
import { createOrder, setOrderIntent } from "../orders/port.ts";
import type { Tx } from "../platform/db.ts";
import { once } from "../platform/once.ts";
import type { Services } from "../platform/procedure.ts";
import { addCharge } from "./charges.ts";
import { declinesLeft } from "./declines.ts";
import { fulfil } from "./fulfil.ts";
import { offerKey } from "./offers.ts";
import { type Priced, price } from "./pricing.ts";
import { checkout } from "./procedures.ts";
import { withProvider } from "./provider.ts";
import { findQuote } from "./repository.ts";
import { secretHash } from "./secret.ts";

export const start = checkout.start.handler(async ({ input, context, errors }) => {
  const { actor, asking, db, now, payments } = context;
  const email = actor?.email ?? input.email;
  if (email === undefined) throw errors.CHECKOUT_EMAIL_NEEDED();
  const buyerKey = actor?.id ?? email;
  if (!(await declinesLeft(db, buyerKey, now()))) throw errors.CHECKOUT_TOO_MANY_DECLINES();

  const open = async (tx: Tx) => {
    const quote = await findQuote(tx, input.quoteId, actor?.id ?? null, now());
    if (!quote) throw errors.CHECKOUT_QUOTE_GONE();
    const { lines, code, isTest, totalCents } = quote.content;
    const priced = await price(tx, { lines, code, isTest, buyerId: actor?.id ?? null, buyerKey: actor?.id ?? asking.address }, now());
    const refused = priced.lines.find((line) => !line.isCounted || isUnconfirmed(line, input.confirmed));
    if (refused) throw errors.CHECKOUT_NOT_FOR_SALE({ data: { itemId: refused.itemId } });
    if (priced.lines.length === 0) throw errors.CHECKOUT_EMPTY();
    if (priced.totalCents > CHECKOUT.MOST_TOTAL_CENTS) throw errors.CHECKOUT_TOO_MUCH();
    if (priced.totalCents !== totalCents) throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.totalCents } });
    const order = await createOrder(tx, orderOf(context, priced, { ...input, email, isTest }), linesOf(context, priced));
    if (order.discountId && !(await useDiscount(tx, { discountId: order.discountId, orderId: order.id, buyerKey, at: now() })))
      throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.subtotalCents + priced.taxCents } });
    if (order.totalCents === 0) await fulfil(tx, context, order.id, null);
    return { orderId: order.id, totalCents: order.totalCents };
  };

  const made = await context.transaction((tx) =>
    once(tx, { actorId: actor?.id ?? "guest", operation: "checkout.start", input }, () => open(tx)),
  );
  if (made.totalCents === 0) return { ...made, secret: input.key, payment: null };
  // Outside any transaction: the order stands before anybody is asked for money, and asking again asks for the same intent.
  const wish = { orderId: made.orderId, amountCents: made.totalCents, currency: CURRENCY, key: made.orderId };
  const { intentId, clientSecret } = await withProvider(context, () => payments.createIntent(wish), errors.CHECKOUT_PROVIDER_DOWN);
  await setOrderIntent(db, made.orderId, payments.name, intentId);
  await addCharge(db, {
    intentId,
    orderId: made.orderId,
    provider: payments.name,
    amountCents: made.totalCents,
    currency: CURRENCY,
    createdAt: now(),
  });
  return { ...made, secret: input.key, payment: { provider: payments.name, clientSecret, publishableKey: payments.publishableKey } };
});

const isUnconfirmed = ({ key, warnings }: QuoteLine, confirmed: readonly string[]) =>
  warnings.includes("already_owned") && !confirmed.includes(key);

interface Details {
  key: string;
  email: string;
  isTest: boolean;
  invoice?: { name: string; businessName: string; taxId: string; country: string } | undefined;
  visit?: Record<string, unknown> | undefined;
}

function orderOf(
  { id, now, actor }: Services & { actor: Me | null },
  priced: Priced,
  { key, email, isTest, invoice = EMPTY, visit = {} }: Details,
) {
  const { subtotalCents, discountCents, taxCents, totalCents, discounted, discount } = priced;
  const isDiscounted = discounted !== null && "off" in discounted;
  return {
    id: id(),
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
