import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { channelKind, NOTIFICATION_CHANNELS, type NotificationChannel } from "@blenda/domain/notifications/kinds";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account } from "../../identity/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { mailRow } from "../../platform/sql.ts";

const KEY = "notifications-digest-";

export const digestKey = (userId: string, day: string): string => `${KEY}${day}-${userId}`;

const MAILED_BY_DEFAULT = NOTIFICATION_CHANNELS.filter((channel) => channelKind(channel).mail);

/** The topic of a system update has a switch of its own. */
const channel = sql<NotificationChannel>`coalesce(n.data ->> 'topic', n.type)`;

/** Unread, recent, not mailed yet, and of a type this person has mailed. */
const waiting = (db: Db, now: Instant) =>
  db
    .selectFrom("notifications as n")
    .innerJoin(account("u"), "u.id", "n.userId")
    .leftJoin("notificationChannels as c", (join) => join.onRef("c.userId", "=", "n.userId").on("c.type", "=", channel))
    .where("n.readAt", "is", null)
    .where("n.clearedAt", "is", null)
    .where("n.mailedAt", "is", null)
    .where("n.updatedAt", ">", addDays(now, -NOTIFICATIONS.RECENT_DAYS))
    .where(sql<boolean>`coalesce(c.mail, ${channel} = any(${MAILED_BY_DEFAULT}::text[]))`);

/** The next people to write to, by id; those who got the digest of this day wait for the next. */
export async function peopleToMail(
  db: Db,
  { now, day, afterId, limit }: { now: Instant; day: string; afterId: string; limit: number },
): Promise<{ id: string; email: string }[]> {
  return waiting(db, now)
    .select(["u.id", "u.email"])
    .where("n.userId", ">", afterId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(mailRow("m"))
            .select("m.key")
            .where("m.key", "=", sql<string>`${`${KEY}${day}-`} || u.id`),
        ),
      ),
    )
    .groupBy(["u.id", "u.email"])
    .orderBy("u.id")
    .limit(limit)
    .execute();
}

/** Takes what waits for a person, newest first, and marks it as mailed. */
export async function dequeueWaiting(tx: Tx, userId: string, now: Instant): Promise<string[]> {
  const rows = await waiting(tx, now)
    .select(["n.id", "n.message"])
    .where("n.userId", "=", userId)
    .orderBy("n.updatedAt", "desc")
    .forUpdate("n")
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx.updateTable("notifications").set({ mailedAt: now }).where("id", "=", sql<string>`any(${ids}::text[])`).execute();
  return rows.map(({ message }) => message);
}
