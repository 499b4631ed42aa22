import { failure } from "../shared/failure.ts";
import { ORDERS } from "./constants.ts";

export const orderFailures = {
  /** Thrown for an order that does not exist and for somebody else's alike. */
  ORDERS_NOT_FOUND: failure(404, "This order is not here"),
  ORDERS_INVOICE_FIXED: failure(409, `An invoice can be changed for ${ORDERS.INVOICE_EDIT_DAYS} days`),
  /** Thrown for a code that was never issued. */
  ORDERS_LICENCE_UNKNOWN: failure(404, "There is no licence with this code"),
  /** Thrown for a link of a receipt that is too old, or whose file was given back. */
  ORDERS_LINK_ENDED: failure(
    410,
    "This download link has ended. Log in or create an account with the address your receipt went to, and what you own is there.",
  ),
};
