import { productChanged } from "@blenda/domain/catalogue/events";
import { type Listener, listener } from "../platform/events/outbox.ts";
import { productDrafts } from "./product-drafts.ts";

const onProductChanged = listener("authoring.productChanged", productChanged, (tx, { productId }) =>
  productDrafts.followPrice(tx, productId),
);

export const authoringListeners: Listener[] = [onProductChanged];
