import { door } from "../platform/database/door.ts";

export const refundRow = door("refunds", [
  "id",
  "lineId",
  "orderId",
  "buyerId",
  "creatorId",
  "reason",
  "detail",
  "status",
  "amountCents",
  "dueAt",
  "providerRefundId",
  "createdAt",
]);
