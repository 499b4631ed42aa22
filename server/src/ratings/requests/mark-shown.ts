import { isOpenRequest } from "@blenda/domain/ratings/rules";
import { ratings } from "../procedures.ts";
import { changeRequest, isShownAnew, lockRequest } from "./request-repository.ts";

export const markShown = ratings.markShown.handler(async ({ input: { requestId }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const request = await lockRequest(tx, user.id, requestId);
    if (!request || !isOpenRequest(request.status)) throw errors.RATING_REQUEST_GONE();
    if (isShownAnew(request, now())) await changeRequest(tx, requestId, { lastShownAt: now(), shownCount: request.shownCount + 1 });
  });
  return { isShown: true as const };
});
