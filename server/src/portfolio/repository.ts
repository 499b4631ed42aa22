import type { Medium, PortfolioHeader, Work, WorkDraft } from "@blenda/domain/portfolio/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { type Selectable, sql } from "kysely";
import { changeUser } from "../identity/port.ts";
import { publicPerson } from "../identity/sql.ts";
import type { Database, Db, Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { forget } from "../platform/files/files.ts";

type MediumRow = Selectable<Database["portfolioMedia"]>;

export async function findHeader(db: Db, userId: string): Promise<PortfolioHeader> {
  const row = await db
    .selectFrom(publicPerson("u"))
    .leftJoin("portfolios as p", "p.userId", "u.id")
    .select(["u.bio", "p.links", "p.skills", "p.software", "p.location", "p.isAvailable"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  return {
    bio: row.bio,
    links: row.links ?? [],
    skills: row.skills ?? [],
    software: row.software ?? [],
    location: row.location ?? "",
    isAvailable: row.isAvailable ?? false,
  };
}

export async function saveHeader(tx: Tx, userId: string, { bio, links, ...rest }: PortfolioHeader, now: Instant): Promise<void> {
  await changeUser(tx, userId, { bio });
  const row = { ...rest, links: jsonb(links), updatedAt: now };
  await tx
    .insertInto("portfolios")
    .values({ userId, ...row })
    .onConflict((c) => c.column("userId").doUpdateSet(row))
    .execute();
}

/** In the owner's order. Strangers see the public ones only. */
export async function worksOf(db: Db, userId: string, isOwn: boolean): Promise<Work[]> {
  const rows = await db
    .selectFrom("portfolioWorks")
    .selectAll()
    .where("userId", "=", userId)
    .$if(!isOwn, (q) => q.where("visibility", "=", "public"))
    .orderBy("position")
    .orderBy("createdAt", "desc")
    .execute();
  return withMedia(db, rows);
}

export async function findWork(db: Db, id: string): Promise<{ work: Work; userId: string } | undefined> {
  const row = await db
    .selectFrom("portfolioWorks as w")
    .innerJoin(publicPerson("u"), "u.id", "w.userId")
    .selectAll("w")
    .where("w.id", "=", id)
    .where("u.deletedAt", "is", null)
    .where("u.suspendedAt", "is", null)
    .executeTakeFirst();
  if (!row) return undefined;
  const [work] = await withMedia(db, [row]);
  return work && { work, userId: row.userId };
}

async function withMedia(db: Db, rows: Selectable<Database["portfolioWorks"]>[]): Promise<Work[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const media = await db.selectFrom("portfolioMedia").selectAll().where("workId", "in", ids).orderBy("position").execute();
  const byWork = Map.groupBy(media, ({ workId }) => workId);
  return rows.map(({ id, title, description, software, tags, year, visibility, views, createdAt }) => ({
    id,
    title,
    description,
    software,
    tags,
    year,
    visibility,
    views,
    createdAt,
    media: (byWork.get(id) ?? []).map(mediumOf),
  }));
}

export const mediumOf = (row: Omit<MediumRow, "userId" | "workId" | "position" | "createdAt">): Medium => ({
  id: row.id,
  kind: row.kind,
  url: fileUrl(row.fileId),
  posterUrl: fileUrl(row.posterFileId),
  width: row.width,
  height: row.height,
  stageHue: row.stageHue,
  triangles: row.triangles,
});

export async function addMedium(tx: Tx, row: Omit<MediumRow, "workId" | "position">): Promise<void> {
  await tx.insertInto("portfolioMedia").values(row).execute();
}

export async function countWorks(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("portfolioWorks")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** A new work stands first. */
export async function addWork(tx: Tx, userId: string, id: string, draft: Omit<WorkDraft, "mediaIds">, now: Instant): Promise<void> {
  await tx.updateTable("portfolioWorks").set({ position: sql`position + 1` }).where("userId", "=", userId).execute();
  await tx
    .insertInto("portfolioWorks")
    .values({ ...draft, id, userId, position: 0, createdAt: now, updatedAt: now })
    .execute();
}

export async function updateWork(tx: Tx, userId: string, id: string, draft: Omit<WorkDraft, "mediaIds">, now: Instant): Promise<boolean> {
  const row = await tx
    .updateTable("portfolioWorks")
    .set({ ...draft, updatedAt: now })
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Its media lose their owner, and go with the next night. */
export async function removeWork(tx: Tx, userId: string, id: string): Promise<boolean> {
  const row = await tx.deleteFrom("portfolioWorks").where("id", "=", id).where("userId", "=", userId).returning("id").executeTakeFirst();
  return row !== undefined;
}

/** Gives a work exactly these media. Answers whether all are this person's, and no other work's. */
export async function setMedia(tx: Tx, userId: string, workId: string, mediaIds: readonly string[]): Promise<boolean> {
  await tx.updateTable("portfolioMedia").set({ workId: null }).where("workId", "=", workId).execute();
  for (const [position, mediumId] of mediaIds.entries()) {
    const row = await tx
      .updateTable("portfolioMedia")
      .set({ workId, position })
      .where("id", "=", mediumId)
      .where("userId", "=", userId)
      .where("workId", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!row) return false;
  }
  return true;
}

/** Ones left out keep their order behind the rest; ids of others change nothing. */
export async function orderWorks(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const rows = await tx.selectFrom("portfolioWorks").select("id").where("userId", "=", userId).orderBy("position").forUpdate().execute();
  const own = new Set(rows.map(({ id }) => id));
  const wanted = [...new Set(ids)].filter((id) => own.has(id));
  const ordered = [...wanted, ...rows.map(({ id }) => id).filter((id) => !wanted.includes(id))];
  for (const [position, id] of ordered.entries()) await tx.updateTable("portfolioWorks").set({ position }).where("id", "=", id).execute();
}

/** Counts a viewer once a day. */
export async function countView(tx: Tx, workId: string, viewer: string, day: string): Promise<void> {
  const isNew = await tx
    .insertInto("portfolioViews")
    .values({ workId, viewer, day })
    .onConflict((c) => c.doNothing())
    .returning("workId")
    .executeTakeFirst();
  if (!isNew) return;
  await tx.updateTable("portfolioWorks").set({ views: sql`views + 1` }).where("id", "=", workId).execute();
}

export async function forgetViewers(tx: Tx, before: string): Promise<void> {
  await tx.deleteFrom("portfolioViews").where("day", "<", before).execute();
}

/** Where the bodies lie of media that no work shows. */
export async function deleteUnusedMediaReturning(tx: Tx, before: Instant): Promise<string[]> {
  const media = await tx
    .deleteFrom("portfolioMedia")
    .where("workId", "is", null)
    .where("createdAt", "<", before)
    .returning(["fileId", "posterFileId"])
    .execute();
  const ids = media.flatMap(({ fileId, posterFileId }) => (posterFileId ? [fileId, posterFileId] : [fileId]));
  return forget(tx, ids);
}
