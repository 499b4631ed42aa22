import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";
import { queueFile } from "./files/add-file.ts";
import { filesOf, renderOf, viewerOf } from "./files-repository.ts";
import { productDrafts } from "./product-drafts.ts";
import { noteTimeout } from "./reading/queue-repository.ts";
import { addProductDraft, productDraftRows } from "./repository.ts";

/** Whether the limits of new creators are over for this one. */
export const isTrusted = productDrafts.isTrustedCreator;

/** For the alarm that watches our reader, whatever it was that it was too busy for. */
export const noteReadingTimeout = noteTimeout;

/** What reviewers look at and decide. Each answers `null` for what is not in review (any more). */
export const { submissionOf, approve, requestChanges, reject } = productDrafts;

/** The bytes and shapes of a draft's files, to be compared with what others sell. */
export async function printsOf(db: Db, id: string): Promise<{ creatorId: string; files: { sha256: string; prints: string[] }[] } | null> {
  const draft = await productDraftRows.find(db, id);
  if (!draft) return null;
  const files = await filesOf(db, id);
  return { creatorId: draft.creatorId, files: files.map(({ sha256, prints }) => ({ sha256, prints })) };
}

interface DrawnPictures {
  /** How the engine drew the model, where it could. */
  lit: string | null;
  /** The creator's own images, small. */
  own: { id: string; storageKey: string }[];
}

/** Where the images of a draft are stored, to be compared with how its model was drawn. */
export async function drawnPictures(db: Db, id: string): Promise<DrawnPictures> {
  const viewer = viewerOf(await filesOf(db, id));
  const own = await db
    .selectFrom("draftPictures as p")
    .innerJoin(fileRow("f"), "f.id", "p.cardFileId")
    .select(["p.id", "f.storageKey"])
    .where("p.draftId", "=", id)
    .where("p.kind", "=", "own")
    .execute();
  const card = renderOf(viewer, "card")?.fileId ?? null;
  const lit = card && (await db.selectFrom(fileRow("files")).select("storageKey").where("id", "=", card).executeTakeFirst());
  return { lit: lit ? lit.storageKey : null, own };
}

interface GeneratedDraft {
  id: string;
  creatorId: string;
  title: string;
  prompt: string;
  files: readonly { fileId: string; format: string }[];
  newId(): string;
  at: Instant;
}

/** Made by a machine, and says so: no category, no price, nothing declared. Its files are read like everybody's. */
export async function addGeneratedDraft(tx: Tx, { id, creatorId, title, prompt, files, newId, at }: GeneratedDraft): Promise<void> {
  const said = { title, description: prompt, generatedFrom: prompt, aiDisclosure: "generated" as const };
  await addProductDraft(tx, { id, creatorId, status: "draft", ...said, createdAt: at, updatedAt: at });
  for (const [position, { fileId, format }] of files.entries())
    await queueFile(tx, { id: newId(), draftId: id, fileId, format, position, at });
}
