import { postPublished } from "@blenda/domain/community/events";
import { emit } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { emitMentioned } from "../addressing.ts";
import { usePost } from "../people/limits.ts";
import { community } from "../procedures.ts";
import { announce } from "./announcing.ts";
import { attach, readDraft } from "./draft.ts";
import { countTags, setTags } from "./post-repository.ts";
import { postFor } from "./view.ts";

export const createPost = community.createPost.handler(async ({ input, context }) => {
  const { user, jobs } = context;
  const { postId } = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "community.createPost", input }, async () => {
      const now = context.now();
      const { key: _key, ...draft } = input;
      const pace = await usePost(tx, user.id, now);
      const { fields, ...parts } = await readDraft(tx, draft, { authorId: user.id, joinedAt: pace.joinedAt, now });
      const post = { id: context.id(), authorId: user.id, createdAt: now };
      await tx
        .insertInto("posts")
        .values({ ...post, ...fields })
        .execute();
      await attach(tx, post, draft, parts);
      await setTags(tx, post, parts.tags, now);
      await countTags(tx, parts.tags, 1);
      await announce(tx, jobs, { ...post, announcedAt: pace.announcedAt });
      await emitMentioned(tx, { ...post, title: fields.title, plain: fields.plain }, parts.mentions, now);
      await emit(tx, postPublished({ postId: post.id, authorId: user.id, at: now }));
      return { postId: post.id };
    }),
  );
  return postFor(context.db, user, postId, context.now());
});
