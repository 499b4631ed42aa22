import { portfolioChanged } from "@blenda/domain/portfolio/events";
import { emit } from "../platform/events/outbox.ts";
import { pageFor } from "./page.ts";
import { portfolioOwner } from "./procedures.ts";
import { saveHeader } from "./repository.ts";

export const updateHeader = portfolioOwner.updateHeader.handler(async ({ input, context }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    await saveHeader(tx, user.id, input, now());
    await emit(tx, portfolioChanged({ userId: user.id }));
  });
  return pageFor(context.db, user.id, user.id, context.now());
});
