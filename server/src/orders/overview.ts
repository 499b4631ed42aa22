import { seeSales } from "@blenda/domain/orders/access";
import type { DayFigure } from "../platform/overview.ts";

export const orderFigures: readonly DayFigure[] = [
  {
    key: "orders.orders",
    label: "Orders",
    unit: "count",
    access: seeSales,
    count: async (db, from, to) => {
      const { count } = await db
        .selectFrom("orders")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("paidAt", ">=", from)
        .where("paidAt", "<", to)
        .where("isTest", "=", false)
        .executeTakeFirstOrThrow();
      return count;
    },
  },
];
