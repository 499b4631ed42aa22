import { createHash } from "node:crypto";
import { COMMUNITY_NOTICES } from "@blenda/domain/community/constants";
import type { Me } from "@blenda/domain/identity/model";
import { publicPerson } from "../identity/sql.ts";
import { latestOfTypes } from "../notifications/port.ts";
import type { Db } from "../platform/database/db.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { findSeen, type SeenComment, topComments } from "./comments/comment-repository.ts";
import { threadsOf } from "./comments/thread.ts";
import { followedTagsOf } from "./people/follow-tag.ts";
import { allowanceOf } from "./people/limits.ts";
import { mentionable } from "./people/mentions.ts";
import { mutedBy } from "./people/mute.ts";
import { paceOf } from "./people/pace-repository.ts";
import { findPost } from "./posts/post-repository.ts";
import { openedPost, postFor } from "./posts/view.ts";
import { countView, isViewed } from "./posts/views-repository.ts";
import { community, openCommunity } from "./procedures.ts";
import { collectionsOf, savedStateOf } from "./saving/save-repository.ts";
import { isMeantFor } from "./visible.ts";

export const post = openCommunity.post.handler(async ({ input: { postId }, context }) => {
  const { db, actor, asking, now } = context;
  const found = await postFor(db, actor, postId, now());
  if (found.mine.isOwn || found.status !== "published") return found;
  // Told apart for a day, not known: neither the account nor the address is kept.
  const day = now().slice(0, 10);
  const viewer = createHash("sha256")
    .update(`${day} ${actor?.id ?? `${asking.address} ${asking.userAgent}`}`)
    .digest("base64url");
  // Asked again whenever something changes: who was counted costs no write.
  if (!(await isViewed(db, postId, viewer, day))) await context.transaction((tx) => countView(tx, postId, viewer, day));
  return found;
});

/** In every state, for those who decide about it: a call of its own, because it asks for a second factor. */
export const postForStaff = community.postForStaff.handler(({ input: { postId }, context: { db, user, now } }) =>
  postFor(db, user, postId, now(), true),
);

/** Also under a post its author deleted: what others said there is theirs, and stays to be read. */
async function commented(db: Db, actor: Me | null, postId: string): Promise<{ authorId: string; answerId: string | null }> {
  const row = await findPost(db, postId);
  if (row?.status !== "deleted") return openedPost(db, actor, postId);
  const isMeant = await db
    .selectFrom("posts as p")
    .select(["p.authorId", "p.answerId"])
    .where("p.id", "=", postId)
    .where(isMeantFor(actor?.id ?? null))
    .executeTakeFirst();
  if (!isMeant) throw refusal("COMMUNITY_POST_GONE");
  return isMeant;
}

/** The threads of a post these comments stand in, each once: the answer, and what somebody came for. */
async function threadsWith(db: Db, readerId: string | null, postId: string, ids: readonly (string | null)[]): Promise<SeenComment[]> {
  const found = new Map<string, SeenComment>();
  for (const id of ids) {
    const wanted = id === null ? undefined : await findSeen(db, readerId, id);
    const top = wanted?.parentId ? await findSeen(db, readerId, wanted.parentId) : wanted;
    if (top?.postId === postId) found.set(top.id, top);
  }
  return [...found.values()];
}

export const comments = openCommunity.comments.handler(async ({ input: { postId, order, commentId, after }, context }) => {
  const { db, actor, now } = context;
  const readerId = actor?.id ?? null;
  const { authorId: postAuthorId, answerId } = await commented(db, actor, postId);
  const reading = { readerId, postAuthorId, now: now() };
  const first = await threadsWith(db, readerId, postId, [answerId, commentId ?? null]);
  const { page, next } = await topComments(db, readerId, { postId, order, after, except: first.map(({ id }) => id) });
  return { threads: await threadsOf(db, after ? page : [...first, ...page], reading), next };
});

export const mentions = community.mentions.handler(({ input: { search }, context: { db, user } }) => mentionable(db, user.id, search));

export const communityNotifications = community.communityNotifications.handler(({ context: { db, user } }) =>
  latestOfTypes(db, user.id, COMMUNITY_NOTICES),
);

export const allowance = community.allowance.handler(async ({ context: { db, user, now } }) =>
  allowanceOf(await paceOf(db, user.id), now()),
);

export const collections = community.collections.handler(({ context: { db, user } }) => collectionsOf(db, user.id));

export const savedState = community.savedState.handler(async ({ input: { postId }, context: { db, user }, errors }) => {
  if (!(await findPost(db, postId))) throw errors.COMMUNITY_POST_GONE();
  return savedStateOf(db, user.id, postId);
});

export const muted = community.muted.handler(({ context: { db, user } }) => mutedBy(db, user.id));

export const followedTags = community.followedTags.handler(({ context: { db, user } }) => followedTagsOf(db, user.id));

export const postHistory = community.postHistory.handler(async ({ input: { postId }, context: { db }, errors }) => {
  if (!(await findPost(db, postId))) throw errors.COMMUNITY_POST_GONE();
  const rows = await db
    .selectFrom("postSteps as s")
    .leftJoin(publicPerson("u"), (join) => join.onRef("u.id", "=", "s.actorId").on("u.deletedAt", "is", null))
    .select(["s.at", "s.step", "s.reason", "s.before", "u.id as userId", "u.displayName"])
    .where("s.postId", "=", postId)
    .orderBy("s.id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ userId, displayName, ...step }) => ({
    ...step,
    actor: userId === null ? null : { userId, name: displayName ?? "" },
  }));
});
