import { requestsChanged } from "@blenda/domain/ratings/events";
import { askedFrom, isOpenRequest, remindersLeft } from "@blenda/domain/ratings/rules";
import { emit } from "../../platform/events/outbox.ts";
import { ratings } from "../procedures.ts";
import { requestFor } from "./open-requests.ts";
import { changeRequest, lockRequest } from "./request-repository.ts";

export const remindLater = ratings.remindLater.handler(async ({ input: { requestId }, context, errors }) => {
  const { db, user, now } = context;
  await context.transaction(async (tx) => {
    const request = await lockRequest(tx, user.id, requestId);
    if (!request || !isOpenRequest(request.status)) throw errors.RATING_REQUEST_GONE();
    // Pressed twice, in two tabs say, it is one reminder.
    if (request.showAfter > now()) return;
    if (remindersLeft(request) <= 0) throw errors.RATING_REMINDED_ENOUGH();
    await changeRequest(tx, requestId, { status: "remind_later", remindCount: request.remindCount + 1, showAfter: askedFrom(now()) });
    await emit(tx, requestsChanged({ userId: user.id }));
  });
  return requestFor(db, user.id, requestId);
});
