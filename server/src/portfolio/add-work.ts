import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import { portfolioChanged } from "@blenda/domain/portfolio/events";
import { lockUser } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { pageFor } from "./page.ts";
import { portfolioOwner } from "./procedures.ts";
import { addWork as addWorkRow, countWorks, setMedia } from "./repository.ts";

export const addWork = portfolioOwner.addWork.handler(async ({ input: { mediaIds, ...draft }, context, errors }) => {
  const { user, now, id } = context;
  await context.transaction(async (tx) => {
    // Held, so that two at once cannot both be the last that fits.
    await lockUser(tx, user.id);
    if ((await countWorks(tx, user.id)) >= PORTFOLIO.MOST_WORKS) throw errors.PORTFOLIO_FULL();
    const workId = id();
    await addWorkRow(tx, user.id, workId, draft, now());
    if (!(await setMedia(tx, user.id, workId, mediaIds))) throw errors.PORTFOLIO_MEDIA_UNKNOWN();
    await emit(tx, portfolioChanged({ userId: user.id }));
  });
  return pageFor(context.db, user.id, user.id, context.now());
});
