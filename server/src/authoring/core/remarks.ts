import { createHash } from "node:crypto";
import type { Remark } from "@blenda/domain/authoring/model";
import type { Selectable } from "kysely";
import type { Database } from "../../platform/database/db.ts";

/** A fingerprint of what is in a field, to tell whether it was changed. */
export const fingerprintOf = (content: unknown): string => createHash("sha256").update(JSON.stringify(content)).digest("base64url");

type RemarkRow = Pick<Selectable<Database["draftRemarks"]>, "id" | "text" | "at" | "settledAt" | "seen" | "answer">;

/** A comment as its creator reads it, beside what is in its field now. */
export const remarkView = ({ id, text, at, settledAt, seen, answer }: RemarkRow, print: string): Omit<Remark, "field"> => ({
  ...{ id, text, at, answer },
  isSettled: settledAt !== null,
  isUntouched: seen !== null && seen === print,
});
