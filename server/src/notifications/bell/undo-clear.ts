import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { notificationsChanged } from "@blenda/domain/notifications/events";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { emit } from "../../platform/events/outbox.ts";
import { notifications } from "../procedures.ts";
import { latestOf, lockBell, restore } from "../repository.ts";

export const undoClear = notifications.undoClear.handler(async ({ input: { undoKey }, context: { user, transaction, now }, errors }) =>
  transaction(async (tx) => {
    await lockBell(tx, user.id);
    const count = await restore(tx, user.id, undoKey, addMinutes(now(), -NOTIFICATIONS.UNDO_MINUTES));
    if (count === 0) throw errors.NOTIFICATIONS_UNDO_OVER();
    await emit(tx, notificationsChanged({ userId: user.id }));
    return latestOf(tx, user.id);
  }),
);
