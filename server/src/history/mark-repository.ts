import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable } from "kysely";
import type { Database, Db } from "../platform/database/db.ts";

const ID = "history";

export const findMark = (db: Db): Promise<Selectable<Database["demoHistory"]> | undefined> =>
  db.selectFrom("demoHistory").selectAll().where("id", "=", ID).executeTakeFirst();

export const addMark = (db: Db, beganAt: Instant): Promise<Selectable<Database["demoHistory"]>> =>
  db.insertInto("demoHistory").values({ id: ID, beganAt }).returningAll().executeTakeFirstOrThrow();

export async function setMark(db: Db, mark: { days?: number; finishedAt?: Instant }): Promise<void> {
  await db.updateTable("demoHistory").set(mark).where("id", "=", ID).execute();
}
