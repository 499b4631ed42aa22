import { portfolioChanged } from "@blenda/domain/portfolio/events";
import { emit } from "../platform/events/outbox.ts";
import { pageFor } from "./page.ts";
import { portfolioOwner } from "./procedures.ts";
import { removeWork as removeWorkRow } from "./repository.ts";

export const removeWork = portfolioOwner.removeWork.handler(async ({ input, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    if (!(await removeWorkRow(tx, user.id, input.id))) throw errors.PORTFOLIO_WORK_GONE();
    await emit(tx, portfolioChanged({ userId: user.id }));
  });
  return pageFor(context.db, user.id, user.id, context.now());
});
