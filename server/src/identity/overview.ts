import type { DayFigure } from "../platform/overview.ts";

export const identityFigures: readonly DayFigure[] = [
  {
    key: "identity.newUsers",
    label: "New users",
    unit: "count",
    access: { any: ["view_users", "edit_users", "view_analytics"] },
    count: async (db, from, to) => {
      const { count } = await db
        .selectFrom("users")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("createdAt", ">=", from)
        .where("createdAt", "<", to)
        .where("deletedAt", "is", null)
        .executeTakeFirstOrThrow();
      return count;
    },
  },
];
