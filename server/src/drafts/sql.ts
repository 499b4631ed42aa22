import { sql } from "kysely";
import { door } from "../platform/database/door.ts";

/** How many different items the submissions that are read were about. */
export const APPROVED_ITEMS = sql<number>`count(distinct (item_type, draft_id))::int`;

export const submissionRow = door("submissions", [
  "id",
  "itemType",
  "draftId",
  "creatorId",
  "isRevision",
  "isAppeal",
  "queuedAt",
  "turnAt",
  "submittedAt",
  "outcome",
  "decidedBy",
]);

export const laterLookRow = door("laterLooks", ["id", "itemType", "itemId", "seen", "shown", "seenAt"]);

export const draftRemarkRow = door("draftRemarks", ["itemType", "draftId", "settledAt"]);
