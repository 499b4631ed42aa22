import { productChanged } from "@blenda/domain/catalogue/events";
import { signedIn } from "@blenda/domain/identity/events";
import { orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { saleTexts } from "@blenda/domain/orders/texts";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { notify } from "../notifications/port.ts";
import { sendMail } from "../platform/mail.ts";
import { emit, type Listener, listener } from "../platform/outbox.ts";
import { receiptLetter } from "./letters.ts";
import { claimGuestOrders, countSale, soldLines } from "./repository.ts";

/** Counts what was sold; lists that show it are read again. */
const countSales = listener("orders.countSales", orderPaid, async (tx, { orderId }) => {
  for (const { itemType, itemId, creatorId, isTest } of await soldLines(tx, orderId)) {
    if (isTest || creatorId === null) continue;
    await countSale(tx, itemType, itemId);
    if (itemType === "product") await emit(tx, productChanged({ productId: itemId, creatorId }));
    if (itemType === "training") await emit(tx, trainingChanged({ trainingId: itemId, creatorId }));
  }
});

/** The receipt leaves once per order, whatever is delivered twice. */
const sendReceipt = listener("orders.sendReceipt", orderPaid, async (tx, { orderId }, _eventId, services) => {
  const lines = await soldLines(tx, orderId);
  const [first] = lines;
  if (!first || first.isTest) return;
  await sendMail(services, tx, { key: `receipt-${orderId}`, recipient: first.email, ...receiptLetter(services.site.url, orderId, lines) });
});

/** Each creator is told of each thing they sold. */
const tellCreators = listener("orders.tellCreators", orderPaid, async (tx, { orderId }) => {
  for (const { id, itemType, itemId, title, creatorId, buyerId, paidCents, isTest, paidAt } of await soldLines(tx, orderId)) {
    if (isTest || creatorId === null || paidAt === null) continue;
    await notify(tx, {
      userId: creatorId,
      type: "product_sale",
      title: saleTexts.title,
      message: saleTexts.message(title, paidCents),
      data: itemType === "training" ? { trainingId: itemId } : { productId: itemId, productName: title },
      ...(buyerId && { actorId: buyerId }),
      onceKey: `sale/${id}`,
      at: paidAt,
    });
  }
});

/** Signing in proves the address; what was bought with it as a guest is theirs. */
const claim = listener("orders.claim", signedIn, async (tx, { userId }) => {
  for (const orderId of await claimGuestOrders(tx, userId)) await emit(tx, orderMoved({ orderId, userId }));
});

export const orderListeners: Listener[] = [countSales, sendReceipt, tellCreators, claim];
