import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { TrainingCard } from "../trainings/model.ts";
import { ORDERS } from "./constants.ts";
import { orderFailures } from "./failures.ts";
import { InvoiceDetails, LibraryItem, LicencePassport, OrderId, OrderPage, OrderSummary, OwnedItem } from "./model.ts";
import { orderTexts } from "./texts.ts";

const own = { access: "signed-in", failed: orderTexts.loadFailed } as const;

/**
 * Files are not calls: `GET /downloads/:lineId/:fileId` sends the exact file to whoever bought it, whole or in parts, and
 * `GET /invoices/:orderId.pdf` the invoice. Both know the buyer by the session; a download also by the `key` of a link that
 * was sent to a guest.
 */
export const ordersContract = {
  orders: read(own)
    .input(z.strictObject({ after: Cursor.optional() }))
    .output(z.object({ orders: z.array(OrderSummary), next: z.string().nullable() })),

  order: read(own)
    .errors(pick(orderFailures, "ORDERS_NOT_FOUND"))
    .input(z.strictObject({ id: OrderId }))
    .output(OrderPage),

  updateInvoice: command({ ...own, failed: orderTexts.changeFailed })
    .errors(pick(orderFailures, "ORDERS_NOT_FOUND", "ORDERS_INVOICE_FIXED"))
    .input(z.strictObject({ id: OrderId, invoice: InvoiceDetails }))
    .output(OrderPage),

  /** Every training this person may watch, with how far they are. */
  trainings: read(own).output(z.array(z.object({ training: TrainingCard, progress: z.number(), lastLessonId: z.string().nullable() }))),

  /** Everything this person owns, free things too, newest first; not what was given back or revoked. Live. */
  library: read(own)
    .input(z.strictObject({ search: z.string().max(ORDERS.LONGEST_SEARCH).optional(), after: Cursor.optional() }))
    .output(z.object({ items: z.array(LibraryItem), next: z.string().nullable() })),

  /** Which products and trainings this person owns; buttons on every screen read it. Live. */
  owned: read(own).output(z.object({ products: z.array(OwnedItem), trainings: z.array(OwnedItem) })),

  /** The passport's public page: anybody with the code. The holder is named as they asked to be, never by address. */
  licence: read({ access: "public", failed: orderTexts.loadFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .errors(pick(orderFailures, "ORDERS_LICENCE_UNKNOWN"))
    .input(z.strictObject({ code: z.string().max(40) }))
    .output(z.object({ licence: LicencePassport, title: z.string(), shopName: z.string(), itemPath: z.string() })),
};
