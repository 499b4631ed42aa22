import { sql } from "kysely";
import type { DayFigure } from "../platform/overview.ts";

export const tokenFigures: readonly DayFigure[] = [
  {
    key: "tokens.sold",
    label: "Tokens sold",
    unit: "count",
    access: { any: ["view_orders", "view_analytics"] },
    count: async (db, from, to) => {
      const { sum } = await db
        .selectFrom("tokenLots")
        .select(sql<number>`coalesce(sum(granted), 0)::int`.as("sum"))
        .where(sql<boolean>`source <> 'grant'`)
        .where("createdAt", ">=", from)
        .where("createdAt", "<", to)
        .executeTakeFirstOrThrow();
      return sum;
    },
  },
];
