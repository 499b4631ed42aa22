import { FIGURES } from "@blenda/domain/figures/constants";
import type { FigureFile } from "@blenda/domain/figures/model";
import type { Instant } from "@blenda/domain/shared/time";
import type { Selectable, Updateable } from "kysely";
import type { Database, Db, Tx } from "../../platform/database/db.ts";

export type FileRow = Selectable<Database["figureFiles"]>;

const filePath = (id: string): string => `/figure-files/${id}`;

/** The newest first. */
export async function filesOf(db: Db, creatorId: string, now: Instant): Promise<FigureFile[]> {
  const rows = await withBytes(db)
    .where("g.creatorId", "=", creatorId)
    .where((is) => is.or([is("g.expiresAt", "is", null), is("g.expiresAt", ">", now)]))
    .orderBy("g.createdAt", "desc")
    .limit(FIGURES.FILES_SHOWN)
    .execute();
  return rows.map(shown);
}

export async function findFileOf(db: Db, creatorId: string, id: string): Promise<FigureFile | null> {
  const row = await withBytes(db).where("g.id", "=", id).where("g.creatorId", "=", creatorId).executeTakeFirst();
  return row ? shown(row) : null;
}

const withBytes = (db: Db) => db.selectFrom("figureFiles as g").leftJoin("files as f", "f.id", "g.fileId").selectAll("g").select("f.bytes");

function shown({ id, name, state, rows, writtenRows, bytes, createdAt, expiresAt }: FileRow & { bytes: number | null }): FigureFile {
  return { id, name, state, rows, writtenRows, bytes, createdAt, expiresAt, url: state === "ready" ? filePath(id) : null };
}

export async function countUnfinished(tx: Tx, creatorId: string): Promise<number> {
  const rows = await tx
    .selectFrom("figureFiles")
    .select("id")
    .where("creatorId", "=", creatorId)
    .where("state", "in", ["waiting", "writing"])
    .execute();
  return rows.length;
}

export async function addFile(tx: Tx, file: Pick<FileRow, "id" | "creatorId" | "name" | "question" | "rows" | "createdAt">): Promise<void> {
  const question = JSON.stringify(file.question);
  await tx
    .insertInto("figureFiles")
    .values({ ...file, question: JSON.parse(question), state: "waiting" })
    .execute();
}

export async function changeFile(db: Db, id: string, changes: Updateable<Database["figureFiles"]>): Promise<void> {
  await db.updateTable("figureFiles").set(changes).where("id", "=", id).execute();
}

/** Somebody's file that is ready and not over. */
export const findReady = (db: Db, creatorId: string, id: string, now: Instant) =>
  db
    .selectFrom("figureFiles")
    .select("fileId")
    .where("id", "=", id)
    .where("creatorId", "=", creatorId)
    .where("state", "=", "ready")
    .where("expiresAt", ">", now)
    .executeTakeFirst();

const AT_ONCE = 200;

/** Takes rows whose time is over, and answers which files they had. */
export async function deleteExpiredReturning(tx: Tx, now: Instant): Promise<string[]> {
  const gone = await tx
    .deleteFrom("figureFiles")
    .where("id", "in", (from) =>
      from.selectFrom("figureFiles").select("id").where("expiresAt", "<=", now).limit(AT_ONCE).forUpdate().skipLocked(),
    )
    .returning("fileId")
    .execute();
  return gone.flatMap(({ fileId }) => fileId ?? []);
}
