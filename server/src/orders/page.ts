import { ORDERS } from "@blenda/domain/orders/constants";
import type { OrderPage, OrderSummary } from "@blenda/domain/orders/model";
import { archiveOf, isOfTokens, orderDisplay } from "@blenda/domain/orders/rules";
import { orderTexts } from "@blenda/domain/orders/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Db } from "../platform/database/db.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { findOwnOrder, linesOfOrders, stepsOf, wholeLines } from "./reading.ts";
import type { OrderRow } from "./repository.ts";

/** An order as its buyer sees it; to everybody else it does not exist. */
export async function pageOf(
  { db, tax: { ownNumber } }: Pick<Services, "db" | "tax">,
  user: { id: string; displayName: string },
  id: string,
  now: string,
): Promise<OrderPage> {
  const order = await findOwnOrder(db, user.id, id);
  if (!order) throw refusal("ORDERS_NOT_FOUND");
  const lines = await wholeLines(db, order, user.displayName);
  const { status, isTest, totalCents, createdAt, paidAt, email, currency, subtotalCents, discountCents, taxCents, refundedCents } = order;
  return {
    id,
    number: String(order.number),
    status,
    display: orderDisplay(
      status,
      lines.map((line) => line.status),
    ),
    isTest,
    totalCents,
    createdAt,
    paidAt,
    email,
    currency,
    subtotalCents,
    discountCents,
    taxCents,
    tax: taxOf(order, ownNumber),
    refundedCents,
    discountCode: order.discountCode,
    card: order.cardBrand && order.cardLast4 ? { brand: order.cardBrand, last4: order.cardLast4 } : null,
    invoice: { name: "", businessName: "", taxId: "", country: "", ...order.invoice },
    isInvoiceOpen: isInvoiceOpen(order, now),
    lines,
    archive: archiveOf({ id, lines }),
    timeline: [{ at: createdAt, what: orderTexts.ordered }, ...(await timelineOf(db, id, lines.every(isOfTokens)))],
  };
}

/** Where tax went, and whose numbers stand on the invoice. */
const taxOf = ({ taxCountry, taxBps, isReverseCharge, taxNumber }: OrderRow, ownNumber: string): OrderPage["tax"] =>
  taxCountry === null ? null : { country: taxCountry, rateBps: taxBps, isReverseCharge, taxNumber, ownNumber };

export const isInvoiceOpen = ({ createdAt }: OrderRow, now: string): boolean => addDays(createdAt, ORDERS.INVOICE_EDIT_DAYS) > now;

async function timelineOf(db: Db, orderId: string, isAllTokens: boolean): Promise<{ at: string; what: string }[]> {
  const steps = await stepsOf(db, orderId);
  const words: typeof orderTexts.steps = isAllTokens ? { ...orderTexts.steps, "order.paid": orderTexts.tokensPaid } : orderTexts.steps;
  return steps.flatMap(({ entity, toStatus, at }) => {
    const what = words[`${entity}.${toStatus}`];
    return what ? [{ at, what }] : [];
  });
}

export async function summariesOf(db: Db, orders: readonly OrderRow[]): Promise<OrderSummary[]> {
  const lines = await linesOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, number, status, isTest, totalCents, createdAt, paidAt }) => {
    const own = lines.get(id) ?? [];
    return {
      id,
      number: String(number),
      status,
      display: orderDisplay(
        status,
        own.map((line) => line.status),
      ),
      isTest,
      totalCents,
      createdAt,
      paidAt,
      lines: own.map((line) => ({ id: line.id, title: line.title, posterUrl: fileUrl(line.posterFileId), stageHue: line.stageHue })),
    };
  });
}
