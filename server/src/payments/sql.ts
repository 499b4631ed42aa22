import { door } from "../platform/database/door.ts";

export const chargeRow = door("charges", [
  "intentId",
  "orderId",
  "fingerprint",
  "createdAt",
  "dispute",
  "disputedCents",
  "disputedAt",
  "disputeEndedAt",
]);

export const fraudMarkRow = door("fraudMarks", ["orderId"]);

export const outsideRefundRow = door("outsideRefunds", ["provider", "refundId", "orderId"]);

export const disputedLineRow = door("disputedLines", ["lineId", "orderId", "heldCents", "at", "releasedAt"]);

export const webhookEventRow = door("webhookInbox", ["provider", "eventId", "type", "objectId", "receivedAt", "processedAt"]);
