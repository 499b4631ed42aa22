import { isEditable } from "@blenda/domain/authoring/rules";
import { productChanged } from "@blenda/domain/catalogue/events";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { lockDraft, updateDraft } from "./repository.ts";

/** A price set elsewhere after the revision was last saved is its creator's latest word: handing the revision in must not undo it. */
const onProductChanged = listener("authoring.productChanged", productChanged, async (tx, { productId }) => {
  const draft = await lockDraft(tx, productId);
  if (!draft || draft.baseVersionId === null || !isEditable(draft.status)) return;
  const latest = await tx
    .selectFrom("priceHistory")
    .select("priceCents")
    .where("itemType", "=", "product")
    .where("itemId", "=", productId)
    .where("at", ">", draft.updatedAt)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!latest || latest.priceCents === draft.priceCents) return;
  await updateDraft(tx, draft, { priceCents: latest.priceCents, mark: draft.mark + 1 });
});

export const authoringListeners: Listener[] = [onProductChanged];
