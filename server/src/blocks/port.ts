import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { hasBlocked, neitherBlocked } from "./sql.ts";

/** Who hears nothing of whom. For many rows at once there is `sql.ts`. */
export const blocksBetween = {
  /** Whether either of the two does not want to hear from the other. */
  async isAny(db: Db, one: string, other: string): Promise<boolean> {
    const { rows } = await sql<{ isFree: boolean }>`select ${neitherBlocked(one, other)} as is_free`.execute(db);
    return rows[0]?.isFree === false;
  },
  /** Whether the first blocked the second; the second must not learn it. */
  async isBy(db: Db, blockerId: string, blockedId: string): Promise<boolean> {
    const { rows } = await sql<{ isBlocked: boolean }>`select ${hasBlocked(blockerId, blockedId)} as is_blocked`.execute(db);
    return rows[0]?.isBlocked === true;
  },
};
