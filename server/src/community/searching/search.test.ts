import { COMMUNITY } from "@blenda/domain/community/constants";
import type { PostDraft } from "@blenda/domain/community/model";
import type { Me } from "@blenda/domain/identity/model";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { richTextOfPlain } from "@blenda/domain/shared/rich-text/plain-text";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, CARA, EDDA, quickPasswords, testApp } from "../../testing/app.ts";
import { addPost, postDraft, setJoined } from "../../testing/posting.ts";

const app = await testApp({ passwords: quickPasswords() });

beforeEach(() => setJoined(app.db, [ADA, BOB, CARA, EDDA], addDays(app.now(), -30)));

const post = async (title: string, text: string, more: Partial<PostDraft> = {}, author: Me = ADA) => {
  const draft = postDraft({ title, body: richTextOfPlain(text), tags: [], ...more });
  const { id } = await app.as(author).community.createPost({ ...draft, key: crypto.randomUUID() });
  app.passMinutes(1);
  return id;
};
const find = (q: string, reader: Me | null = null) => app.as(reader).community.search({ q });
const titles = async (q: string, reader: Me | null = null) => (await find(q, reader)).posts.map(({ title }) => title);

test("a post is found by its own words, in their other forms, by tags and by how they begin", async () => {
  await post("Lantern", "Baking the normals took all night.");
  await post("Wheel", "Spokes", { tags: ["hard-surface"] });
  for (const q of ["normals", "normal bake", "BAKED", "norma"]) expect(await titles(q)).toEqual(["Lantern"]);
  for (const q of ["hard surface", "#hard-surface", "surfaces"]) expect(await titles(q)).toEqual(["Wheel"]);
  for (const q of ["normals wheel", "sword", "the of", "!? '& |"]) expect(await titles(q)).toEqual([]);
});

test("what is called so comes before what only says so, then the newest; pages go on without repeating", async () => {
  await addPost(app.db, "titled", ADA.id, addDays(app.now(), -9), { title: "Retopology", plain: "x" });
  const many = Array.from({ length: COMMUNITY.PAGE + 3 }, (_, n) => `p${String(n).padStart(2, "0")}`);
  for (const [n, id] of many.entries())
    await addPost(app.db, id, BOB.id, addMinutes(app.now(), n - 60), { title: id, plain: "about retopology" });
  const first = await find("retopology");
  const second = await app.as(null).community.search({ q: "retopology", after: first.next ?? "" });
  expect(first.total).toBe(many.length + 1);
  expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(["titled", ...many.toReversed()]);
  expect(second).toMatchObject({ next: null, people: [], tags: [] });
});

test("nobody finds what their feed would not list", async () => {
  await post("Secret seam", "x", { visibility: "followers" });
  const muted = await post("Loud seam", "x", {}, BOB);
  await app.as(CARA).community.muteThread({ postId: muted, isMuted: true });
  const hidden = await post("Hidden seam", "x", {}, CARA);
  await app.as(EDDA).community.hidePost({ postId: hidden, reason: "Spam" });
  expect(await titles("seam")).toEqual(["Loud seam"]);
  expect(await titles("seam", CARA)).toEqual([]);
  expect(await titles("seam", ADA)).toEqual(["Loud seam", "Secret seam"]);
});

test("people are found by name once they showed something, never by their address; tags by how they begin", async () => {
  const names = async (q: string, reader: Me | null = null) => (await find(q, reader)).people.map(({ name }) => name);
  expect(await names("bob")).toEqual([]);
  await post("Kettle", "x", { tags: ["kettle", "low-poly"] }, BOB);
  expect(await names("bo")).toEqual(["bob"]);
  expect(await names(BOB.email)).toEqual([]);
  expect((await find("low poly kettles")).tags).toMatchObject([{ tag: "low-poly" }]);
  expect((await find("kett")).tags).toEqual([{ tag: "kettle", posts: 1, isFollowed: false }]);
  expect((await find("low poly")).tags).toMatchObject([{ tag: "low-poly" }]);
  await app.db.insertInto("userBlocks").values({ blockerId: BOB.id, blockedId: CARA.id, createdAt: app.now() }).execute();
  expect(await names("bob", CARA)).toEqual([]);
});
