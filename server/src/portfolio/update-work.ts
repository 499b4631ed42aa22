import { portfolioChanged } from "@blenda/domain/portfolio/events";
import { lockUser } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { pageFor } from "./page.ts";
import { portfolioOwner } from "./procedures.ts";
import { setMedia, updateWork as updateWorkRow } from "./repository.ts";

export const updateWork = portfolioOwner.updateWork.handler(async ({ input: { id, mediaIds, ...draft }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    await lockUser(tx, user.id);
    if (!(await updateWorkRow(tx, user.id, id, draft, now()))) throw errors.PORTFOLIO_WORK_GONE();
    if (!(await setMedia(tx, user.id, id, mediaIds))) throw errors.PORTFOLIO_MEDIA_UNKNOWN();
    await emit(tx, portfolioChanged({ userId: user.id }));
  });
  return pageFor(context.db, user.id, user.id, context.now());
});
