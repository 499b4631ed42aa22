import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { type AggregatedType, isAggregated, NOTIFICATION_KINDS } from "@blenda/domain/notifications/kinds";
import type { NotificationData } from "@blenda/domain/notifications/model";
import { aggregatedMessage, doerName } from "@blenda/domain/notifications/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { account, IS_NAMED_TO_CREATORS, publicPerson } from "../../identity/sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";

export interface Window {
  userId: string;
  type: AggregatedType;
  productId: string;
  productName: string;
}

/**
 * The one notification of this product and type whose 24 hours run, held until the transaction ends; a new one where the
 * last is over. The index allows one open window, so however many come at once, they all wait for the same row.
 */
export async function lockWindow(tx: Tx, { userId, type, productId, productName }: Window, at: Instant): Promise<string> {
  const opensAfter = addMinutes(at, -NOTIFICATIONS.WINDOW_HOURS * 60);
  for (;;) {
    const { id, isWindowOpen } = await tx
      .insertInto("notifications")
      .values({
        userId,
        type,
        productId,
        title: NOTIFICATION_KINDS[type].together.title,
        message: "",
        data: jsonb<NotificationData>({ productId, productName, count: 0, users: [] }),
        priority: NOTIFICATION_KINDS[type].priority,
        windowStart: at,
        isWindowOpen: true,
        createdAt: at,
        updatedAt: at,
      })
      .onConflict((c) =>
        c
          .columns(["userId", "productId", "type"])
          .where("isWindowOpen", "=", sql.lit(true))
          .doUpdateSet({ isWindowOpen: sql`notifications.window_start > ${opensAfter}::timestamptz` }),
      )
      .returning(["id", "isWindowOpen"])
      .executeTakeFirstOrThrow();
    if (isWindowOpen) return id;
  }
}

/** Actor of an aggregated notification: an account, or a visitor, by a word the server made for this day. */
export type NotificationActor = { actorId: string; visitor: null } | { actorId: null; visitor: string };

/**
 * Answers whether they are new there. Their row is held until the end: a person who switches their name off meanwhile waits, and
 * then finds this line too.
 */
export async function addActor(tx: Tx, notificationId: string, { actorId, visitor }: NotificationActor, at: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .with("actor", (held) => held.selectFrom(publicPerson("users")).select("id").where("id", "=", actorId).forShare())
    .insertInto("notificationActors")
    .values(({ selectFrom }) => ({ notificationId, actorId: selectFrom("actor").select("actor.id"), visitor, at }))
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface OpenNotification {
  id: string;
  type: AggregatedType;
  productId: string;
  productName: string;
}

/** What each says now, from the people who are in it: names newest first. Who is not named is counted. */
async function worded(tx: Tx, told: readonly OpenNotification[]): Promise<{ id: string; message: string; data: NotificationData }[]> {
  const { rows } = await sql<{ id: string; count: number; displayName: string | null; email: string | null }>`
    select n.id, people.* from unnest(${told.map(({ id }) => id)}::text[]) as n (id) cross join lateral (
      select u.display_name, u.email, count(*) over () as count, row_number() over newest as place
      from notification_actors a left join ${account("u")} on u.id = a.actor_id and ${IS_NAMED_TO_CREATORS}
      where a.notification_id = n.id window newest as (order by a.at desc, a.actor_id, a.visitor)
      order by place limit ${NOTIFICATIONS.LISTED_MOST}) as people
    order by n.id, people.place`.execute(tx);
  const people = Map.groupBy(rows, ({ id }) => id);
  return told.map(({ id, type, productId, productName }) => {
    const inIt = people.get(id) ?? [];
    const users = inIt.map(doerName);
    const count = inIt[0]?.count ?? 0;
    return { id, message: aggregatedMessage(type, users, count, productName), data: { productId, productName, count, users } };
  });
}

/** Adds an actor: unread again, at the top again, with their name first, also where it had been cleared. */
export async function renew(tx: Tx, id: string, window: Window, at: Instant): Promise<void> {
  for (const { message, data } of await worded(tx, [{ ...window, id }]))
    await tx
      .updateTable("notifications")
      .set({
        message,
        data: jsonb(data),
        readAt: null,
        mailedAt: null,
        clearedAt: null,
        undoKey: null,
        updatedAt: sql`greatest(updated_at, ${at}::timestamptz)`,
      })
      .where("id", "=", id)
      .execute();
}

/** Everything this person is told of in, held until the transaction ends. */
async function lockTold(tx: Tx, actorId: string): Promise<(OpenNotification & { userId: string })[]> {
  const rows = await tx
    .selectFrom("notifications")
    .select(["id", "userId", "type", "data"])
    .where("id", "in", tx.selectFrom("notificationActors").select("notificationId").where("actorId", "=", actorId))
    .orderBy("id")
    .forUpdate()
    .execute();
  // Only what is told together has a list of people.
  return rows.flatMap(({ id, userId, type, data: { productId = "", productName = "" } }) =>
    isAggregated(type) ? [{ id, userId, type, productId, productName }] : [],
  );
}

/** Notices that told of no other person go. */
async function reword(tx: Tx, told: readonly OpenNotification[]): Promise<void> {
  const now = await worded(tx, told);
  const left = now.filter(({ data }) => data.count !== 0);
  const gone = now.filter(({ data }) => data.count === 0).map(({ id }) => id);
  if (gone.length > 0) await tx.deleteFrom("notifications").where("id", "in", gone).execute();
  await sql`update notifications n set message = x.message, data = x.data
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as x (id text, message text, data jsonb) where n.id = x.id`.execute(tx);
}

/** Says everything a person is in as it is said now. Answers who was told. */
export async function rewordOf(tx: Tx, actorId: string): Promise<string[]> {
  const told = await lockTold(tx, actorId);
  await reword(tx, told);
  return [...new Set(told.map(({ userId }) => userId))];
}

/** Takes a person out of everything they were named in. */
export async function removeActor(tx: Tx, actorId: string): Promise<void> {
  const told = await lockTold(tx, actorId);
  await tx.deleteFrom("notificationActors").where("actorId", "=", actorId).execute();
  await reword(tx, told);
}
