import { versionReleased } from "@blenda/domain/authoring/events";
import { productChanged } from "@blenda/domain/catalogue/events";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { productDrafts } from "./product-drafts.ts";
import { tellBatch } from "./submitting/tell-buyers.ts";

/** The first of many hear of a new version right away; the job goes on with the rest. */
const onVersionReleased = listener("authoring.versionReleased", versionReleased, async (tx, { versionId }, { now }) => {
  await tellBatch(tx, versionId, now());
});

const onProductChanged = listener("authoring.productChanged", productChanged, (tx, { productId }) =>
  productDrafts.followPrice(tx, productId),
);

export const authoringListeners: Listener[] = [onVersionReleased, onProductChanged];
