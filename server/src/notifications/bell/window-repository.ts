import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { type AggregatedType, isAggregated, NOTIFICATION_KINDS } from "@blenda/domain/notifications/kinds";
import type { NotificationData } from "@blenda/domain/notifications/model";
import { aggregatedMessage, doerName } from "@blenda/domain/notifications/rules";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
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

/** Whoever did it: somebody with an account, or a visitor, who is a word the server made for this day. */
export type Doer = { actorId: string; visitor: null } | { actorId: null; visitor: string };

/** Answers whether they are new there. */
export async function addActor(tx: Tx, notificationId: string, { actorId, visitor }: Doer, at: Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("notificationActors")
    .values({ notificationId, actorId, visitor, at })
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

interface Wording {
  type: AggregatedType;
  productId: string;
  productName: string;
}

/** What it says now, from the people who are in it: names newest first. */
async function worded(tx: Tx, id: string, { type, productId, productName }: Wording): Promise<{ message: string; data: NotificationData }> {
  const people = await tx
    .selectFrom("notificationActors as a")
    .leftJoin("users as u", "u.id", "a.actorId")
    .select(["u.displayName", "u.email"])
    .select(sql<number>`count(*) over ()`.as("count"))
    .where("a.notificationId", "=", id)
    .orderBy("a.at", "desc")
    .orderBy("a.actorId")
    .orderBy("a.visitor")
    .limit(NOTIFICATIONS.LISTED_MOST)
    .execute();
  const users = people.map(doerName);
  const count = people[0]?.count ?? 0;
  return {
    message: aggregatedMessage(type, users, count, productName),
    data: { productId, productName, count, users },
  };
}

/** Somebody new: unread again, at the top again, with their name first. Whoever cleared it sees it again. */
export async function renew(tx: Tx, id: string, wording: Wording, at: Instant): Promise<void> {
  const { message, data } = await worded(tx, id, wording);
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

/** Takes a person out of everything they were named in; what told of nobody else goes. */
export async function removeActor(tx: Tx, actorId: string): Promise<void> {
  const named = await tx
    .selectFrom("notifications")
    .select(["id", "type", "data"])
    .where("id", "in", tx.selectFrom("notificationActors").select("notificationId").where("actorId", "=", actorId))
    .orderBy("id")
    .forUpdate()
    .execute();
  await tx.deleteFrom("notificationActors").where("actorId", "=", actorId).execute();
  for (const { id, type, data } of named) {
    // Only these have a list of people.
    if (!isAggregated(type)) continue;
    const { productId = "", productName = "" } = data;
    const now = await worded(tx, id, { type, productId, productName });
    if (now.data.count === 0) await tx.deleteFrom("notifications").where("id", "=", id).execute();
    else
      await tx
        .updateTable("notifications")
        .set({ message: now.message, data: jsonb(now.data) })
        .where("id", "=", id)
        .execute();
  }
}
