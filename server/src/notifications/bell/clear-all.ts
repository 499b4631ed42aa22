import { notificationsChanged } from "@blenda/domain/notifications/events";
import { emit } from "../../platform/events/outbox.ts";
import { notifications } from "../procedures.ts";
import { clear, latestOf, lockBell } from "../repository.ts";

export const clearAll = notifications.clearAll.handler(async ({ context: { user, transaction, now, id } }) =>
  transaction(async (tx) => {
    await lockBell(tx, user.id);
    const key = id();
    const count = await clear(tx, user.id, key, now());
    if (count > 0) await emit(tx, notificationsChanged({ userId: user.id }));
    return { latest: await latestOf(tx, user.id), undoKey: count > 0 ? key : null };
  }),
);
