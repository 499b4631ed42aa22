import { RATINGS, type RequestStatus } from "@blenda/domain/ratings/constants";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { askableFrom } from "@blenda/domain/ratings/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { publicPerson, sellerName } from "../../identity/sql.ts";
import { isReviewable, orderLineRow, orderRow } from "../../orders/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../../platform/database/db.ts";
import { trainingRow } from "../../trainings/sql.ts";

export type RequestRow = Selectable<Database["reviewRequests"]>;

/**
 * One for each thing these orders gave their buyer, except where they were asked about it before, or sell it themselves. Built
 * of the paid lines alone (trust X12): not of tests, and not of what is given back or disputed. The lines are found by their
 * orders alone: told what they must be like as well, the planner reads a whole index of all that was ever delivered, for each
 * order.
 */
export async function addRequests(tx: Tx, orderIds: readonly string[], now: Instant): Promise<void> {
  await sql`
    with lines as materialized (select * from ${orderLineRow("orderLines")} where order_id = ${anyOf(orderIds)})
    insert into review_requests (id, user_id, item_type, item_id, order_id, priority, purchased_at, show_after, created_at)
    select distinct on (l.buyer_id, l.item_type, l.item_id) l.id, l.buyer_id, l.item_type, l.item_id, l.order_id, ${RATINGS.PRIORITY}::int,
      o.paid_at, o.paid_at + ${sql.lit(`${RATINGS.ASK_AFTER_HOURS} hours`)}::interval, ${now}::timestamptz
    from ${orderRow("o")} join lines l on l.order_id = o.id
      left join ${productRow("p")} on l.item_type = 'product' and p.id = l.item_id
      left join ${trainingRow("t")} on l.item_type = 'training' and t.id = l.item_id
    where o.id = ${anyOf(orderIds)} and o.status = 'paid' and not o.is_test and l.buyer_id is not null and ${isReviewable("l")}
      and coalesce(p.creator_id, t.creator_id) <> l.buyer_id
      and not exists (select from reviews r where r.user_id = l.buyer_id and r.item_type = l.item_type and r.item_id = l.item_id)
    order by l.buyer_id, l.item_type, l.item_id, l.position
    on conflict (user_id, item_type, item_id) do nothing`.execute(tx);
}

/** With what the question shows of its item. */
const shownRequests = (db: Db) =>
  db
    .selectFrom("reviewRequests as q")
    .leftJoin(productRow("p"), (join) => join.onRef("p.id", "=", "q.itemId").on("q.itemType", "=", sql.lit("product")))
    .leftJoin(trainingRow("t"), (join) => join.onRef("t.id", "=", "q.itemId").on("q.itemType", "=", sql.lit("training")))
    .innerJoin(publicPerson("u"), (join) => join.on("u.id", "=", sql<string>`coalesce(p.creator_id, t.creator_id)`))
    .selectAll("q")
    .select([
      sql<string>`coalesce(p.title, t.title)`.as("title"),
      sql<string | null>`coalesce(p.poster_file_id, t.cover_file_id)`.as("posterFileId"),
      sql<number | null>`coalesce(p.stage_hue, t.stage_hue)`.as("stageHue"),
      sql<string>`coalesce(nullif(u.display_name, ''), ${sellerName("u.id")})`.as("creatorName"),
    ]);

export type ShownRequest = Awaited<ReturnType<ReturnType<typeof shownRequests>["execute"]>>[number];

/** As far as they may be asked of any: the rules choose among them. */
const CHOSEN_AMONG = 50;

/** What a person may be asked about now: it is on sale and still theirs, and they have said nothing about it yet. */
export const dueRequests = (db: Db, userId: string, now: Instant): Promise<ShownRequest[]> =>
  shownRequests(db)
    .where("q.userId", "=", userId)
    .where("q.status", "in", sql<RequestStatus>`('pending', 'remind_later')`)
    .where("q.showAfter", "<=", now)
    .where("q.shownCount", "<=", RATINGS.MOST_REMINDERS)
    .where(sql<boolean>`coalesce(p.status, t.status) in ('published', 'unlisted')`)
    .where(
      sql<boolean>`exists (select from ${orderLineRow("l")} where l.buyer_id = q.user_id and l.item_type = q.item_type and l.item_id = q.item_id
        and ${isReviewable("l")})`,
    )
    .where(
      sql<boolean>`not exists (select from reviews r where r.user_id = q.user_id and r.item_type = q.item_type and r.item_id = q.item_id)`,
    )
    // A buyer who put a question off is not asked about something else instead.
    .where(
      sql<boolean>`not exists (select from review_requests o where o.user_id = q.user_id and o.status <> 'completed'
        and o.last_shown_at > ${now}::timestamptz - ${sql.lit(`${RATINGS.ASK_AFTER_HOURS} hours`)}::interval)`,
    )
    .orderBy("q.priority")
    .orderBy("q.purchasedAt")
    .orderBy("q.id")
    .limit(CHOSEN_AMONG)
    .execute();

export const findRequest = (db: Db, userId: string, id: string): Promise<ShownRequest | undefined> =>
  shownRequests(db).where("q.id", "=", id).where("q.userId", "=", userId).executeTakeFirst();

/** Request of this account, locked until the transaction ends. */
export const lockRequest = (tx: Tx, userId: string, id: string): Promise<RequestRow | undefined> =>
  tx.selectFrom("reviewRequests").selectAll().where("id", "=", id).where("userId", "=", userId).forUpdate().executeTakeFirst();

export async function changeRequest(tx: Tx, id: string, changed: Partial<Omit<RequestRow, "id">>): Promise<void> {
  await tx.updateTable("reviewRequests").set(changed).where("id", "=", id).execute();
}

/** Two open pages show one question once. */
export const isShownAnew = ({ lastShownAt }: RequestRow, now: Instant): boolean => lastShownAt === null || askableFrom(lastShownAt) <= now;

/** A review answers the question about its item, however it was put off before. */
export async function completeRequest(tx: Tx, userId: string, { itemType, itemId }: RatedItem, now: Instant): Promise<void> {
  await tx
    .updateTable("reviewRequests")
    .set({ status: "completed", completedAt: now, dismissedAt: null })
    .where("userId", "=", userId)
    .where("itemType", "=", itemType)
    .where("itemId", "=", itemId)
    .where("status", "<>", "completed")
    .execute();
}
