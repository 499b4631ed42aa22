import type { ForgetTestOrders } from "../platform/test-orders.ts";

export const forgetTestOrders: ForgetTestOrders = async (tx, { lineIds }) => {
  await tx.deleteFrom("openedLessons").where("lineId", "in", lineIds).execute();
  await tx.deleteFrom("resourceDownloads").where("lineId", "in", lineIds).execute();
};
