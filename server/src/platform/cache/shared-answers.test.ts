import { expect, test, vi } from "vitest";
import { CACHE } from "./cache.ts";
import { compressed, makeSharedAnswers, makeVisitorAnswers, STALE_WHILE_REVALIDATE_MS, VISITORS } from "./shared-answers.ts";

const page = (output: unknown) => async () => ({ output, isPage: true });
const list = (output: unknown) => async () => ({ output, isPage: false });
type PageAnswer = ReturnType<ReturnType<typeof page>>;

/** Answers that hear of drops. `keep` asks often enough for an answer to be kept. */
function listening(options: Parameters<typeof makeSharedAnswers>[0] = {}) {
  const answers = makeSharedAnswers(options);
  answers.listening(true);
  const keep = async (key: string, make: () => PageAnswer) => {
    await answers.take(key, make);
    return answers.take(key, make);
  };
  return { ...answers, keep };
}

test("an answer is made once, however many ask at once, and kept from the second time on as the bytes that are sent", async () => {
  const answers = listening();
  let made = 0;
  const make = async () => {
    made++;
    return { output: { id: "a" }, isPage: true };
  };
  const all = await Promise.all([answers.take("/a", make), answers.take("/a", make), answers.take("/a", make)]);
  expect(made).toBe(1);
  expect(answers.get("/a")).toBeUndefined();
  await answers.take("/a", make);
  await answers.take("/a", make);
  expect(made).toBe(2);
  expect(answers.get("/a")?.body.toString()).toBe('{"id":"a"}');
  expect(answers.get("/a")?.etag).toBe(all[0]?.etag);
  expect(all[0]?.etag).toMatch(/^"[\w-]{20,}"$/);
});

test("a refusal is not kept", async () => {
  const answers = listening();
  await expect(answers.take("/a", () => Promise.reject(new Error("not there")))).rejects.toThrow("not there");
  expect((await answers.take("/a", page({ id: "a" }))).body.toString()).toBe('{"id":"a"}');
});

test("a page is dropped with whatever it shows, a list with anything", async () => {
  const answers = listening();
  const fill = async () => {
    await answers.keep("/robot", page({ id: "robot", shop: { creatorId: "cara" }, similar: [{ id: "boat", shop: { creatorId: "bob" } }] }));
    await answers.keep("/chair", page({ id: "chair", shop: { creatorId: "cara" } }));
    await answers.keep("/list", list({ items: [{ id: "chair" }] }));
  };
  const kept = () => ["/robot", "/chair", "/list"].filter((key) => answers.get(key));
  await fill();
  answers.drop({ kind: "catalogue.product", ids: ["boat"], creatorIds: [] });
  expect(kept()).toEqual(["/chair"]);
  await fill();
  answers.drop({ kind: "catalogue.product", ids: ["new"], creatorIds: ["cara"] });
  expect(kept()).toEqual([]);
  await fill();
  answers.drop({ kind: "shops.shop", ids: ["bob"] });
  expect(kept()).toEqual(["/chair"]);
  await fill();
  answers.drop({ kind: "catalogue.product", ids: null });
  expect(kept()).toEqual([]);
});

test("an answer begun before a drop is not kept, and nobody who asks after the drop gets it", async () => {
  const answers = listening();
  await answers.take("/a", page({ id: "first" }));
  const slow = Promise.withResolvers<{ output: unknown; isPage: boolean }>();
  const before = answers.take("/a", () => slow.promise);
  answers.drop({ kind: "catalogue.product", ids: ["x"] });
  const after = await answers.take("/a", page({ id: "new" }));
  slow.resolve({ output: { id: "old" }, isPage: true });
  expect((await before).body.toString()).toBe('{"id":"old"}');
  expect(after.body.toString()).toBe('{"id":"new"}');
  expect(answers.get("/a")?.body.toString()).toBe('{"id":"new"}');
});

test("where only counts are old nobody waits: the kept answer is given while it is made anew, for five seconds at most", async () => {
  let now = 1;
  const answers = listening({ now: () => now });
  const given = async (sales: number) => (await answers.take("/list", list({ sales }))).body.toString();
  const counted = () => answers.drop({ kind: "catalogue.product", ids: ["chair"], isOnlyCounts: true });
  await answers.keep("/list", list({ sales: 1 }));
  await answers.keep("/other", page({ id: "boat" }));
  counted();
  expect(answers.get("/list")).toBeUndefined();
  expect(answers.get("/other")).toBeDefined();
  expect(await given(2)).toBe('{"sales":1}');
  await vi.waitFor(() => expect(answers.get("/list")?.body.toString()).toBe('{"sales":2}'), { timeout: 5_000 });
  counted();
  now += STALE_WHILE_REVALIDATE_MS + 1;
  expect(await given(3)).toBe('{"sales":3}');
});

test("what really changed is never shown again, whatever was counted before or while it was made anew", async () => {
  const answers = listening();
  await answers.keep("/list", list({ price: 1 }));
  answers.drop({ kind: "catalogue.product", ids: ["chair"], isOnlyCounts: true });
  const slow = Promise.withResolvers<{ output: unknown; isPage: boolean }>();
  expect((await answers.take("/list", () => slow.promise)).body.toString()).toBe('{"price":1}');
  answers.drop({ kind: "catalogue.product", ids: ["chair"] });
  expect((await answers.take("/list", list({ price: 2 }))).body.toString()).toBe('{"price":2}');
  slow.resolve({ output: { price: 1 }, isPage: false });
  await slow.promise;
  expect((await answers.take("/list", list({ price: 2 }))).body.toString()).toBe('{"price":2}');
});

