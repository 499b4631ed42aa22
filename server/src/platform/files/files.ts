import type { Readable } from "node:stream";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { anyOf } from "../database/any-of.ts";
import type { Database, Db, Tx } from "../database/db.ts";
import type { Services } from "../requests/procedure.ts";

export type StoredFile = Selectable<Database["files"]>;

interface NewFile {
  ownerId: string | null;
  name: string;
  type: string;
  /** Private unless said otherwise. Where the database knows what it belongs to, that decides instead (migration 0029). */
  isPublic?: boolean;
  maxBytes: number;
}

/**
 * Streams a body into storage. The row that makes it a file is written by `record`, in the transaction of whatever uses
 * it: a body without a row has no owner and is never served.
 */
export async function store(
  { id, now, storage }: Pick<Services, "id" | "now" | "storage">,
  body: Readable | Buffer,
  file: NewFile,
): Promise<StoredFile> {
  const fileId = id();
  const storageKey = `files/${fileId.slice(0, 2)}/${fileId}`;
  const { ownerId, name, type, isPublic = false, maxBytes } = file;
  const { bytes, sha256 } = await storage.put(storageKey, body, { type, maxBytes });
  return { id: fileId, storageKey, ownerId, name, type, isPublic, bytes, sha256, createdAt: now() };
}

export async function record(tx: Tx, ...files: StoredFile[]): Promise<void> {
  if (files.length > 0) await tx.insertInto("files").values(files).execute();
}

/** Takes back what `record` wrote. Answers where the bodies lie: they are removed after the commit. */
export async function forget(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await tx.deleteFrom("files").where("id", "=", anyOf(ids)).returning("storageKey").execute();
  return files.map(({ storageKey }) => storageKey);
}

/** The same for those that nothing of creators needs any more: a draft, a product and a generation may share one (migration 0046). */
export async function forgetUnused(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await tx
    .deleteFrom("files")
    .where("id", "=", anyOf(ids))
    .where(sql<boolean>`not is_file_used(files.id)`)
    .returning("storageKey")
    .execute();
  return files.map(({ storageKey }) => storageKey);
}

/** The same for one of this person's own; answers where its body lies. */
export async function forgetOwn(tx: Tx, ownerId: string, id: string): Promise<string | undefined> {
  const gone = await tx.deleteFrom("files").where("id", "=", id).where("ownerId", "=", ownerId).returning("storageKey").executeTakeFirst();
  return gone?.storageKey;
}

/** Files of an account that leaves. Their bodies are gone by then. */
export async function forgetAllOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom("files").where("ownerId", "=", ownerId).execute();
}

/** Files of this person that others have a right to lose their owner. `which` speaks of the file as `f`. */
export async function disown(tx: Tx, ownerId: string, which: RawBuilder<unknown>): Promise<void> {
  await sql`update files f set owner_id = null where f.owner_id = ${ownerId} and (${which})`.execute(tx);
}

export function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  return db.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Where a browser fetches it. */
const NAME_MAX = 120;

/** A name as a person gave it, without folders and whatever cannot stand in one. */
export function fileName(given: string, otherwise: string): string {
  const name = given.toWellFormed().normalize("NFC").split(/[\\/]/).at(-1)?.replaceAll(/\p{C}/gu, "").trim() ?? "";
  return [...name].slice(-NAME_MAX).join("") || otherwise;
}
