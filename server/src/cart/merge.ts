import { CART } from "@blenda/domain/cart/constants";
import { cartChanged } from "@blenda/domain/cart/events";
import { distinctLines } from "@blenda/domain/checkout/rules";
import { emit } from "../platform/events/outbox.ts";
import { cart } from "./procedures.ts";
import { lockLines, saveLines } from "./repository.ts";

export const merge = cart.merge.handler(async ({ input, context }) => {
  const { user, now } = context;
  return context.transaction(async (tx) => {
    const before = await lockLines(tx, user.id, now());
    const lines = distinctLines([...before, ...input.lines]).slice(0, CART.MOST_LINES);
    await saveLines(tx, user.id, lines, now());
    await emit(tx, cartChanged({ userId: user.id }));
    return lines;
  });
});
