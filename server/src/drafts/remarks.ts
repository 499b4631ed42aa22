import { createHash } from "node:crypto";
import type { Remark, RemarkAnswer } from "@blenda/domain/authoring/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { InsertObject, Selectable } from "kysely";
import type { Database, Db, Tx } from "../platform/database/db.ts";

/** A fingerprint of what is in a field, to tell whether it was changed. */
export const fingerprintOf = (content: unknown): string => createHash("sha256").update(JSON.stringify(content)).digest("base64url");

type RemarkRow = Pick<Selectable<Database["draftRemarks"]>, "id" | "text" | "at" | "settledAt" | "seen" | "answer">;

/** A comment as its creator reads it, beside what is in its field now. */
export const remarkView = ({ id, text, at, settledAt, seen, answer }: RemarkRow, print: string): Omit<Remark, "field"> => ({
  ...{ id, text, at, answer },
  isSettled: settledAt !== null,
  isUntouched: seen !== null && seen === print,
});

export async function addRemarks(tx: Tx, remarks: InsertObject<Database, "draftRemarks">[]): Promise<void> {
  await tx.insertInto("draftRemarks").values(remarks).execute();
}

export const remarksOnDraft = (db: Db, itemType: PublishedType, draftId: string) =>
  db
    .selectFrom("draftRemarks")
    .selectAll()
    .where("draftId", "=", draftId)
    .where("itemType", "=", itemType)
    .orderBy("at")
    .orderBy("id")
    .execute();

interface RemarkSettlement {
  itemType: PublishedType;
  draftId: string;
  answers?: readonly RemarkAnswer[] | undefined;
  at: Instant;
}

/** A new submission answers what was said about the one before, by what changed or in words. */
export async function settleRemarks(tx: Tx, { itemType, draftId, answers = [], at }: RemarkSettlement): Promise<void> {
  const open = tx.updateTable("draftRemarks").where("draftId", "=", draftId).where("settledAt", "is", null);
  for (const { remarkId, text } of answers) await open.set({ answer: text }).where("id", "=", remarkId).execute();
  await tx
    .updateTable("draftRemarks")
    .set({ settledAt: at })
    .where("draftId", "=", draftId)
    .where("itemType", "=", itemType)
    .where("settledAt", "is", null)
    .execute();
}
