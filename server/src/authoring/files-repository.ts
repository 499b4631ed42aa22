import { viewerFileOf } from "@blenda/domain/authoring/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { letGo } from "../drafts/left-files.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { fileRow } from "../platform/sql.ts";
import type { RenderKind } from "./tables.ts";

export type Render = Selectable<Database["draftRenders"]>;
export type PictureRow = Selectable<Database["draftPictures"]>;

/** The files of a draft in their order, with what lies in storage and what was rendered from each. */
export async function filesOf(db: Db, draftId: string) {
  const rows = await db
    .selectFrom("draftFiles as d")
    .innerJoin(fileRow("f"), "f.id", "d.fileId")
    .selectAll("d")
    .select(["f.name", "f.bytes", "f.sha256", "f.storageKey"])
    .where("d.draftId", "=", draftId)
    .orderBy("d.position")
    .orderBy("d.number")
    .execute();
  const renders = await rendersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = new Map((renders.get(row.id) ?? []).map((render) => [render.kind, render]));
    return { ...row, renders: own, canBeViewer: own.has("lit") };
  });
}
export type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

async function rendersOf(db: Db, ids: readonly string[]): Promise<Map<string, Render[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("draftRenders").selectAll().where("draftFileId", "=", anyOf(ids)).execute();
  return Map.groupBy(rows, ({ draftFileId }) => draftFileId);
}

/** The one the viewer, the rendered pictures and the facts come from. */
export const viewerOf = (files: readonly FileRow[]): FileRow | null => viewerFileOf(files);

export const renderOf = (file: FileRow | null, kind: RenderKind): Render | null => file?.renders.get(kind) ?? null;

export const picturesOf = (db: Db, draftId: string): Promise<PictureRow[]> =>
  db.selectFrom("draftPictures").selectAll().where("draftId", "=", draftId).orderBy("position").orderBy("id").execute();

/** Ids in their new order; those left out follow in their old one. */
export function inOrder(known: readonly string[], wanted: readonly string[]): string[] {
  const first = [...new Set(wanted)].filter((id) => known.includes(id));
  return [...first, ...known.filter((id) => !first.includes(id))];
}

export async function placeFiles(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update draft_files f set position = x.position - 1 from unnest(${ids}::text[]) with ordinality as x (id, position)
    where f.id = x.id`.execute(tx);
}

export async function placePictures(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update draft_pictures p set position = x.position - 1 from unnest(${ids}::text[]) with ordinality as x (id, position)
    where p.id = x.id`.execute(tx);
}

/** Forgets what was rendered from a file. What is among the draft's images stays there, until something else takes its place. */
export async function dropRenders(tx: Tx, file: FileRow, at: Instant): Promise<void> {
  await tx.deleteFrom("draftRenders").where("draftFileId", "=", file.id).execute();
  await letGo(
    tx,
    [...file.renders.values()].map(({ fileId }) => fileId),
    at,
  );
}

/** Takes a file out of a draft with everything rendered from it. */
export async function dropFile(tx: Tx, file: FileRow, at: Instant): Promise<void> {
  const renders = [...file.renders.values()].map(({ fileId }) => fileId);
  const rendered = await tx
    .deleteFrom("draftPictures")
    .where("draftId", "=", file.draftId)
    .where("kind", "<>", "own")
    .where("fileId", "=", anyOf(renders))
    .returning("id")
    .execute();
  await tx.deleteFrom("draftFiles").where("id", "=", file.id).execute();
  if (rendered.length > 0) {
    const left = await picturesOf(tx, file.draftId);
    await placePictures(
      tx,
      left.map(({ id }) => id),
    );
  }
  await letGo(tx, [file.fileId, ...renders], at);
}

export async function dropPicture(tx: Tx, { id, fileId, cardFileId }: PictureRow, at: Instant): Promise<void> {
  await tx.deleteFrom("draftPictures").where("id", "=", id).execute();
  await letGo(tx, [fileId, ...(cardFileId ? [cardFileId] : [])], at);
}

/** The whole draft with everything in it. What is on sale keeps what it needs. */
export async function dropProductDraft(tx: Tx, draftId: string, at: Instant): Promise<void> {
  const files = await filesOf(tx, draftId);
  const pictures = await picturesOf(tx, draftId);
  const ids = [
    ...files.flatMap(({ fileId, renders }) => [fileId, ...[...renders.values()].map((render) => render.fileId)]),
    ...pictures.flatMap(({ fileId, cardFileId }) => [fileId, ...(cardFileId ? [cardFileId] : [])]),
  ];
  await tx.deleteFrom("productDrafts").where("id", "=", draftId).execute();
  await letGo(tx, ids, at);
}
