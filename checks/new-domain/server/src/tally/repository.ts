import type { Db, Tx } from "../platform/database/db.ts";

const ID = "presses";

export async function findTotal(db: Db): Promise<number> {
  return (await db.selectFrom("tallyNumbers").select("total").where("id", "=", ID).executeTakeFirst())?.total ?? 0;
}

/** Answers the new total; `undefined` where there is no room for one more. */
export async function addOne(tx: Tx, max: number): Promise<number | undefined> {
  const row = await tx
    .insertInto("tallyNumbers")
    .values({ id: ID, total: 1 })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((eb) => ({ total: eb("tallyNumbers.total", "+", 1) }))
        .where("tallyNumbers.total", "<", max),
    )
    .returning("total")
    .executeTakeFirst();
  return row?.total;
}