test("an answer that was being made while something was counted is made once more", async () => {
  const answers = listening();
  await answers.take("/list", list({ sales: 1 }));
  const slow = Promise.withResolvers<{ output: unknown; isPage: boolean }>();
  const before = answers.take("/list", () => slow.promise);
  answers.drop({ kind: "catalogue.product", ids: ["chair"], isOnlyCounts: true });
  slow.resolve({ output: { sales: 1 }, isPage: false });
  await before;
  expect(answers.get("/list")).toBeUndefined();
  await answers.take("/list", list({ sales: 2 }));
  await vi.waitFor(() => expect(answers.get("/list")?.body.toString()).toBe('{"sales":2}'), { timeout: 5_000 });
});

test("an answer that is refused when it is made anew is not shown a second time", async () => {
  const answers = listening();
  await answers.keep("/list", list({ sales: 1 }));
  answers.drop({ kind: "catalogue.product", ids: ["chair"], isOnlyCounts: true });
  const gone = () => Promise.reject(new Error("not there"));
  await answers.take("/list", gone);
  await vi.waitFor(() => expect(answers.take("/list", gone)).rejects.toThrow("not there"), { timeout: 5_000 });
});

test("what is kept has memory of its own, not a piece of a block that would be kept with it", async () => {
  const answers = listening();
  const kept = await answers.keep("/a", page({ id: "word ".repeat(1_000) }));
  expect((answers.get("/a")?.body as Buffer | undefined)?.buffer.byteLength).toBe(kept.bytes);
  const smaller = await compressed(kept);
  expect(smaller?.body.buffer.byteLength).toBe(smaller?.bytes);
});

test("while drops cannot be heard nothing is kept, and what was is forgotten", async () => {
  const answers = listening();
  answers.listening(false);
  await answers.keep("/a", page({ id: "a" }));
  expect(answers.get("/a")).toBeUndefined();
  answers.listening(true);
  await answers.keep("/a", page({ id: "a" }));
  expect(answers.get("/a")).toBeDefined();
  answers.listening(false);
  expect(answers.get("/a")).toBeUndefined();
});

test("it holds at most 2,000 answers, each for five minutes", async () => {
  let now = 1;
  const answers = listening({ now: () => now });
  for (let i = 0; i <= CACHE.ENTRIES; i++) await answers.keep(`/${i}`, page({ id: i }));
  expect(answers.get("/0")).toBeUndefined();
  expect(answers.get("/1")).toBeDefined();
  now += CACHE.LIFETIME_MINUTES * 60_000 + 1;
  expect(answers.get("/1")).toBeUndefined();
});

test("an address longer than any question needs is answered, but not kept", async () => {
  const answers = listening();
  const key = `/${"x".repeat(3_000)}`;
  for (let n = 0; n < 3; n++) await answers.keep(key, page({ id: "a" }));
  expect(answers.get(key)).toBeUndefined();
});

test("a large answer is compressed once and has a tag of its own; a small one is left as it is", async () => {
  const answers = listening();
  const large = await answers.take("/large", list("word ".repeat(1_000)));
  expect(compressed(large)).toBe(compressed(large));
  const smaller = await compressed(large);
  expect(smaller?.body.byteLength).toBeLessThan(large.bytes / 4);
  expect(smaller?.etag).not.toBe(large.etag);
  expect(compressed(await answers.take("/small", list([])))).toBeNull();
});

test("every 2 minutes what has expired is cleaned away, without anybody asking for it", async () => {
  vi.useFakeTimers();
  let at = 1_000;
  const answers = listening({ now: () => at });
  await answers.keep("/old", page({ id: "a" }));
  at += CACHE.LIFETIME_MINUTES * 60_000 + 1;
  expect(answers.stats().entries).toBe(1);
  await vi.advanceTimersByTimeAsync(CACHE.CLEANED_EVERY_MINUTES * 60_000);
  expect(answers.stats()).toEqual({ entries: 0, bytes: 0 });
  answers.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("a post drops what visitors share and no list of everybody's; whatever else changed they see within seconds", async () => {
  let at = 1;
  const shared = listening({ now: () => at });
  const visitors = makeVisitorAnswers({ now: () => at });
  visitors.listening(true);
  const keep = async () => {
    for (let time = 0; time < 2; time++) await visitors.take("/feed", list({ posts: [{ id: "rocket" }] }));
    expect(visitors.get("/feed")).toBeDefined();
  };
  await shared.keep("/list", list([]));
  await keep();
  for (const answers of [shared, visitors]) answers.drop({ kind: "community.post", ids: ["rocket"], isForVisitors: true });
  expect([shared.get("/list") !== undefined, visitors.get("/feed")]).toEqual([true, undefined]);
  await keep();
  visitors.drop({ kind: "shops.shop", ids: ["cara"] });
  expect(visitors.get("/feed")).toBeUndefined();
  await keep();
  visitors.drop({ kind: "authoring.draft", ids: ["rocket"], isPrivate: true });
  at += VISITORS.LIFETIME_SECONDS * 1_000 - 1;
  expect(visitors.get("/feed")).toBeDefined();
  at += 2;
  expect(visitors.get("/feed")).toBeUndefined();
});
