import { productChanged } from "@blenda/domain/catalogue/events";
import { signedIn } from "@blenda/domain/identity/events";
import { orderMoved, orderPaid } from "@blenda/domain/orders/events";
import { saleTexts } from "@blenda/domain/orders/texts";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { notifyAll } from "../notifications/port.ts";
import { sendMails } from "../platform/mail.ts";
import { emit, emitAll, type Listener, listener, listenerOfMany } from "../platform/outbox.ts";
import { receiptLetter } from "./letters.ts";
import { claimGuestOrders } from "./repository.ts";
import { countSales, soldLines } from "./sales-repository.ts";

const idsOf = (paid: readonly { orderId: string }[]) => paid.map(({ orderId }) => orderId);

/** Counts what was sold; lists that show it are read again. */
const countSold = listenerOfMany("orders.countSales", orderPaid, async (tx, paid) => {
  const sold = (await soldLines(tx, idsOf(paid))).flatMap(({ isTest, itemType, itemId, creatorId }) =>
    isTest || creatorId === null ? [] : [{ itemType, itemId, creatorId }],
  );
  const of = (type: string) => sold.filter(({ itemType }) => itemType === type);
  const ids = (type: string) => of(type).map(({ itemId }) => itemId);
  await countSales(tx, "products", ids("product"));
  await countSales(tx, "trainings", ids("training"));
  const products = new Map(of("product").map(({ itemId, creatorId }) => [itemId, creatorId]));
  const trainings = new Map(of("training").map(({ itemId, creatorId }) => [itemId, creatorId]));
  await emitAll(tx, [
    ...[...products].map(([productId, creatorId]) => productChanged({ productId, creatorId })),
    ...[...trainings].map(([trainingId, creatorId]) => trainingChanged({ trainingId, creatorId })),
  ]);
});

/** The receipt leaves once per order, whatever is delivered twice. */
const sendReceipts = listenerOfMany("orders.sendReceipt", orderPaid, async (tx, paid, services) => {
  const real = (await soldLines(tx, idsOf(paid))).filter(({ isTest }) => !isTest);
  const mails = [...Map.groupBy(real, ({ orderId }) => orderId)].map(([orderId, lines]) => ({
    ...{ key: `receipt-${orderId}`, recipient: lines[0]?.email ?? "" },
    ...receiptLetter(services.site.url, orderId, lines),
  }));
  await sendMails(services, tx, mails);
});

/** Each creator is told of each thing they sold. */
const tellCreators = listenerOfMany("orders.tellCreators", orderPaid, async (tx, paid) => {
  const notices = (await soldLines(tx, idsOf(paid))).flatMap((line) => {
    const { id, itemType, itemId, title, creatorId, buyerId, paidCents, isTest, paidAt } = line;
    if (isTest || creatorId === null || paidAt === null) return [];
    return {
      ...({ userId: creatorId, type: "product_sale", title: saleTexts.title, message: saleTexts.message(title, paidCents) } as const),
      data: itemType === "training" ? { trainingId: itemId } : { productId: itemId, productName: title },
      ...(buyerId && { actorId: buyerId }),
      onceKey: `sale/${id}`,
      at: paidAt,
    };
  });
  await notifyAll(tx, notices);
});

/** Signing in proves the address; what was bought with it as a guest is theirs. */
const claim = listener("orders.claim", signedIn, async (tx, { userId }) => {
  for (const orderId of await claimGuestOrders(tx, userId)) await emit(tx, orderMoved({ orderId, userId }));
});

export const orderListeners: Listener[] = [countSold, sendReceipts, tellCreators, claim];
