import type { Instant } from "@blenda/domain/shared/time";
import { live, lockProduct } from "../../catalogue/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { ownView } from "../own-draft.ts";
import { authoring } from "../procedures.ts";
import { type DraftRow, lockDraft } from "../repository.ts";
import { copyLive } from "./copies.ts";

interface Revising {
  id: string;
  creatorId: string;
  newId(): string;
  at: Instant;
}

const ON_SALE = ["published", "unlisted"];

/** The working copy of something on sale, begun where there is none. The product is held: asked twice at once it is the same. */
export async function revisionOf(tx: Tx, { id, creatorId, newId, at }: Revising): Promise<DraftRow> {
  const product = await lockProduct(tx, id);
  if (product?.creatorId !== creatorId || !ON_SALE.includes(product.status)) throw refusal("AUTHORING_NOT_FOUND");
  const known = await lockDraft(tx, id);
  if (known) return known;
  const sold = await live.find(tx, id);
  if (!sold) throw refusal("AUTHORING_NOT_FOUND");
  return copyLive(tx, sold, { id, newId, at });
}

export const startRevision = authoring.startRevision.handler(async ({ input: { id }, context }) => {
  const { user, now, id: newId } = context;
  await context.transaction((tx) => revisionOf(tx, { id, creatorId: user.id, newId, at: now() }));
  return ownView(context, id);
});
