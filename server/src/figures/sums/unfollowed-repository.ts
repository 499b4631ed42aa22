import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";

/** So many share what a turn costs; whoever waits for one does not notice it. */
const AT_ONCE = 500;

/** Leaves orders to be counted, each once however often it is left, and answers whose sales are in them. */
export async function leaveUnfollowed(tx: Tx, orderIds: string[]): Promise<string[]> {
  const rows = await insertUnfollowed(tx, { orderIds });
  return rows.map(({ creatorId }) => creatorId);
}

/** The lines by their orders alone: told more, the planner also reads a whole index of what was ever delivered. */
const insertUnfollowed = prepared(
  (_db, { orderIds }: { orderIds: string[] }) => sql<{ creatorId: string }>`
    with lines as materialized (select order_id, creator_id, fulfilled_at from order_lines where order_id = any(${orderIds}::text[])),
    sold as (
      select l.order_id, array_agg(distinct l.creator_id) as creator_ids from lines l join orders o on o.id = l.order_id
      where o.id = any(${orderIds}::text[]) and not o.is_test and l.creator_id is not null and l.fulfilled_at is not null group by l.order_id),
    waiting as (
      insert into unfollowed_orders (order_id, creator_ids) select order_id, creator_ids from sold order by order_id
      on conflict (order_id) do nothing)
    select distinct unnest(creator_ids) as creator_id from sold`,
);

/**
 * Takes orders to count them, in one order, so that two who take never wait for each other in a ring; whoever takes what another
 * takes waits until it is counted.
 */
export async function deleteUnfollowedReturning(tx: Tx): Promise<string[]> {
  return (await deleteSome(tx, { most: AT_ONCE })).map(({ orderId }) => orderId);
}

/** Those with sales of this creator. */
export async function deleteUnfollowedOfReturning(tx: Tx, creatorId: string): Promise<string[]> {
  return (await deleteSomeOf(tx, { creatorId, most: AT_ONCE })).map(({ orderId }) => orderId);
}

const deleteSome = prepared(
  (_db, { most }: { most: number }) => sql<{ orderId: string }>`delete from unfollowed_orders where order_id in (
    select order_id from unfollowed_orders order by order_id limit ${most} for update) returning order_id`,
);

const deleteSomeOf = prepared(
  (_db, { creatorId, most }: { creatorId: string; most: number }) => sql<{
    orderId: string;
  }>`delete from unfollowed_orders where order_id in (
    select order_id from unfollowed_orders where creator_ids @> array[${creatorId}::text] order by order_id limit ${most} for update)
    returning order_id`,
);

export async function hasUnfollowed(db: Db, creatorId: string): Promise<boolean> {
  return (await selectUnfollowed(db, { creatorId })).length > 0;
}

const selectUnfollowed = prepared(
  (_db, { creatorId }: { creatorId: string }) => sql`
    select order_id from unfollowed_orders where creator_ids @> array[${creatorId}::text] limit 1`,
);
