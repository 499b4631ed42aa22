import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { QuoteLine, VisitNote } from "@blenda/domain/checkout/model";
import type { Me } from "@blenda/domain/identity/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { ORPCError } from "@orpc/server";
import { type Buyer, createOrder, findOrderByKey, lockOrder } from "../orders/port.ts";
import { cardFormOf } from "../payments/card-form.ts";
import { fulfil } from "../payments/fulfil.ts";
import { withProvider } from "../payments/provider.ts";
import type { Payments } from "../platform/outside/payments/payments.ts";
import { idempotentId } from "../platform/requests/idempotency.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { offerKey } from "./offers.ts";
import { type Priced, price } from "./pricing.ts";
import { checkout } from "./procedures.ts";
import { discountRefused, reserve } from "./reserve.ts";
import { guestSecret, keyHash, secretHash } from "./secret.ts";
import { verifyQuote } from "./signed-quote.ts";

export const start = checkout.start.handler(async ({ input, context, errors }) => {
  const { actor, db, now, payments, signer } = context;
  const email = actor?.email ?? input.email;
  if (email === undefined) throw errors.CHECKOUT_EMAIL_NEEDED();
  const buyerId = actor?.id ?? null;
  const buyer: Buyer = { id: buyerId, email };

  const command = { actorId: buyerId ?? "guest", operation: "checkout.start", input };
  // The same wish always means the same order, so it also asks for the same payment, however often it is sent.
  const orderId = idempotentId(command);
  const secret = buyerId === null ? guestSecret(signer, orderId, input) : null;
  const key = keyHash(buyerId, input);
  const ask = (amountCents: number) =>
    withProvider(
      context,
      () => payments.createIntent({ orderId, amountCents, currency: CURRENCY, key: orderId }),
      errors.CHECKOUT_PROVIDER_DOWN,
    );
  const repeated = async (): Promise<PlacedOrder | null> => {
    const before = await findOrderByKey(db, key);
    if (!before) return null;
    if (before.id !== orderId) throw new ORPCError("KEY_REUSED");
    const { totalCents } = before;
    return { totalCents, intent: totalCents > 0 ? await ask(totalCents) : null };
  };

  /** Nothing is answered where the order was there before. */
  const place = async (): Promise<PlacedOrder | null> => {
    const quote = verifyQuote(signer, input.quoteId, buyerId, now());
    if (!quote) throw errors.CHECKOUT_QUOTE_GONE();
    const { lines, code, isTest, totalCents } = quote;
    const priced = await price(db, { lines, code, isTest, buyer }, now());
    const refused = priced.lines.find((line) => !line.isCounted || isUnconfirmed(line, input.confirmed));
    if (refused) throw errors.CHECKOUT_NOT_FOR_SALE({ data: { itemId: refused.itemId } });
    if (priced.lines.length === 0) throw errors.CHECKOUT_EMPTY();
    if (priced.totalCents > CHECKOUT.MOST_TOTAL_CENTS) throw errors.CHECKOUT_TOO_MUCH();
    const why = code === null ? null : discountRefused(priced.discounted);
    if (priced.totalCents > totalCents && why) throw errors.CHECKOUT_CODE_REFUSED({ data: { why, totalCents: priced.totalCents } });
    if (priced.totalCents !== totalCents) throw errors.CHECKOUT_CHANGED({ data: { totalCents: priced.totalCents } });
    // Nobody is charged by this: that takes a card, and the order stands before anybody can give one.
    const intent = totalCents > 0 ? await ask(totalCents) : null;
    const proof = { keyHash: key, secretHash: secret && secretHash(secret) };
    const order = orderOf(context, priced, { ...input, ...proof, orderId, email, isTest, intentId: intent?.intentId ?? null });
    const placed = { order, lines: linesOf(context, priced) };
    const made = { totalCents, intent };
    // What nothing else hangs on is one statement, together with everybody's who orders now.
    if (intent) return (await createOrder(db, placed)) ? made : null;
    return context.transaction(async (tx) => {
      if (!(await createOrder(tx, placed))) return null;
      await reserve(tx, context, order);
      const free = await lockOrder(tx, orderId);
      if (free) await fulfil(tx, context, [{ order: free, money: null }]);
      return made;
    });
  };

  // Whoever asks again when the order is made may be refused what they own by now; the first answer is theirs all the same.
  let refusal: unknown;
  const placed = await place().catch((error: unknown) => {
    refusal = error;
    return null;
  });
  const made = placed ?? (await repeated());
  if (!made) throw refusal ?? new Error(`the key of order ${orderId} is taken and has no answer`);
  const { totalCents, intent } = made;
  return { orderId, totalCents, secret, payment: intent && cardFormOf(payments) };
});

interface PlacedOrder {
  totalCents: number;
  /** What it is charged by; nothing where it costs nothing. */
  intent: Awaited<ReturnType<Payments["createIntent"]>> | null;
}

const isUnconfirmed = ({ key, warnings }: QuoteLine, confirmed: readonly string[]) =>
  warnings.includes("already_owned") && !confirmed.includes(key);

interface Details {
  orderId: string;
  keyHash: string;
  secretHash: string | null;
  email: string;
  isTest: boolean;
  intentId: string | null;
  invoice?: { name: string; businessName: string; taxId: string; country: string } | undefined;
  visit?: VisitNote | undefined;
}

function orderOf(
  { now, actor, payments }: Services & { actor: Me | null },
  priced: Priced,
  { orderId, email, keyHash, secretHash, isTest, intentId, invoice = EMPTY, visit = {} }: Details,
) {
  const { subtotalCents, discountCents, taxCents, totalCents, discounted, discount } = priced;
  const isDiscounted = discounted !== null && "off" in discounted;
  return {
    id: orderId,
    buyerId: actor?.id ?? null,
    email,
    keyHash,
    secretHash,
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
    provider: intentId && payments.name,
    intentId,
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
