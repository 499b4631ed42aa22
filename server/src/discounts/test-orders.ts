import type { ForgetTestOrders } from "../platform/test-orders.ts";
import { returnDiscount } from "./port.ts";

/** A use by a test is a use of nobody: the code has it again. */
export const forgetTestOrders: ForgetTestOrders = async (tx, { orderIds, now }) => {
  for (const id of orderIds) await returnDiscount(tx, id, now);
  await tx.deleteFrom("discountRedemptions").where("orderId", "in", orderIds).execute();
};
