import { communityTexts } from "@blenda/domain/community/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { suspendAccount } from "../../identity/status/suspension.ts";
import { ADA, BOB, CARA, ROOT, testApp } from "../../testing/app.ts";
import { addLikes, addPost, postDraft, setJoined } from "../../testing/posting.ts";
import { signedInCookie } from "../../testing/session.ts";
import { openHttp } from "../open.ts";

const app = await testApp();
const server = await openHttp(app.services, {
  PUBLIC_URL: "http://blenda.test",
  TRUSTED_PROXIES: ["127.0.0.1"],
  REQUESTS_PER_MINUTE: 0,
  isProduction: true,
});
const url = await server.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => server.close());

const FEED = "/api/community/newest";
const ask = (headers: Record<string, string> = {}, path = FEED) => fetch(`${url}${path}`, { headers });
const titles = async (answer: Response) => ((await answer.json()) as { posts: { title: string }[] }).posts.map(({ title }) => title);
const isKept = (path = FEED) => app.services.visitorAnswers.get(path) !== undefined;

/** Asked until it is kept: news of an earlier change may still be on its way through the database. */
const untilKept = (path = FEED) =>
  vi.waitFor(async () => {
    await (await ask({}, path)).text();
    expect(isKept(path)).toBe(true);
  });

beforeEach(async () => {
  await setJoined(app.db, [ADA, BOB, CARA], addDays(app.now(), -60));
  app.services.visitorAnswers.drop({ kind: "community.post", ids: null });
});

test("visitors share one kept answer, whoever they are; whoever is signed in gets their own and leaves nothing of it", async () => {
  await addPost(app.db, "rocket", CARA.id, app.now());
  await addLikes(app.db, "rocket", [ADA.id], app.now());
  const { cookie } = await signedInCookie(app.services, ADA.id);
  const mine = await (await ask({ cookie })).text();
  expect(JSON.parse(mine)).toMatchObject({ posts: [{ mine: { isLiked: true } }] });
  expect(isKept()).toBe(false);
  await untilKept();
  const kept = await ask({ "x-forwarded-for": "198.51.100.7", cookie: "theme=dark" });
  expect(kept.headers.get("cache-control")).toBe("no-store");
  const body = await kept.text();
  expect(JSON.parse(body)).toMatchObject({
    posts: [{ id: "rocket", mine: { isOwn: false, isLiked: false, isSaved: false, isThreadMuted: false } }],
  });
  expect(await (await ask({ "user-agent": "another" })).text()).toBe(body);
  expect(await (await ask({ cookie })).text()).toBe(mine);
  expect(app.services.sharedAnswers.get(FEED)).toBeUndefined();
  expect(body).not.toContain("@example.com");
});

test("a kept feed costs the database nothing, and likes wait for its few seconds to pass", async () => {
  await addPost(app.db, "rocket", CARA.id, app.now());
  await untilKept();
  const asked = vi.spyOn(app.services, "identify");
  await app.as(ADA).community.like({ postId: "rocket" });
  expect(await (await ask()).json()).toMatchObject({ posts: [{ counts: { likes: 0 } }] });
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("what is published, edited, narrowed, hidden, restored, deleted or suspended is true in the very next answer", async () => {
  const seen = async () => titles(await ask());
  await untilKept();
  const { id: postId } = await app.as(CARA).community.createPost({ ...postDraft({ title: "First" }), key: crypto.randomUUID() });
  expect(await seen()).toEqual(["First"]);
  const moderated = { postId, reason: "to see what happens" };
  const steps: [() => Promise<unknown>, string[]][] = [
    [() => app.as(CARA).community.editPost({ ...postDraft({ title: "Second" }), postId }), ["Second"]],
    [() => app.as(ROOT).community.hidePost(moderated), []],
    [() => app.as(ROOT).community.restorePost(moderated), ["Second"]],
    [() => app.as(CARA).community.editPost({ ...postDraft({ title: "Second", visibility: "followers" }), postId }), []],
    [() => app.as(CARA).community.editPost({ ...postDraft({ title: "Third" }), postId }), ["Third"]],
    [() => app.services.transaction((tx) => suspendAccount(tx, CARA.id, { at: app.now(), until: null, reason: "spam" })), []],
  ];
  for (const [change, expected] of steps) {
    await untilKept();
    await change();
    expect(await seen()).toEqual(expected);
  }
  await addPost(app.db, "another", BOB.id, app.now());
  app.services.visitorAnswers.drop({ kind: "community.post", ids: null });
  await untilKept();
  await app.as(BOB).community.deletePost({ postId: "another" });
  expect(await seen()).toEqual([]);
});

test("a person's page and the ranking are kept as well; what is refused is not", async () => {
  await addPost(app.db, "rocket", CARA.id, app.now());
  for (const path of [`/api/community/userPage?userId=${CARA.id}`, "/api/community/trending", "/api/community/feed"]) await untilKept(path);
  const gone = "/api/community/userPage?userId=nobody";
  for (let time = 0; time < 3; time++) expect((await ask({}, gone)).status).toBe(404);
  expect(isKept(gone)).toBe(false);
  expect(((await (await ask({}, gone)).json()) as { message: string }).message).not.toBe(communityTexts.loadFailed);
});
