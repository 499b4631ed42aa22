import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { notificationTexts } from "@blenda/domain/notifications/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { salesByCreator } from "../../orders/port.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { likesByCreator } from "../../saved/port.ts";
import { notify } from "../notify.ts";

/** Spec 2 §9: once a day each creator reads their sales of the day and the likes of the week, if there are any. */
export async function summariseDay({ db, transaction, now }: Services): Promise<void> {
  const at = now();
  const day = at.slice(0, 10);
  const sales = await salesByCreator(db, `${day}T00:00:00.000Z`);
  const likes = await likesByCreator(db, addDays(at, -NOTIFICATIONS.SUMMARY_LIKES_DAYS));
  for (const userId of new Set([...sales.keys(), ...likes.keys()])) {
    const message = notificationTexts.summaryOf(sales.get(userId) ?? 0, likes.get(userId) ?? 0);
    const once = { onceKey: `summary/${userId}/${day}`, at };
    await transaction((tx) => notify(tx, { userId, type: "system_update", title: notificationTexts.dailySummary, message, ...once }));
  }
}
