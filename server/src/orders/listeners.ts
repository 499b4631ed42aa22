import { signedIn } from "@blenda/domain/identity/events";
import { orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { emit, type Listener, listener, listenerOfMany } from "../platform/events/outbox.ts";
import { sendReceipts } from "./receipts.ts";
import { claimGuestOrders } from "./repository.ts";
import { addUncounted, soldLines } from "./sales/sales-repository.ts";

/** What follows from a sale: it is counted with the others of its minute, except for an upgrade of one; receipts leave. A test of the shop has no consequences. */
const onPaid = listenerOfMany("orders.paid", orderPaid, async (tx, paid, services) => {
  const orderIds = paid.map(({ orderId }) => orderId);
  const sold = (await soldLines(tx, { orderIds })).filter(({ isTest }) => !isTest);
  await addUncounted(tx, { lineIds: sold.flatMap(({ id, upgradeOf }) => (upgradeOf === null ? id : [])) });
  await sendReceipts(tx, sold, services);
});

/** Signing in proves the address; what was bought with it as a guest is theirs. */
const claim = listener("orders.claim", signedIn, async (tx, { userId }) => {
  for (const orderId of await claimGuestOrders(tx, userId)) await emit(tx, orderMoved({ orderId, userId }));
});

export const orderListeners: Listener[] = [onPaid, claim];
