import { postEdited, postsListedAnew } from "@blenda/domain/community/events";
import { canEdit, isEditMarked, restorableAt } from "@blenda/domain/community/rules";
import { emit } from "../../platform/events/outbox.ts";
import { emitMentioned } from "../addressing.ts";
import { paceOf } from "../people/pace-repository.ts";
import { community } from "../procedures.ts";
import { attach, readDraft } from "./draft.ts";
import { addStep, changePost, countTags, lockPost, setTags } from "./post-repository.ts";
import { isEditable, postFor } from "./view.ts";

/** What reports hid is shown again by an edit, ten minutes later (decision B23); staff still look at it. */
export const editPost = community.editPost.handler(async ({ input: { postId, ...draft }, context, errors }) => {
  const { user } = context;
  await context.transaction(async (tx) => {
    const now = context.now();
    const post = await lockPost(tx, postId);
    if (!post || post.authorId !== user.id || !isEditable(post)) throw errors.COMMUNITY_POST_GONE();
    const { joinedAt } = await paceOf(tx, user.id);
    if (!canEdit(joinedAt, post.createdAt, now)) throw errors.COMMUNITY_EDIT_OVER();
    const { fields, ...parts } = await readDraft(tx, draft, { authorId: user.id, joinedAt, now, before: post.mentions });
    const isShownAgain = post.status === "hidden" && post.hiddenAt !== null && restorableAt(post.hiddenAt) <= now;
    if (post.status === "published") await countTags(tx, post.tags, -1);
    await changePost(tx, postId, {
      ...fields,
      // Only a question has an answer.
      ...(fields.kind !== "question" && { answerId: null }),
      ...(isEditMarked(post.createdAt, now) && { editedAt: now }),
      ...(isShownAgain && { status: "published", hiddenBy: null, hiddenAt: null, hiddenReason: "" }),
    });
    await attach(tx, post, draft, parts);
    await setTags(tx, post, parts.tags, now);
    if (post.status === "published" || isShownAgain) await countTags(tx, parts.tags, 1);
    const before = { title: post.title, text: post.plain };
    await addStep(tx, { postId, at: now, step: isShownAgain ? "edited, shown again" : "edited", actorId: user.id, reason: "", before });
    const known = new Set(post.mentions.map(({ userId }) => userId));
    const fresh = parts.mentions.filter(({ userId }) => !known.has(userId));
    if (post.status === "published") await emitMentioned(tx, { ...post, title: fields.title, plain: fields.plain }, fresh, now);
    await emit(tx, isShownAgain ? postsListedAnew({ postId }) : postEdited({ postId }));
  });
  return postFor(context.db, user, postId, context.now());
});
