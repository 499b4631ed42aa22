import { blocksChanged } from "@blenda/domain/blocks/events";
import { emit } from "../platform/events/outbox.ts";
import { blocks } from "./procedures.ts";
import { isSomebody, setBlocked } from "./repository.ts";

/** Only the one who blocks is told; the other finds out by writing. */
export const block = blocks.block.handler(async ({ input: { userId, isBlocked }, context, errors }) => {
  const { user, now } = context;
  if (userId === user.id) throw errors.BLOCKS_SELF();
  await context.transaction(async (tx) => {
    if (!(await isSomebody(tx, userId))) throw errors.BLOCKS_NOBODY();
    await setBlocked(tx, user.id, userId, isBlocked, now());
    await emit(tx, blocksChanged({ userId: user.id, blockedId: userId }));
  });
  return { userId, isBlocked };
});
