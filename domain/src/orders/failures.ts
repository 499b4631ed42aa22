import { failure } from "../shared/failure.ts";
import { ORDERS } from "./constants.ts";

export const orderFailures = {
  /** Thrown for an order that does not exist and for somebody else's alike. */
  ORDERS_NOT_FOUND: failure(404, "We can't find this order"),
  ORDERS_INVOICE_FIXED: failure(409, `You can edit an invoice for ${ORDERS.INVOICE_EDIT_DAYS} days`),
  /** Thrown when everybody who fits has a seat. */
  ORDERS_SEATS_TAKEN: failure(409, "All seats are taken. Remove someone first, or buy another studio licence."),
  ORDERS_SEAT_OWN: failure(422, "You already have a seat. Enter someone else's email."),
  /** Thrown for an invitation that was taken back, or is for another address. */
  ORDERS_SEAT_GONE: failure(404, "This invitation is no longer available"),
  /** Thrown for a code that was never issued. */
  ORDERS_LICENCE_UNKNOWN: failure(404, "We can't find a licence with this code"),
  /** Thrown for a link of a receipt that is too old, or whose file was given back. */
  ORDERS_LINK_ENDED: failure(
    410,
    "This download link has ended. Log in or create an account with the address your receipt went to, and what you own is there.",
  ),
};
