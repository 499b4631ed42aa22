import type { ForgetTestOrders } from "../platform/test-orders.ts";

export const forgetTestOrders: ForgetTestOrders = async (tx, { orderIds }) => {
  await tx.deleteFrom("refunds").where("orderId", "in", orderIds).execute();
};
