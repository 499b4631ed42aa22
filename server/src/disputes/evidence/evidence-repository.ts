import { can } from "@blenda/domain/access/can";
import type { Evidence, EvidenceFile } from "@blenda/domain/disputes/model";
import { decideRefunds } from "@blenda/domain/refunds/access";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { FileAccess } from "../../platform/files/access.ts";
import { forget } from "../../platform/files/files.ts";

export async function addFile(tx: Tx, fileId: string, ownerId: string, createdAt: Instant): Promise<void> {
  await tx.insertInto("disputeFiles").values({ fileId, ownerId, createdAt }).execute();
}

interface NewEvidence {
  id: string;
  intentId: string;
  creatorId: string;
  text: string;
  createdAt: Instant;
}

export async function insertEvidence(tx: Tx, evidence: NewEvidence): Promise<void> {
  await tx.insertInto("disputeEvidence").values(evidence).execute();
}

/** Gives uploaded files to a piece of evidence. Answers whether all of them were there, this person's, and not yet sent. */
export async function attachFiles(tx: Tx, ownerId: string, evidenceId: string, fileIds: readonly string[]): Promise<boolean> {
  for (const [position, fileId] of fileIds.entries()) {
    const row = await tx
      .updateTable("disputeFiles")
      .set({ evidenceId, position })
      .where("fileId", "=", fileId)
      .where("ownerId", "=", ownerId)
      .where("evidenceId", "is", null)
      .returning("fileId")
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** What files a creator added to a dispute weigh together. */
export async function bytesOf(db: Db, intentId: string, creatorId: string): Promise<number> {
  const row = await db
    .selectFrom("disputeFiles as d")
    .innerJoin("disputeEvidence as e", "e.id", "d.evidenceId")
    .innerJoin("files as f", "f.id", "d.fileId")
    .select(({ fn }) => fn.sum<string | null>("f.bytes").as("bytes"))
    .where("e.intentId", "=", intentId)
    .where("e.creatorId", "=", creatorId)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** By dispute, the oldest first; of one creator, where one is named. */
export async function evidenceOf(db: Db, intentIds: readonly string[], creatorId?: string): Promise<Map<string, Evidence[]>> {
  if (intentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("disputeEvidence as e")
    .innerJoin("users as u", "u.id", "e.creatorId")
    .select(["e.id", "e.intentId", "e.text", "e.createdAt", "u.displayName"])
    .where("e.intentId", "in", intentIds)
    .$if(creatorId !== undefined, (q) => q.where("e.creatorId", "=", creatorId ?? ""))
    .orderBy("e.createdAt")
    .execute();
  const files = await filesOf(
    db,
    rows.map(({ id }) => id),
  );
  const byDispute = Map.groupBy(rows, ({ intentId }) => intentId);
  return new Map(
    [...byDispute].map(([intentId, evidence]) => [
      intentId,
      evidence.map(({ id, displayName, text, createdAt }) => ({
        ...{ id, creatorName: displayName, text, createdAt },
        files: files.get(id) ?? [],
      })),
    ]),
  );
}

async function filesOf(db: Db, evidenceIds: readonly string[]): Promise<Map<string | null, EvidenceFile[]>> {
  if (evidenceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("disputeFiles as d")
    .innerJoin("files as f", "f.id", "d.fileId")
    .select(["d.evidenceId", "f.id", "f.name", "f.type", "f.bytes"])
    .where("d.evidenceId", "in", evidenceIds)
    .orderBy("d.position")
    .execute();
  const byEvidence = Map.groupBy(rows, ({ evidenceId }) => evidenceId);
  const shown = ({ id, name, type, bytes }: (typeof rows)[number]) => ({ id, name, type, bytes: Number(bytes), url: fileUrl(id) });
  return new Map([...byEvidence].map(([evidenceId, files]) => [evidenceId, files.map(shown)]));
}

/** Our team, once it was sent. The creator who added it owns the file. */
export const evidenceAccess: FileAccess = async (db, actor, file) => {
  if (!can(actor, decideRefunds)) return false;
  const sent = await db
    .selectFrom("disputeFiles as d")
    .innerJoin("disputeEvidence as e", "e.id", "d.evidenceId")
    .select("e.intentId")
    .where("d.fileId", "=", file.id)
    .executeTakeFirst();
  return sent !== undefined && { reason: `dispute ${sent.intentId}` };
};

/** Where the bodies lie of what was uploaded and never sent. */
export async function deleteUnsentReturning(tx: Tx, before: Instant): Promise<string[]> {
  const unsent = await tx
    .deleteFrom("disputeFiles")
    .where("evidenceId", "is", null)
    .where("createdAt", "<", before)
    .returning("fileId")
    .execute();
  return forget(
    tx,
    unsent.map(({ fileId }) => fileId),
  );
}
