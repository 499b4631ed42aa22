import type { Tx } from "../platform/database/db.ts";
import type { ListenerServices } from "../platform/events/outbox.ts";
import { sendMails } from "../platform/mail/mail.ts";
import { receiptLetter } from "./letters.ts";
import { guestFiles } from "./library/guest-links.ts";
import type { soldLines } from "./sales/sales-repository.ts";

type ReceiptLine = Awaited<ReturnType<typeof soldLines>>[number];

/** A receipt leaves once per key, whatever is delivered twice. */
export async function sendReceipts(
  tx: Tx,
  sold: readonly ReceiptLine[],
  services: ListenerServices,
  keyOf = (orderId: string) => `receipt-${orderId}`,
): Promise<void> {
  const guests = new Set(sold.flatMap(({ orderId, buyerId }) => (buyerId === null ? orderId : [])));
  const files = Map.groupBy(await guestFiles(tx, services.signer, [...guests]), ({ orderId }) => orderId);
  const mails = [...Map.groupBy(sold, ({ orderId }) => orderId)].map(([orderId, lines]) => ({
    ...{ key: keyOf(orderId), recipient: lines[0]?.email ?? "" },
    ...receiptLetter(services.site.url, orderId, lines, files.get(orderId) ?? []),
  }));
  return sendMails(services, tx, mails);
}
