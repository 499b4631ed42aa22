import { peopleAddressed } from "@blenda/domain/community/events";
import type { Mention } from "@blenda/domain/community/model";
import type { CommentNotice } from "@blenda/domain/community/rules";
import { communityTexts } from "@blenda/domain/community/texts";
import { excerpt } from "@blenda/domain/notifications/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { hasBlocked } from "../blocks/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { communityPeople } from "./cards.ts";
import { isMeantFor } from "./visible.ts";

interface NewComment {
  postId: string;
  authorId: string;
  text: string;
  /** What was written: the same is told once. */
  key: string;
  at: Instant;
}

/** Tells people that somebody spoke to them. Whoever muted the thread or the writer, or may not read the post, is not told. */
export async function emitAddressed(tx: Tx, said: NewComment, notices: readonly CommentNotice[]): Promise<void> {
  const { postId, authorId, text, key, at } = said;
  const heeded = await listeningTo(tx, said, notices);
  if (heeded.length === 0) return;
  const name = (await communityPeople(tx, [authorId])).get(authorId)?.name ?? communityTexts.unnamed;
  await emit(tx, peopleAddressed({ postId, key, author: { userId: authorId, name }, excerpt: excerpt(text), notices: heeded, at }));
}

async function listeningTo(db: Db, said: NewComment, notices: readonly CommentNotice[]): Promise<CommentNotice[]> {
  const heard: CommentNotice[] = [];
  for (const notice of notices) if (await isListening(db, said, notice.to)) heard.push(notice);
  return heard;
}

/** Whether somebody wants to hear under a post what another does there, and may. */
async function isListening(db: Db, { postId, authorId }: Pick<NewComment, "postId" | "authorId">, to: string): Promise<boolean> {
  const row = await db
    .selectFrom("posts as p")
    .select("p.id")
    .where("p.id", "=", postId)
    .where(isMeantFor(to))
    .where(sql<boolean>`not exists (select from thread_mutes t where t.user_id = ${to} and t.post_id = p.id)`)
    .where(sql<boolean>`not exists (select from user_mutes m where m.user_id = ${to} and m.muted_id = ${authorId})`)
    .where(sql<boolean>`not ${hasBlocked(authorId, to)}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who hears that their comment was marked as the answer, and what is said of it; nobody hears of their own. */
export async function answererToTell(tx: Tx, post: NewPost, { authorId: userId }: { authorId: string | null }) {
  if (userId === null || userId === post.authorId || !(await isListening(tx, { postId: post.id, authorId: post.authorId }, userId)))
    return null;
  const name = (await communityPeople(tx, [post.authorId])).get(post.authorId)?.name ?? communityTexts.unnamed;
  return { userId, asker: { userId: post.authorId, name }, question: excerpt(post.title || post.plain) };
}

interface NewPost {
  id: string;
  authorId: string;
  title: string;
  plain: string;
}

/** Those a post names, but for whom it named before. */
export async function emitMentioned(tx: Tx, post: NewPost, mentions: readonly Mention[], at: Instant): Promise<void> {
  const notices = mentions.filter(({ userId }) => userId !== post.authorId).map(({ userId: to }) => ({ to, says: "mentioned" as const }));
  await emitAddressed(
    tx,
    { postId: post.id, authorId: post.authorId, text: post.title || post.plain, key: `post mention/${post.id}`, at },
    notices,
  );
}
