import type { Post } from "@blenda/domain/community/model";
import { canEdit, restorableAt } from "@blenda/domain/community/rules";
import type { Me } from "@blenda/domain/identity/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../../identity/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { refusal } from "../../platform/requests/refusal.ts";
import { cardsOf } from "../cards.ts";
import { isMeantFor, isReadable } from "../visible.ts";
import type { PostRow } from "./post-repository.ts";

const MOST_MORE = 4;

type VisiblePost = PostRow & { isMeant: boolean; joinedAt: Instant };

async function findSeen(db: Db, readerId: string | null, id: string): Promise<VisiblePost | undefined> {
  return db
    .selectFrom("posts as p")
    .innerJoin(publicPerson("u"), "u.id", "p.authorId")
    .selectAll("p")
    .select(["u.createdAt as joinedAt", isMeantFor(readerId).as("isMeant")])
    .where("p.id", "=", id)
    .executeTakeFirst();
}

/** A post this person may open: their own in every state, as our own people's calls do with all; else meant for them, and published. */
export async function openedPost(db: Db, actor: Me | null, id: string, isForStaff = false): Promise<VisiblePost> {
  const post = await findSeen(db, actor?.id ?? null, id);
  if (!post || post.status === "deleted") throw refusal("COMMUNITY_POST_GONE");
  if (post.authorId === actor?.id || isForStaff) return post;
  if (!post.isMeant) throw refusal("COMMUNITY_POST_GONE");
  if (post.status === "hidden") throw refusal("COMMUNITY_POST_HIDDEN");
  if (post.status === "removed") throw refusal("COMMUNITY_POST_REMOVED", { reason: post.hiddenReason });
  return post;
}

export async function postFor(db: Db, actor: Me | null, id: string, now: Instant, isForStaff = false): Promise<Post> {
  const row = await openedPost(db, actor, id, isForStaff);
  const readerId = actor?.id ?? null;
  const [[card], more] = await Promise.all([cardsOf(db, readerId, [id], now), moreOf(db, readerId, row)]);
  if (!card) throw refusal("COMMUNITY_POST_GONE");
  const isShown = row.status === "published";
  return {
    ...card,
    body: row.body,
    hidden: isShown ? null : { by: row.hiddenBy, reason: row.hiddenReason, restorableAt: restorableOf(row) },
    isExcluded: row.excludedAt !== null,
    canEdit: card.mine.isOwn && isEditable(row) && canEdit(row.joinedAt, row.createdAt, now),
    canComment: readerId !== null && isShown && row.isMeant && row.lockedAt === null,
    more,
  };
}

/** What staff decided stays as they left it; what reports hid is changed to bring it back. */
export const isEditable = ({ status, hiddenBy }: Pick<PostRow, "status" | "hiddenBy">): boolean =>
  status === "published" || (status === "hidden" && hiddenBy === "reports");

const restorableOf = ({ hiddenBy, hiddenAt }: PostRow): Instant | null =>
  hiddenBy === "reports" && hiddenAt !== null ? restorableAt(hiddenAt) : null;

/** Other things its author showed, with a picture. */
async function moreOf(db: Db, readerId: string | null, { id, authorId }: PostRow): Promise<Post["more"]> {
  const rows = await db
    .selectFrom("posts as p")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("postMedia as m")
          .select([sql<string>`coalesce(m.poster_file_id, m.file_id)`.as("imageFileId"), "m.stageHue"])
          .whereRef("m.postId", "=", "p.id")
          .orderBy("m.isInline")
          .orderBy("m.position")
          .limit(1)
          .as("first"),
      (join) => join.onTrue(),
    )
    .select(["p.id", "p.title", "p.plain", "first.imageFileId", "first.stageHue"])
    .where("p.authorId", "=", authorId)
    .where("p.id", "!=", id)
    .where(isReadable(readerId))
    .orderBy("p.createdAt", "desc")
    .limit(MOST_MORE)
    .execute();
  return rows.map(({ id: otherId, title, plain, imageFileId, stageHue }) => ({
    id: otherId,
    title: title || [...plain].slice(0, 80).join(""),
    imageUrl: fileUrl(imageFileId),
    stageHue,
  }));
}
