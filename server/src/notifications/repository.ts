import type { ProfileImage } from "@blenda/domain/account/model";
import { photoOf } from "@blenda/domain/account/rules";
import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { kindOf, type NotificationChannel, type NotificationType } from "@blenda/domain/notifications/kinds";
import type { Latest, NotificationData } from "@blenda/domain/notifications/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type Insertable, sql } from "kysely";
import { hasBlocked } from "../blocks/sql.ts";
import { productRow } from "../catalogue/sql.ts";
import { postMediaRow } from "../community/sql.ts";
import { account, publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { asRecordSet } from "../platform/database/record-set.ts";
import { shopRow } from "../shops/sql.ts";

/** The newest fifty and how many of them are unread: one walk along an index. With types, those of them alone. */
export async function latestOf(db: Db, userId: string, types?: readonly NotificationType[]): Promise<Latest> {
  const rows = await db
    .selectFrom("notifications as n")
    .leftJoin(productRow("p"), "p.id", "n.productId")
    .leftJoin(publicPerson("u"), "u.id", "n.actorId")
    .leftJoin(shopRow("s"), "s.creatorId", "n.actorId")
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom(postMediaRow("m"))
          .select((eb) => [eb.fn.coalesce("m.posterFileId", "m.fileId").as("pictureFileId"), "m.stageHue as pictureHue"])
          .where("m.postId", "=", sql<string>`n.data->>'postId'`)
          .orderBy("m.position")
          .limit(1)
          .as("picture"),
      (join) => join.onTrue(),
    )
    .select(["n.id", "n.type", "n.title", "n.message", "n.data", "n.priority", "n.readAt", "n.createdAt", "n.updatedAt"])
    .select(["p.posterFileId", "p.stageHue", "picture.pictureFileId", "picture.pictureHue"])
    .select(["n.actorId", "u.displayName", "u.photoUrl", "u.profileImage", "s.name as shopName", "s.imageFileId"])
    .where("n.userId", "=", userId)
    .where("n.clearedAt", "is", null)
    .$if(types !== undefined, (query) => query.where("n.type", "in", types ?? []))
    .orderBy("n.updatedAt", "desc")
    .orderBy("n.id", "desc")
    .limit(NOTIFICATIONS.LATEST)
    .execute();
  const items = rows.map(({ posterFileId, pictureFileId, pictureHue, ...row }) => ({
    ...row,
    read: row.readAt !== null,
    imageUrl: fileUrl(posterFileId ?? pictureFileId),
    stageHue: row.stageHue ?? pictureHue,
    doer: doerOf(row),
  }));
  return { items, unread: items.filter(({ read }) => !read).length };
}

interface DoerRow {
  actorId: string | null;
  displayName: string | null;
  photoUrl: string | null;
  profileImage: ProfileImage | null;
  shopName: string | null;
  imageFileId: string | null;
}

function doerOf({ actorId, displayName, photoUrl, profileImage, shopName, imageFileId }: DoerRow): Latest["items"][number]["doer"] {
  if (actorId === null) return null;
  if (shopName !== null) return { name: shopName, imageUrl: fileUrl(imageFileId), isShop: true };
  return { name: displayName ?? "", imageUrl: photoOf(profileImage, photoUrl), isShop: false };
}

interface NotificationSubject {
  userId: string;
  type: NotificationType;
  data?: NotificationData;
  actorId: string | null;
}

/** The channel a person switches on and off: the topic of a system update, else its kind. */
const channelOf = ({ type, data }: NotificationSubject): NotificationChannel => data?.topic ?? type;

/** Whether each wants to be told: they are there, did not switch it off, did not do it themselves, did not block who did. */
export async function areWelcome(tx: Tx, about: readonly NotificationSubject[]): Promise<boolean[]> {
  const rows = await selectWelcome(tx, {
    userIds: about.map(({ userId }) => userId),
    channels: about.map(channelOf),
    actorIds: about.map(({ actorId }) => actorId),
  });
  const places = new Set(rows.map(({ place }) => place));
  return about.map((_, n) => places.has(n + 1));
}

