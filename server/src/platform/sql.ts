import { door } from "./database/door.ts";

export const fileRow = door("files", ["id", "storageKey", "ownerId", "name", "type", "bytes", "sha256", "isPublic", "createdAt"]);

export const mailRow = door("mails", ["n", "key", "recipient", "subject", "body", "picture", "state", "createdAt", "sentAt"]);

export const alarmRow = door("alarms", ["id", "name", "detail", "at", "acknowledgedAt"]);

export const transitionRow = door("transitions", ["id", "entity", "entityId", "fromStatus", "toStatus", "actorId", "reason", "at"]);

export const rateCounterRow = door("rateCounters", ["key", "windowStart", "used"]);

export const outboxEventRow = door("outbox", ["id", "parkedAt"]);

export const auditEntryRow = door("auditEntries", [
  "n",
  "at",
  "actorId",
  "action",
  "targetKind",
  "targetId",
  "reason",
  "before",
  "after",
  "requestId",
  "sessionId",
  "factor",
  "hash",
]);
