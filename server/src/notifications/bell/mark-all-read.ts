import { notificationsChanged } from "@blenda/domain/notifications/events";
import { emit } from "../../platform/events/outbox.ts";
import { notifications } from "../procedures.ts";
import { latestOf, lockBell, setRead } from "../repository.ts";

export const markAllRead = notifications.markAllRead.handler(async ({ context: { user, transaction, now } }) =>
  transaction(async (tx) => {
    await lockBell(tx, user.id);
    if ((await setRead(tx, user.id, now())) > 0) await emit(tx, notificationsChanged({ userId: user.id }));
    return latestOf(tx, user.id);
  }),
);
