import { notificationsChanged } from "@blenda/domain/notifications/events";
import { emit } from "../../platform/events/outbox.ts";
import { notifications } from "../procedures.ts";
import { isThere, latestOf, setRead } from "../repository.ts";

export const markRead = notifications.markRead.handler(async ({ input: { id }, context: { user, transaction, now }, errors }) =>
  transaction(async (tx) => {
    if ((await setRead(tx, user.id, now(), id)) > 0) await emit(tx, notificationsChanged({ userId: user.id }));
    else if (!(await isThere(tx, user.id, id))) throw errors.NOTIFICATIONS_NOT_FOUND();
    return latestOf(tx, user.id);
  }),
);
