import { expect, test } from "vitest";
import { makeAnswers, packed } from "./answers.ts";
import { CACHE } from "./cache.ts";

const page = (output: unknown) => async () => ({ output, isPage: true });
const list = (output: unknown) => async () => ({ output, isPage: false });
type Made = ReturnType<ReturnType<typeof page>>;

/** Answers that hear of drops. `keep` asks often enough for an answer to be kept. */
function listening(options: Parameters<typeof makeAnswers>[0] = {}) {
  const answers = makeAnswers(options);
  answers.listening(true);
  const keep = async (key: string, make: () => Made) => {
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
  answers.drop({ kind: "product", ids: ["boat"], creatorIds: [] });
  expect(kept()).toEqual(["/chair"]);
  await fill();
  answers.drop({ kind: "product", ids: ["new"], creatorIds: ["cara"] });
  expect(kept()).toEqual([]);
  await fill();
  answers.drop({ kind: "shop", ids: ["bob"] });
  expect(kept()).toEqual(["/chair"]);
  await fill();
  answers.drop({ kind: "product", ids: null });
  expect(kept()).toEqual([]);
});

test("an answer begun before a drop is not kept, and nobody who asks after the drop gets it", async () => {
  const answers = listening();
  await answers.take("/a", page({ id: "first" }));
  const slow = Promise.withResolvers<{ output: unknown; isPage: boolean }>();
  const before = answers.take("/a", () => slow.promise);
  answers.drop({ kind: "product", ids: ["x"] });
  const after = await answers.take("/a", page({ id: "new" }));
  slow.resolve({ output: { id: "old" }, isPage: true });
  expect((await before).body.toString()).toBe('{"id":"old"}');
  expect(after.body.toString()).toBe('{"id":"new"}');
  expect(answers.get("/a")?.body.toString()).toBe('{"id":"new"}');
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
  expect(packed(large)).toBe(packed(large));
  const smaller = await packed(large);
  expect(smaller?.body.byteLength).toBeLessThan(large.bytes / 4);
  expect(smaller?.etag).not.toBe(large.etag);
  expect(packed(await answers.take("/small", list([])))).toBeNull();
});
