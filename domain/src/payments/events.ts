import { event } from "../access/event.ts";
import { seePayments } from "./constants.ts";

/** Staff did something about an order: the list and the open drawer ask again. */
export const paymentChanged = event<{ orderId: string }>("payments.changed", {
  aggregate: ({ orderId }) => `payments/${orderId}`,
  to: () => ({ access: seePayments }),
  stale: ["payments.orders", "payments.order", "payments.providerEvents", "payments.providerEvent"],
});
