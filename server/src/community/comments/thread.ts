import type { Comment, CommentThread, CommunityPerson } from "@blenda/domain/community/model";
import { canEdit } from "@blenda/domain/community/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { communityPeople } from "../cards.ts";
import { findSeen, isShown, repliesTo, type SeenComment } from "./comment-repository.ts";

interface ThreadReader {
  readerId: string | null;
  postAuthorId: string;
  now: Instant;
}

/** Comments with what stands under them, as this reader sees them. */
export async function threadsOf(db: Db, rows: readonly SeenComment[], reading: ThreadReader): Promise<CommentThread[]> {
  const replies = await repliesTo(
    db,
    reading.readerId,
    rows.map(({ id }) => id),
  );
  const people = await writersOf(db, [...rows, ...replies]);
  const byParent = Map.groupBy(replies, ({ parentId }) => parentId);
  return rows
    .map((row) => ({
      ...commentOf(row, people, reading),
      replies: (byParent.get(row.id) ?? []).map((reply) => commentOf(reply, people, reading)),
    }))
    .filter(({ body, isOwn, replies: under }) => body !== "" || isOwn || under.length > 0);
}

/** The comment a command was about; every one of them answers with it. */
export async function commentFor(db: Db, id: string, reading: ThreadReader): Promise<Comment> {
  const row = await findSeen(db, reading.readerId, id);
  if (!row) throw refusal("COMMUNITY_COMMENT_GONE");
  return commentOf(row, await writersOf(db, [row]), reading);
}

const writersOf = (db: Db, rows: readonly SeenComment[]): Promise<Map<string, CommunityPerson>> =>
  communityPeople(
    db,
    rows.flatMap(({ authorId }) => authorId ?? []),
  );

function commentOf(row: SeenComment, people: ReadonlyMap<string, CommunityPerson>, { readerId, postAuthorId, now }: ThreadReader): Comment {
  const isOwn = row.authorId !== null && row.authorId === readerId;
  // What was hidden or removed can still be read by whoever wrote it.
  const isReadable = row.status !== "deleted" && (isShown(row) || isOwn);
  return {
    id: row.id,
    postId: row.postId,
    parentId: row.parentId,
    body: isReadable ? row.body : "",
    author: isReadable ? (people.get(row.authorId ?? "") ?? null) : null,
    isByAuthor: isReadable && row.authorId === postAuthorId,
    mentions: isReadable ? row.mentions : [],
    view: isReadable ? row.view : null,
    status: row.status === "published" && !isReadable ? "deleted" : row.status,
    likes: row.likes,
    isLiked: row.isLiked,
    isOwn,
    canEdit: isOwn && row.status === "published" && row.joinedAt !== null && canEdit(row.joinedAt, row.createdAt, now),
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  };
}
