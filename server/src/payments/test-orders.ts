import type { ForgetTestOrders } from "../platform/test-orders.ts";

export const forgetTestOrders: ForgetTestOrders = async (tx, { orderIds, intentIds }) => {
  await tx.deleteFrom("fraudMarks").where("orderId", "in", orderIds).execute();
  await tx.deleteFrom("disputedLines").where("orderId", "in", orderIds).execute();
  await tx.deleteFrom("outsideRefunds").where("orderId", "in", orderIds).execute();
  await tx.deleteFrom("charges").where("orderId", "in", orderIds).execute();
  if (intentIds.length > 0) await tx.deleteFrom("webhookInbox").where("objectId", "in", intentIds).execute();
};
