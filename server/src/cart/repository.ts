import { cartChanged } from "@blenda/domain/cart/events";
import type { CartLine } from "@blenda/domain/cart/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { productRow } from "../catalogue/sql.ts";
import { isOffered as isSold } from "../identity/sql.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";
import { asRecordSet } from "../platform/database/record-set.ts";
import { addEvents, eventRows } from "../platform/events/outbox.ts";

export async function linesOf(db: Db, userId: string): Promise<CartLine[]> {
  const row = await db.selectFrom("carts").select("lines").where("userId", "=", userId).executeTakeFirst();
  return row?.lines ?? [];
}

/** Held until the transaction ends; whoever has none yet begins with an empty one. */
export async function lockLines(tx: Tx, userId: string, now: Instant): Promise<CartLine[]> {
  const [row] = await insertAndLock(tx, { userId, now });
  return row?.lines ?? [];
}

const insertAndLock = prepared(
  (_db, { userId, now }: { userId: string; now: Instant }) => sql<{ lines: CartLine[] }>`
    insert into carts (user_id, updated_at) values (${userId}, ${now}::timestamptz)
    on conflict (user_id) do update set updated_at = excluded.updated_at returning lines`,
);

interface KeptCart {
  userId: string;
  lines: readonly CartLine[];
  updatedAt: Instant;
}

/** Carts and the news of them in one statement, with everybody's who keeps one at this moment. */
export const saveLines = batched(
  async (db: Db, carts: KeptCart[]): Promise<undefined[]> => {
    const events = eventRows(carts.map(({ userId }) => cartChanged({ userId })));
    await upsertCarts(db, { carts: asRecordSet(carts), events });
    return [];
  },
  { apart: ({ userId }) => userId },
);

/** The news last: whoever leaves it holds the cart, so that of two the later is also told later. */
const upsertCarts = prepared(
  (_db, { carts, events }: { carts: string; events: string }) => sql`
    with kept as (
      insert into carts (user_id, lines, updated_at)
      select user_id, lines, updated_at from jsonb_populate_recordset(null::carts, ${carts}::jsonb) order by user_id
      on conflict (user_id) do update set lines = excluded.lines, updated_at = excluded.updated_at returning user_id)
    ${addEvents(events)} where (select count(*) from kept) > 0`,
);

export async function isOffered(db: Db, productId: string): Promise<boolean> {
  const found = db.selectFrom(productRow("p")).select("p.id").where("p.id", "=", productId).where("p.status", "=", "published");
  return (await found.where(isSold("p.creatorId")).executeTakeFirst()) !== undefined;
}

/** Once per person and product; a product that is not there is nobody's. */
export async function isFirstAdd(tx: Tx, userId: string, productId: string, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto("cartNotices")
    .columns(["userId", "productId", "at"])
    .expression((from) =>
      from
        .selectFrom(productRow("products"))
        .select((eb) => [eb.val(userId).as("userId"), "id", eb.cast<string>(eb.val(now), "timestamptz").as("at")])
        .where("id", "=", productId)
        .where("status", "=", "published")
        .where("creatorId", "<>", userId),
    )
    .onConflict((c) => c.doNothing())
    .returning("productId")
    .executeTakeFirst();
  return row !== undefined;
}