const selectWelcome = prepared(
  (_db, { userIds, channels, actorIds }: { userIds: string[]; channels: string[]; actorIds: (string | null)[] }) => sql<{ place: number }>`
    select a.place from unnest(${userIds}::text[], ${channels}::text[], ${actorIds}::text[]) with ordinality as a (user_id, channel, actor_id, place)
    join ${publicPerson("u")} on u.id = a.user_id
    left join notification_channels c on c.user_id = u.id and c.type = a.channel
    where u.deleted_at is null and coalesce(c.in_app, true) and u.id is distinct from a.actor_id
      and not ${hasBlocked({ column: "u.id" }, { column: "a.actorId" })}`,
);

export async function findDoer(tx: Tx, id: string): Promise<{ displayName: string; email: string } | null> {
  const row = await tx.selectFrom(account("users")).select(["displayName", "email"]).where("id", "=", id).executeTakeFirst();
  return row ?? null;
}

type NewNotification = Omit<Insertable<Database["notifications"]>, "data" | "priority"> & { data: NotificationData };

/** Answers whose are new: with the key of another one it is not told again. */
export async function addNotifications(tx: Tx, told: readonly NewNotification[]): Promise<string[]> {
  const rows = await insertNotifications(tx, {
    told: asRecordSet(told.map((each) => ({ ...each, priority: kindOf(each.type).priority }))),
  });
  return rows.map(({ userId }) => userId);
}

const insertNotifications = prepared(
  (_db, { told }: { told: string }) => sql<{ userId: string }>`
    insert into notifications (user_id, type, title, message, data, priority, product_id, actor_id, once_key, created_at, updated_at)
    select user_id, type, title, message, data, priority, product_id, actor_id, once_key, created_at, updated_at
    from jsonb_populate_recordset(null::notifications, ${told}::jsonb)
    on conflict (once_key) do nothing returning user_id`,
);

/** Advisory lock for changing several notifications of one account, or two could wait for each other's rows in a circle. */
export async function lockBell(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom(publicPerson("users")).select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

const own = (tx: Tx, userId: string) => tx.updateTable("notifications").where("userId", "=", userId).where("clearedAt", "is", null);

/** Of all, or of one; never before it came, whatever another process's clock says. Answers how many were unread. */
export async function setRead(tx: Tx, userId: string, now: Instant, id?: string): Promise<number> {
  const unread = own(tx, userId)
    .set({ readAt: sql`greatest(updated_at, ${now}::timestamptz)` })
    .where("readAt", "is", null);
  const { numUpdatedRows } = await (id === undefined ? unread : unread.where("id", "=", id)).executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function isThere(tx: Tx, userId: string, id: string): Promise<boolean> {
  const found = tx.selectFrom("notifications").select("id").where("id", "=", id).where("userId", "=", userId);
  return (await found.where("clearedAt", "is", null).executeTakeFirst()) !== undefined;
}

/** Answers how many there were. */
export async function clear(tx: Tx, userId: string, undoKey: string, now: Instant): Promise<number> {
  const { numUpdatedRows } = await own(tx, userId).set({ clearedAt: now, undoKey }).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Answers how many came back. */
export async function restore(tx: Tx, userId: string, undoKey: string, clearedAfter: Instant): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("notifications")
    .set({ clearedAt: null, undoKey: null })
    .where("userId", "=", userId)
    .where("undoKey", "=", undoKey)
    .where("clearedAt", ">", clearedAfter)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** What was cleared and is over a day old: until then its window may get another person, and the day's summary counts it. */
export async function removeCleared(db: Db, clearedBefore: Instant, createdBefore: Instant): Promise<void> {
  await db.deleteFrom("notifications").where("clearedAt", "<=", clearedBefore).where("createdAt", "<=", createdBefore).execute();
}
