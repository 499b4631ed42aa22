import { savedChanged } from "@blenda/domain/saved/events";
import { emit } from "../platform/events/outbox.ts";
import { saved } from "./procedures.ts";
import { lockList, removeSaved } from "./repository.ts";

export const unsave = saved.unsave.handler(async ({ input: { productId }, context: { user, transaction } }) => {
  await transaction(async (tx) => {
    await lockList(tx, user.id);
    if (await removeSaved(tx, user.id, productId)) await emit(tx, savedChanged({ userId: user.id }));
  });
  return { productId, isSaved: false };
});
