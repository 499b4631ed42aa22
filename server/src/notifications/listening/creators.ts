import { affiliateInvited } from "@blenda/domain/affiliates/events";
import { affiliateTexts } from "@blenda/domain/affiliates/texts";
import { submissionDecided } from "@blenda/domain/authoring/events";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { addedToCart } from "@blenda/domain/cart/events";
import { productModerated } from "@blenda/domain/catalogue/events";
import { figureFileEnded } from "@blenda/domain/figures/events";
import { figureTexts } from "@blenda/domain/figures/texts";
import type { NotificationData } from "@blenda/domain/notifications/model";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { orderPaid } from "@blenda/domain/orders/events";
import { saleTexts } from "@blenda/domain/orders/texts";
import { productSaved } from "@blenda/domain/saved/events";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { trainingModerated } from "@blenda/domain/trainings/events";
import { publicProducts } from "../../catalogue/port.ts";
import { soldWith } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { type Listener, listener, listenerOfMany } from "../../platform/events/outbox.ts";
import { notify, notifyAll, notifyTogether } from "../notify.ts";

/** A creator asks a person to bring buyers. */
const onInvited = listener(
  "notifications.affiliateInvited",
  affiliateInvited,
  async (tx, { userId, creatorId, recordId, shopName, bps, at }) => {
    const told = { title: affiliateTexts.inviteTitle(shopName), message: affiliateTexts.inviteMessage(`${bps / 100}%`) };
    await notify(tx, {
      userId,
      type: "affiliate_invite",
      ...told,
      data: {},
      actorId: creatorId,
      onceKey: `affiliate/${recordId}/${at}`,
      at,
    });
  },
);

/** A product that is no longer public by now is not told about. */
const onSaved = listener("notifications.productSaved", productSaved, async (tx, { userId, productId, at }) => {
  const [product] = await publicProducts.byIds(tx, [productId]);
  if (!product) return;
  const about = { type: "product_saved", productId, productName: product.title } as const;
  await notifyTogether(tx, { ...about, userId: product.shop.creatorId, actorId: userId, visitor: null, at });
});

const onAddedToCart = listener("notifications.addedToCart", addedToCart, async (tx, { productId, by, at }) => {
  const [product] = await publicProducts.byIds(tx, [productId]);
  if (!product) return;
  const about = { type: "product_added_to_cart", productId, productName: product.title } as const;
  await notifyTogether(tx, { ...about, userId: product.shop.creatorId, ...by, at });
});

/** The price a line was sold for, by whichever card: their share is of that. */
const pricedAt = ({ paidCents, taxCents, platformPaidCents }: Record<"paidCents" | "taxCents" | "platformPaidCents", number>): number =>
  paidCents - taxCents + platformPaidCents;

/** Each creator is told of each thing they sold. A test of the shop has no consequences. */
const onPaid = listenerOfMany("notifications.orderPaid", orderPaid, async (tx, paid) => {
  const sold = await soldWith(
    tx,
    paid.map(({ orderId }) => orderId),
  );
  const notices = sold.flatMap(({ id, itemType, itemId, title, creatorId, buyerId, paidAt, isTest, ...line }) => {
    if (isTest || creatorId === null || paidAt === null) return [];
    return {
      ...({ userId: creatorId, type: "product_sale", title: saleTexts.title, message: saleTexts.message(title, pricedAt(line)) } as const),
      data: itemType === "training" ? { trainingId: itemId } : { productId: itemId, productName: title },
      ...(buyerId && { actorId: buyerId }),
      onceKey: `sale/${id}`,
      at: paidAt,
    };
  });
  await notifyAll(tx, notices);
});

/** What review says of what a creator made. What is not on sale, or not like this, is gone on with in the editor. */
const onSubmissionDecided = listener("notifications.submissionDecided", submissionDecided, async (tx, decided) => {
  const { itemType, draftId, creatorId: userId, title, outcome, isRevision, remarks, reason, submissionId, at } = decided;
  const isCourse = itemType === "training";
  const texts = isCourse ? teachingTexts : authoringTexts;
  const item = isCourse ? { trainingId: draftId } : { productId: draftId, productName: title };
  const told = { userId, onceKey: `submission/${submissionId}`, at };
  const say = (what: "approved" | "rejected" | "changes_requested", about: { title: string; message: string; data: NotificationData }) =>
    notify(tx, { ...told, type: isCourse ? (`training_${what}` as const) : (`product_${what}` as const), ...about });
  const data = isCourse ? { ...item, trainingDraftId: draftId } : { ...item, draftId };
  switch (outcome) {
    case "approved":
      return say("approved", { title: texts.approvedTitle, message: texts.approved(title, isRevision), data: item });
    case "scheduled":
      return say("approved", { title: texts.approvedTitle, message: texts.scheduled(title), data });
    case "changes_requested":
      return say("changes_requested", { title: texts.changesTitle, message: texts.changesAsked(title, remarks), data });
    case "rejected":
      return say("rejected", { title: texts.rejectedTitle, message: texts.rejected(title, reason.text), data });
  }
});

interface ModerationPayload {
  creatorId: string;
  title: string;
  event: "suspend" | "reinstate";
  reason: string;
  at: string;
}

/** Notice to a creator whose item staff took off sale: why, and when that is over. */
const notifyModerated = (tx: Tx, { creatorId, title, event, reason, at }: ModerationPayload, data: NotificationData): Promise<void> =>
  notify(tx, {
    userId: creatorId,
    type: "system_update",
    ...(event === "suspend"
      ? { title: notificationTexts.suspended, message: notificationTexts.suspendedItem(title, reason) }
      : { title: notificationTexts.reinstated, message: notificationTexts.reinstatedItem(title) }),
    data,
    at,
  });

const onProductModerated = listener("notifications.productModerated", productModerated, (tx, { productId, ...moderated }) =>
  notifyModerated(tx, moderated, { productId, productName: moderated.title }),
);
const onTrainingModerated = listener("notifications.trainingModerated", trainingModerated, (tx, { trainingId, ...moderated }) =>
  notifyModerated(tx, moderated, { trainingId }),
);

/** A large export is ready, or could not be written. */
const onFigureFileEnded = listener("notifications.figureFileEnded", figureFileEnded, (tx, { creatorId, fileId, name, isReady, at }) =>
  notify(tx, {
    ...({ userId: creatorId, type: "system_update", data: { topic: "file" }, onceKey: `file-${fileId}`, at } as const),
    ...(isReady
      ? { title: figureTexts.fileReady(name), message: figureTexts.fileReadyMessage }
      : { title: figureTexts.fileFailedTitle(name), message: figureTexts.fileFailedMessage }),
  }),
);

export const creatorListeners: Listener[] = [
  onInvited,
  onProductModerated,
  onTrainingModerated,
  onAddedToCart,
  onSaved,
  onPaid,
  onSubmissionDecided,
  onFigureFileEnded,
];
