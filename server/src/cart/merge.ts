import { CART } from "@blenda/domain/cart/constants";
import { distinctLines } from "@blenda/domain/checkout/rules";
import { cart } from "./procedures.ts";
import { lockLines, saveLines } from "./repository.ts";

export const merge = cart.merge.handler(async ({ input, context }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    const before = await lockLines(tx, user.id, now());
    const lines = distinctLines([...before, ...input.lines]).slice(0, CART.MOST_LINES);
    await saveLines(tx, { userId: user.id, lines, updatedAt: now() });
    return lines;
  });
});
