import { cartChanged } from "@blenda/domain/cart/events";
import { distinctLines } from "@blenda/domain/checkout/rules";
import { emit } from "../platform/events/outbox.ts";
import { cart } from "./procedures.ts";
import { lockLines, saveLines } from "./repository.ts";

export const keep = cart.keep.handler(async ({ input, context }) => {
  const { user, now } = context;
  const lines = distinctLines(input.lines);
  await context.transaction(async (tx) => {
    await lockLines(tx, user.id, now());
    await saveLines(tx, user.id, lines, now());
    await emit(tx, cartChanged({ userId: user.id }));
  });
  return lines;
});
