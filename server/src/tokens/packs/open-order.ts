import { CHECKOUT, CURRENCY } from "@blenda/domain/checkout/constants";
import type { Payment } from "@blenda/domain/checkout/model";
import { checkoutTexts } from "@blenda/domain/checkout/texts";
import type { ConsentProof } from "@blenda/domain/consent/model";
import { processingShares, splitOf } from "@blenda/domain/ledger/rules";
import type { InvoiceDetails } from "@blenda/domain/orders/model";
import { BRAND } from "@blenda/domain/shared/brand";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { createOrder, findOrder, linkPayment } from "../../orders/port.ts";
import { askProvider, cardFormOf } from "../../payments/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { type BuyerTax, taxColumns, taxedInvoice, taxesOn } from "../../tax/port.ts";
import { addTokenOrder, type TokenOrder } from "./order-repository.ts";

interface NewTokenOrder extends Pick<TokenOrder, "kind" | "itemId" | "tokens"> {
  title: string;
  priceCents: number;
  subscriptionId?: string;
  period?: number;
}

interface Buyer {
  id: string;
  email: string;
  /** How they are taxed: where they are, as they say or as their account does. */
  taxed: BuyerTax;
  isPlaceConfirmed?: boolean;
  invoice?: InvoiceDetails | undefined;
  /** What they allowed when they ordered (decision B4); nobody is asked about a renewal. */
  consent?: ConsentProof | undefined;
}

interface OpenedOrder {
  orderId: string;
  totalCents: number;
  tokens: number;
}

/** An order of tokens that waits for its payment. We sell it ourselves, so all of it is commission but the card's cost. */
export async function openOrder(
  tx: Tx,
  services: Pick<Services, "now" | "id" | "db" | "tax" | "payments" | "cache" | "log">,
  orderId: string,
  buyer: Buyer,
  wish: NewTokenOrder,
): Promise<OpenedOrder> {
  const { kind, itemId, tokens, title, priceCents, subscriptionId = null, period = null } = wish;
  const { now, id } = services;
  const { taxed, isPlaceConfirmed = false, consent } = buyer;
  const taxing = { ...services, db: tx };
  const [processing = 0] = processingShares([priceCents]);
  const [taxCents = 0] = await taxesOn(taxing, taxed.terms, [priceCents]);
  const totalCents = priceCents + taxCents;
  const order = {
    ...{ id: orderId, buyerId: buyer.id, email: buyer.email, secretHash: null, keyHash: null, currency: CURRENCY },
    ...{ subtotalCents: priceCents, discountCents: 0, taxCents, totalCents, discountId: null, discountCode: null },
    ...taxColumns(taxed, isPlaceConfirmed),
    ...{
      invoice: (await taxedInvoice(taxing, taxed, buyer.id, buyer.invoice)) ?? {},
      visit: consent ? { consent } : {},
      isTest: false,
      provider: null,
      intentId: null,
    },
    ...{ createdAt: now(), expiresAt: addMinutes(now(), CHECKOUT.PENDING_MINUTES) },
  };
  const line = {
    ...({ id: id(), itemType: kind === "pack" ? "token_pack" : "plan", itemId, title, shopName: BRAND.name, creatorId: null } as const),
    ...{ listCents: priceCents, discountCents: 0, taxCents, paidCents: totalCents },
    split: splitOf(priceCents, processing, { commissionBps: 10_000 }),
  };
  if (!(await createOrder(tx, { order, lines: [line] }))) throw refusal("KEY_REUSED");
  await addTokenOrder(tx, { orderId, userId: buyer.id, kind, itemId, tokens, subscriptionId, period });
  return { orderId, totalCents, tokens };
}

interface OrderOptions {
  isFresh: boolean;
  /** The card is kept, to be charged again every month. */
  isForLater: boolean;
  down: () => Error;
}

/** Outside any transaction: the order stands before the provider is asked for money, and asking again asks for the same payment. */
export async function askForPayment(services: Services, opened: OpenedOrder, { isFresh, isForLater, down }: OrderOptions) {
  const { db, payments } = services;
  const { orderId, totalCents: amountCents } = opened;
  const standing = isFresh ? null : await askProvider(services, () => paymentStateOf(services, orderId), down);
  if (standing) return { ...opened, payment: null, standing };
  const wish = { orderId, amountCents, currency: CURRENCY, key: orderId, ...(isForLater && { isForLater: true as const }) };
  const { intentId } = await askProvider(services, () => payments.createIntent(wish), down);
  await linkPayment(db, orderId, { provider: payments.name, intentId });
  return { ...opened, payment: cardFormOf(payments), standing: null };
}

/** Where an order's payment is; nothing is answered for one whose card is still to be given. */
async function paymentStateOf({ db, payments }: Services, orderId: string): Promise<Payment | null> {
  const order = await findOrder(db, orderId);
  if (order?.status === "paid") return { state: "paid" };
  if (order?.status === "expired" || order?.status === "cancelled")
    return { state: "failed", code: order.status, message: checkoutTexts.payFailed, isRetryable: false };
  const said = order?.intentId ? (await payments.lookUp(order.intentId))?.payment : undefined;
  if (said?.state === "requires_action") return said;
  return said?.state === "succeeded" || said?.state === "processing" ? { state: "processing" } : null;
}
