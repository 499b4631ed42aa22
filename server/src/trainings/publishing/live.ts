import { categoryRow } from "../../catalogue/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { findTree } from "./tree.ts";

/** A training with its lessons, without asking whether the reader may see it: for its creator and for our team. */
export async function findLive(db: Db, id: string) {
  const training = await db
    .selectFrom("trainings as t")
    .leftJoin(categoryRow("c"), "c.id", "t.categoryId")
    .selectAll("t")
    .select("c.name as category")
    .where("t.id", "=", id)
    .executeTakeFirst();
  return training ? { ...training, sections: await findTree(db, id) } : null;
}
export type LiveTrainingRow = NonNullable<Awaited<ReturnType<typeof findLive>>>;
