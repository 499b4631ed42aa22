import { signedIn } from "@blenda/domain/identity/events";
import { orderMoved, orderPaid } from "@blenda/domain/orders/events";
import type { Tx } from "../platform/database/db.ts";
import { emit, type Listener, type ListenerServices, listener, listenerOfMany } from "../platform/events/outbox.ts";
import { sendMails } from "../platform/mail/mail.ts";
import { receiptLetter } from "./letters.ts";
import { guestFiles } from "./library/guest-links.ts";
import { claimGuestOrders } from "./repository.ts";
import { addUncounted, soldLines } from "./sales/sales-repository.ts";

type Sold = Awaited<ReturnType<typeof soldLines>>[number];

/** What follows from a sale: it is counted with the others of its minute, except for an upgrade of one; receipts leave. A test of the shop has no consequences. */
const onPaid = listenerOfMany("orders.paid", orderPaid, async (tx, paid, services) => {
  const orderIds = paid.map(({ orderId }) => orderId);
  const sold = (await soldLines(tx, { orderIds })).filter(({ isTest }) => !isTest);
  await addUncounted(tx, { lineIds: sold.flatMap(({ id, upgradeOf }) => (upgradeOf === null ? id : [])) });
  await sendReceipts(tx, sold, services);
});

/** A receipt leaves once per order, whatever is delivered twice. */
async function sendReceipts(tx: Tx, sold: readonly Sold[], services: ListenerServices): Promise<void> {
  const guests = new Set(sold.flatMap(({ orderId, buyerId }) => (buyerId === null ? orderId : [])));
  const files = Map.groupBy(await guestFiles(tx, services.signer, [...guests]), ({ orderId }) => orderId);
  const mails = [...Map.groupBy(sold, ({ orderId }) => orderId)].map(([orderId, lines]) => ({
    ...{ key: `receipt-${orderId}`, recipient: lines[0]?.email ?? "" },
    ...receiptLetter(services.site.url, orderId, lines, files.get(orderId) ?? []),
  }));
  return sendMails(services, tx, mails);
}

/** Signing in proves the address; what was bought with it as a guest is theirs. */
const claim = listener("orders.claim", signedIn, async (tx, { userId }) => {
  for (const orderId of await claimGuestOrders(tx, userId)) await emit(tx, orderMoved({ orderId, userId }));
});

export const orderListeners: Listener[] = [onPaid, claim];
