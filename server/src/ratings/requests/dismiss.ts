import { requestsChanged } from "@blenda/domain/ratings/events";
import { isOpenRequest, statusBeforeDismissal } from "@blenda/domain/ratings/rules";
import { emit } from "../../platform/events/outbox.ts";
import { ratings } from "../procedures.ts";
import { requestFor } from "./open-requests.ts";
import { changeRequest, lockRequest } from "./request-repository.ts";

/** "Don't Show Again", and the way back for a buyer who pressed it by mistake. What was answered by a review is neither. */
export const dismiss = ratings.dismiss.handler(async ({ input: { requestId, isDismissed }, context, errors }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const request = await lockRequest(tx, user.id, requestId);
    if (!request || request.status === "completed") throw errors.RATING_REQUEST_GONE();
    if (isDismissed !== isOpenRequest(request.status)) return;
    const changed = isDismissed
      ? { status: "dismissed" as const, dismissedAt: now() }
      : { status: statusBeforeDismissal(request), dismissedAt: null };
    await changeRequest(tx, requestId, changed);
    await emit(tx, requestsChanged({ userId: user.id }));
  });
  return requestFor(db, user.id, requestId);
});
