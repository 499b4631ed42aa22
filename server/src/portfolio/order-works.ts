import { portfolioChanged } from "@blenda/domain/portfolio/events";
import { lockUser } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { pageFor } from "./page.ts";
import { portfolioOwner } from "./procedures.ts";
import { orderWorks as orderWorkRows } from "./repository.ts";

export const orderWorks = portfolioOwner.orderWorks.handler(async ({ input, context }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    await lockUser(tx, user.id);
    await orderWorkRows(tx, user.id, input.ids);
    await emit(tx, portfolioChanged({ userId: user.id }));
  });
  return pageFor(context.db, user.id, user.id, context.now());
});
