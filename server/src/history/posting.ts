import { buffer } from "node:stream/consumers";
import { COMMUNITY } from "@blenda/domain/community/constants";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { countRound } from "../community/feeds/count.ts";
import { addMedium } from "../community/uploads.ts";
import { demoPosts } from "../demo/port.ts";
import type { DemoPost } from "../demo/post.ts";
import { findFile, store } from "../platform/files/files.ts";
import type { Scene } from "./agenda.ts";
import { type Person, present, resident } from "./people.ts";
import type { Stage } from "./stage.ts";

/** Hours until others have seen a post, some at first and some later. */
const SEEN_AFTER = [0.3, 0.9];
const RESIDENTS = ["demo-creator", "demo-shop-copperleaf", "demo-shop-saltrock-worlds", "demo-shop-kiln-and-thread", "demo-shop-mosslight"];
/** What the accounts to try first follow, from one of the last days on. */
const TAGS_FOLLOWED = { day: 70, by: ["demo-buyer", "demo-creator"], tags: ["diorama", "hard-surface", "lighting", "robots"] };

const later = (at: Instant, hours: number): Instant => addMinutes(at, Math.round(hours * 60));
const posts = demoPosts();

/** What people post and what others say to it. The ranking is counted once, at the end, so that the first page that opens has one. */
export function planPosting(scene: Scene): void {
  const { stage, day, at, end, plan, planApart } = scene;
  for (const [n, post] of posts.entries()) {
    const moment = post.hoursAgo === undefined ? at(post.hour ?? 0, (post.day ?? 0) - day) : later(end, -post.hoursAgo);
    if (moment >= at(0) && moment < at(0, 1)) plan(moment, "a post", () => publish(scene, n, post));
  }
  if (day === TAGS_FOLLOWED.day)
    planApart(at(18), "tags to follow", async () => {
      for (const userId of TAGS_FOLLOWED.by)
        for (const tag of TAGS_FOLLOWED.tags)
          await (await calls(stage, await resident(stage, userId))).followTag({ tag, isFollowed: true });
    });
  const last = addMinutes(end, -1);
  if (last >= at(0) && last < at(0, 1)) plan(last, "the ranking of the community", () => countRound(stage.services));
}

const calls = async (stage: Stage, { me, address }: Person) => stage.as(me, address).community;

const personOf = async ({ stage, people }: Scene, by: string | number): Promise<Person | undefined> =>
  typeof by === "string" ? resident(stage, by) : people[by];

async function publish(scene: Scene, n: number, post: DemoPost): Promise<void> {
  const { stage } = scene;
  const author = await personOf(scene, post.by);
  if (!author || author.isAway) return;
  const published = stage.now();
  const medium = post.model ? await modelOf(stage, author.me.id, post.model) : null;
  const { id } = await (await calls(stage, author)).createPost({
    key: `history-post-${n}`,
    kind: post.kind,
    title: post.title,
    body: post.text.map((text) => ({ type: "p" as const, inline: [{ type: "text" as const, text }] })),
    media: medium ? [{ id: medium.id, alt: medium.name }] : [],
    productIds: post.model && post.isForSale ? [post.model] : [],
    trainingId: post.training ?? null,
    tags: post.tags,
    mentionIds: [],
    visibility: "everyone",
  });
  await planReactions(scene, { ...post, id, authorId: author.me.id, published, n });
}

interface PublishedPost extends DemoPost {
  n: number;
  id: string;
  authorId: string;
  published: Instant;
}

async function planReactions(scene: Scene, { id: postId, authorId, published, n, likes, saves, comments }: PublishedPost): Promise<void> {
  const { stage, plan, planApart } = scene;
  const shops = await Promise.all(RESIDENTS.map((userId) => resident(stage, userId)));
  const readers = [...present(scene.people), ...shops].filter(({ me }) => me.id !== authorId);
  const chance = scene.chance(`likes of post ${n}`);
  const likers = chance.some(readers, likes);
  const half = Math.ceil(likers.length / 2);
  for (const [part, hours] of SEEN_AFTER.entries())
    planApart(later(published, hours), "likes of a post", async () => {
      for (const reader of likers.slice(part * half, (part + 1) * half)) {
        const community = await calls(stage, reader);
        await community.like({ postId });
        if (likers.indexOf(reader) < saves) await community.savePost({ postId });
      }
    });
  for (const [m, { by, after, text, replies }] of comments.entries())
    plan(later(published, after), "a comment", async () => {
      const parentId = await say(scene, by, { key: `history-comment-${n}-${m}`, postId, body: text, parentId: null });
      if (!parentId) return;
      for (const [r, reply] of replies.entries())
        plan(later(published, reply.after), "a reply", () =>
          say(scene, reply.by, { key: `history-reply-${n}-${m}-${r}`, postId, body: reply.text, parentId }),
        );
    });
}

async function say(scene: Scene, by: string | number, said: { key: string; postId: string; body: string; parentId: string | null }) {
  const person = await personOf(scene, by);
  if (!person || person.isAway) return null;
  return (await (await calls(scene.stage, person)).comment(said)).id;
}

/** A copy of the light copy its page turns: what a post shows is its own, and goes with it. */
async function modelOf({ services }: Stage, userId: string, productId: string) {
  const product = await services.db
    .selectFrom("products")
    .select(["title", "previewFileId", "posterFileId", "stageHue", "triangles"])
    .where("id", "=", productId)
    .executeTakeFirst();
  if (!product?.previewFileId || !product.posterFileId) return null;
  const copy = async (fileId: string) => {
    const { storageKey = "", name = "", type = "" } = (await findFile(services.db, fileId)) ?? {};
    const { stream } = await services.storage.open(storageKey);
    return store(services, await buffer(stream), { ownerId: userId, name, type, maxBytes: COMMUNITY.MODEL_BYTES });
  };
  const [model, poster] = [await copy(product.previewFileId), await copy(product.posterFileId)];
  const piece = { kind: "model" as const, fileId: model.id, posterFileId: poster.id, width: 1_024, height: 768 };
  const { stageHue, triangles } = product;
  return addMedium(services, userId, product.title, { files: [model, poster], piece: { ...piece, stageHue, triangles } });
}
