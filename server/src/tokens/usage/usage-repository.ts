import type { Instant } from "@blenda/domain/shared/time";
import type { UsageType } from "@blenda/domain/tokens/constants";
import type { Db } from "../../platform/database/db.ts";

interface Filter {
  types?: UsageType[] | undefined;
  from?: Instant | undefined;
  to?: Instant | undefined;
}

const COLUMNS = ["id", "tokenCost", "type", "about", "jobId", "orderId", "at", "balanceAfter"] as const;
export type UsageRow = Awaited<ReturnType<typeof usageOf>>[number];

/** A person's history, newest first. */
export const usageOf = (db: Db, userId: string, { types = [], from, to }: Filter, limit: number) =>
  db
    .selectFrom("tokenUsage")
    .select(COLUMNS)
    .where("userId", "=", userId)
    .$if(types.length > 0, (q) => q.where("type", "in", types))
    .$if(from !== undefined, (q) => q.where("at", ">=", from ?? ""))
    .$if(to !== undefined, (q) => q.where("at", "<=", to ?? ""))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
