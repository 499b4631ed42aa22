import type { DocumentName } from "@blenda/domain/content/constants";
import { contentDrafted, contentPublished } from "@blenda/domain/content/events";
import type { ContentVersion, DocumentFields, DocumentState, Homepage } from "@blenda/domain/content/model";
import { changesOn, contentDiff, favours, pickedIn, readDocument } from "@blenda/domain/content/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { Instant } from "@blenda/domain/shared/time";
import { publicPerson } from "../identity/sql.ts";
import type { Tx } from "../platform/database/db.ts";
import { emit, jsonb } from "../platform/events/outbox.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { itemsByIds } from "../publication/chosen.ts";
import { publishedFields, putLive } from "./repository.ts";
import { documentState } from "./state.ts";

export type Editor = Services & Auditor & { user: Me };

interface LockedDocument {
  name: DocumentName;
  revision: number;
  version: number;
  draft: Record<string, unknown> | null;
  changedBy: string | null;
  publishAt: Instant | null;
  scheduledBy: string | null;
}

/** The document's row, held until the transaction ends. */
export async function lockDocument(tx: Tx, name: DocumentName): Promise<LockedDocument> {
  await tx
    .insertInto("contentDocuments")
    .values({ name })
    .onConflict((c) => c.doNothing())
    .execute();
  return tx
    .selectFrom("contentDocuments")
    .select(["name", "revision", "version", "draft", "changedBy", "publishAt", "scheduledBy"])
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Change {
  name: DocumentName;
  /** The revision somebody looked at. */
  basedOn: number;
}

/**
 * Changes a document that is as its editor saw it; whoever comes second is told by whom, and nothing is written. What was due
 * goes live first: the clock was before them.
 */
export const changeDocument = (
  context: Editor,
  { name, basedOn }: Change,
  step: (tx: Tx, held: LockedDocument) => Promise<void>,
): Promise<DocumentState> =>
  context.transaction(async (tx) => {
    const held = await lockDocument(tx, name);
    if (held.revision !== basedOn || isDue(held, context.now())) throw refusal("CONTENT_CHANGED", { by: await changerOf(tx, held) });
    await step(tx, held);
    return documentState(tx, name, context.user.id, context.now());
  });

export const isDue = ({ publishAt }: LockedDocument, now: Instant): boolean => publishAt !== null && publishAt <= now;

async function changerOf(tx: Tx, { changedBy }: LockedDocument): Promise<string> {
  if (changedBy === null) return "Someone";
  const person = await tx.selectFrom(publicPerson("u")).select("u.displayName").where("u.id", "=", changedBy).executeTakeFirst();
  return person?.displayName || "Someone";
}

interface DraftUpdate {
  /** `null`: nothing is drafted any more. */
  draft: Record<string, unknown> | null;
  publishAt?: Instant | null;
  scheduledBy?: string | null;
}

/** Writes the draft and its schedule, and tells whoever has the document open. */
export async function updateDraft(
  tx: Tx,
  held: LockedDocument,
  { draft, publishAt = null, scheduledBy = null }: DraftUpdate,
  by: { id: string; at: Instant },
): Promise<void> {
  const isEmpty = draft === null || Object.keys(draft).length === 0;
  await tx
    .updateTable("contentDocuments")
    .set({
      revision: held.revision + 1,
      draft: isEmpty ? null : jsonb(draft),
      draftedAt: isEmpty ? null : by.at,
      changedBy: by.id,
      publishAt: isEmpty ? null : publishAt,
      scheduledBy: isEmpty ? null : scheduledBy,
    })
    .where("name", "=", held.name)
    .execute();
  await emit(tx, contentDrafted({ name: held.name }));
}

interface NewVersion {
  kind: Exclude<ContentVersion["kind"], "first">;
  fields: DocumentFields[DocumentName];
  /** What stays drafted on top of it. */
  draft: Record<string, unknown> | null;
  authorId: string | null;
  at: Instant;
}

/** Puts a new version live. What was live before anybody published is kept as the first, so that it can come back. */
export async function addVersion(tx: Tx, held: LockedDocument, { kind, fields, draft, authorId, at }: NewVersion): Promise<void> {
  const { name } = held;
  const before = await publishedFields(tx, name);
  let version = held.version;
  const write = (row: { kind: ContentVersion["kind"]; document: object; authorId: string | null }) =>
    tx
      .insertInto("contentVersions")
      .values({ ...row, name, document: jsonb(row.document), version: ++version, at })
      .execute();
  if (version === 0) await write({ kind: "first", document: before, authorId: null });
  await write({ kind, document: fields, authorId });
  await putLive(tx, name, fields, at);
  const left = draft && changesOn(fields, draft);
  await updateDraft(tx, held, { draft: left }, { id: authorId ?? held.changedBy ?? "", at });
  await tx.updateTable("contentDocuments").set({ version, changedBy: authorId }).where("name", "=", name).execute();
  await emit(tx, contentPublished({ name, version }));
}

/** The draft goes live. */
export async function publishDraft(tx: Tx, held: LockedDocument, kind: "published" | "scheduled", authorId: string | null, at: Instant) {
  const before = await publishedFields(tx, held.name);
  const fields = readDocument(held.name, { ...before, ...held.draft });
  await addVersion(tx, held, { kind, fields, draft: null, authorId, at });
  return contentDiff(before, fields);
}

/** Nobody decides about their own: picks that are somebody else's to make are (decision 0083). */
export async function refuseOwnPicks(tx: Tx, before: Homepage, after: Homepage, userId: string): Promise<void> {
  const items = await itemsByIds(tx, "product", pickedIn(after));
  const own = new Set(items.filter(({ creatorId }) => creatorId === userId).map(({ id }) => id));
  if (favours(before, after, own)) throw refusal("OWN_TARGET");
}

interface ChangeEntry {
  action: string;
  diff?: ReturnType<typeof contentDiff>;
  after?: object;
}

/** Only what changed, as it was and as it is. */
export async function recordChange(tx: Tx, context: Auditor, name: DocumentName, { action, diff, after }: ChangeEntry): Promise<void> {
  const side = (of: "before" | "after") => diff && Object.fromEntries(diff.map((change) => [change.field, change[of]]));
  await audit(tx, context, { action, target: { kind: "content", id: name }, before: side("before"), after: after ?? side("after") });
}
