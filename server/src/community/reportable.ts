import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import { anyOf } from "../platform/database/any-of.ts";
import type { Db } from "../platform/database/db.ts";
import type { Reportable, ReportedThing, StateChange } from "../platform/reporting.ts";
import { findSeen, isShown } from "./comments/comment-repository.ts";
import { type Move, moveComment, movePost } from "./moderating.ts";
import { nameOf } from "./posts/name.ts";
import { findReadable } from "./posts/post-repository.ts";

const STATES = { published: "visible", hidden: "hidden", removed: "removed", deleted: "gone" } as const;
const MOVES = { visible: "published", hidden: "hidden", removed: "removed" } as const;

/** By itself at the third report, or by one of our own people's decision. */
const moveOf = ({ to, actorId, text, at }: StateChange): Move => ({
  to: MOVES[to],
  by: actorId === null ? "reports" : "staff",
  actorId,
  reason: text,
  at,
});

const addressOf = (postId: string): string => `/community?post=${encodeURIComponent(postId)}&expand=true`;

async function describePosts(db: Db, ids: readonly string[]): Promise<ReportedThing[]> {
  const rows = await db
    .selectFrom("posts as p")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("postMedia as m")
          .select(["m.kind", "m.fileId", "m.posterFileId", "m.stageHue"])
          .whereRef("m.postId", "=", "p.id")
          .orderBy("m.isInline")
          .orderBy("m.position")
          .limit(1)
          .as("first"),
      (join) => join.onTrue(),
    )
    .select(["p.id", "p.title", "p.plain", "p.authorId", "p.createdAt", "p.status", "p.tags"])
    .select(["first.kind", "first.fileId", "first.posterFileId", "first.stageHue"])
    .where("p.id", "=", anyOf(ids))
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: nameOf(row),
    place: row.tags[0] ? `in #${row.tags[0]}` : "",
    path: row.status === "deleted" ? null : addressOf(row.id),
    ownerId: row.authorId,
    text: row.plain,
    pictureUrl: fileUrl(row.posterFileId ?? row.fileId),
    stageHue: row.stageHue,
    modelUrl: row.kind === "model" ? fileUrl(row.fileId) : null,
    createdAt: row.createdAt,
    state: STATES[row.status],
  }));
}

async function describeComments(db: Db, ids: readonly string[]): Promise<ReportedThing[]> {
  const rows = await db
    .selectFrom("postComments as c")
    .innerJoin("posts as p", "p.id", "c.postId")
    .select(["c.id", "c.body", "c.authorId", "c.createdAt", "c.status", "c.postId", "p.title", "p.plain"])
    .where("c.id", "=", anyOf(ids))
    .execute();
  return rows.map(({ id, body, authorId, createdAt, status, postId, ...post }) => ({
    id,
    title: "",
    place: `on ${nameOf(post)}`,
    path: status === "deleted" ? null : addressOf(postId),
    ownerId: authorId,
    text: body,
    pictureUrl: null,
    stageHue: null,
    modelUrl: null,
    createdAt,
    state: STATES[status],
  }));
}

/** "14, none removed". */
async function factsOf(db: Db, table: "posts" | "postComments", label: string, ownerId: string) {
  const { all, removed } = await db
    .selectFrom(table)
    .select([
      sql<number>`count(*) filter (where status <> 'deleted')::integer`.as("all"),
      sql<number>`count(*) filter (where status = 'removed')::integer`.as("removed"),
    ])
    .where("authorId", "=", ownerId)
    .executeTakeFirstOrThrow();
  return [{ label, value: `${all}, ${removed === 0 ? "none" : removed} removed`, isNotable: removed > 0 }];
}

export const reportablePost: Reportable = {
  type: "post",
  moves: ["hidden", "removed"],
  isHiddenByReports: true,
  describe: describePosts,
  canSee: async (db, actor, id) => (await findReadable(db, actor.id, id)) !== undefined,
  setState: async (tx, change) => (await movePost(tx, change.id, moveOf(change))) !== undefined,
  factsOf: (db, ownerId) => factsOf(db, "posts", "Posts", ownerId),
};

export const reportableComment: Reportable = {
  type: "comment",
  moves: ["hidden", "removed"],
  isHiddenByReports: true,
  describe: describeComments,
  canSee: async (db, actor, id) => {
    const comment = await findSeen(db, actor.id, id);
    return comment !== undefined && isShown(comment) && (await findReadable(db, actor.id, comment.postId)) !== undefined;
  },
  around: threadAround,
  setState: async (tx, change) => (await moveComment(tx, change.id, moveOf(change))) !== undefined,
  factsOf: (db, ownerId) => factsOf(db, "postComments", "Comments", ownerId),
};

interface AroundRow {
  id: string;
  body: string;
  displayName: string | null;
  createdAt: Instant;
}

/** The thread it stands in: what it answers first, then the answers around it. */
async function threadAround(db: Db, id: string, limit: number) {
  const rows: AroundRow[] = await db
    .selectFrom("postComments as c")
    .leftJoin(publicPerson("u"), "u.id", "c.authorId")
    .select(["c.id", "c.body", "c.createdAt", "u.displayName"])
    .where(sql<boolean>`(select coalesce(w.parent_id, w.id) from post_comments w where w.id = ${id}) in (c.id, c.parent_id)`)
    .where("c.status", "!=", "deleted")
    .orderBy("c.createdAt")
    .orderBy("c.id")
    .execute();
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === id),
  );
  const from = Math.max(0, Math.min(at - Math.floor(limit / 2), rows.length - limit));
  return rows.slice(from, from + limit).map(({ id: lineId, body, displayName, createdAt }) => ({
    id: lineId,
    author: displayName ?? "",
    text: body,
    at: createdAt,
    isReported: lineId === id,
  }));
}
