import { distinctLines } from "@blenda/domain/checkout/rules";
import { cart } from "./procedures.ts";
import { saveLines } from "./repository.ts";

export const keep = cart.keep.handler(async ({ input, context: { db, user, now, wakeOutbox } }) => {
  const lines = distinctLines(input.lines);
  await saveLines(db, { userId: user.id, lines, updatedAt: now() });
  wakeOutbox();
  return lines;
});
