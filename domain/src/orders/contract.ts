import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { Cursor } from "../shared/cursor.ts";
import { pick } from "../shared/failure.ts";
import { Email } from "../shared/text.ts";
import { TrainingCard } from "../trainings/model.ts";
import { ORDERS } from "./constants.ts";
import { orderFailures } from "./failures.ts";
import {
  Billing,
  InvoiceDetails,
  LibraryItem,
  LicencePassport,
  OrderId,
  OrderPage,
  OrderSummary,
  OrganisationName,
  OwnedItem,
  Seats,
  SharedItem,
} from "./model.ts";
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

  /** Invoice details, invoices and what renews, for the settings. */
  billing: read(own).output(Billing),

  /** For orders from now on; those there are keep theirs. */
  saveBilling: command({ ...own, failed: orderTexts.billingFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .input(z.strictObject({ details: InvoiceDetails }))
    .output(Billing),

  /** Every training this person may watch, with how far they are. */
  trainings: read(own).output(
    z.array(
      z.object({
        training: TrainingCard,
        progress: z.number(),
        lastLessonId: z.string().nullable(),
        /** Of the certificate, once every lesson was done. */
        certificateCode: z.string().nullable(),
      }),
    ),
  ),

  /** Everything this person owns, free things too, newest first; not what was given back or revoked. Live. */
  library: read(own)
    .input(z.strictObject({ search: z.string().max(ORDERS.LONGEST_SEARCH).optional(), after: Cursor.optional() }))
    .output(z.object({ items: z.array(LibraryItem), next: z.string().nullable() })),

  /** Which products and trainings this person owns; buttons on every screen read it. Live. */
  owned: read(own).output(z.object({ products: z.array(OwnedItem), trainings: z.array(OwnedItem) })),

  /** For whom a licence was bought; its page and the invoice name them. An empty name takes it off. */
  setOrganisation: command({ ...own, failed: orderTexts.changeFailed })
    .errors(pick(orderFailures, "ORDERS_NOT_FOUND"))
    .input(z.strictObject({ lineId: OrderId, organisation: OrganisationName }))
    .output(OrderPage),

  /** Who may use what one bought with this line, and whom one invited. Live. */
  seats: read(own)
    .errors(pick(orderFailures, "ORDERS_NOT_FOUND"))
    .input(z.strictObject({ lineId: OrderId }))
    .output(Seats),

  /** Gives a seat to whoever has this address; it is theirs once they accept it. The same address twice is one seat. */
  inviteSeat: command({ ...own, failed: orderTexts.seatFailed, limits: [{ per: "account", max: 60, minutes: 60 }] })
    .errors(pick(orderFailures, "ORDERS_NOT_FOUND", "ORDERS_SEATS_TAKEN", "ORDERS_SEAT_OWN"))
    .input(z.strictObject({ lineId: OrderId, email: Email }))
    .output(Seats),

  /** The holder takes a seat back, or whoever has it or was offered it says no. Once it is gone this changes nothing. */
  removeSeat: command({ ...own, failed: orderTexts.seatFailed })
    .input(z.strictObject({ seatId: OrderId }))
    .output(z.object({})),

  acceptSeat: command({ ...own, failed: orderTexts.seatFailed })
    .errors(pick(orderFailures, "ORDERS_SEAT_GONE"))
    .input(z.strictObject({ seatId: OrderId }))
    .output(z.object({})),

  /** What others share with this person, and what they were offered. Live. */
  shared: read(own).output(z.object({ items: z.array(SharedItem) })),

  /** The passport's public page: anybody with the code. The holder is named as they asked to be, never by address. */
  licence: read({ access: "public", failed: orderTexts.loadFailed, limits: [{ per: "address", max: 60, minutes: 60 }] })
    .errors(pick(orderFailures, "ORDERS_LICENCE_UNKNOWN"))
    .input(z.strictObject({ code: z.string().max(40) }))
    .output(z.object({ licence: LicencePassport, title: z.string(), shopName: z.string(), itemPath: z.string() })),
};
