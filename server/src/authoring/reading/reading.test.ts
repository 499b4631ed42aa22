import { Stalled } from "@blenda/forge/inspect/limited";
import type { Presented } from "@blenda/forge/present";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { READERS } from "../../platform/files/upload-queues.ts";
import { BOB, CARA, testApp } from "../../testing/app.ts";
import { addCategories } from "../../testing/catalogue.ts";
import { addUpload, presentedAs } from "../../testing/creators/authoring.ts";
import type { Present } from "./read-file.ts";
import { type Reader, startReader } from "./reader.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
/** Another creator. */
const TEO = { ...BOB, isCreator: true };
const readers: Reader[] = [];
/** Each reading that began, and how the test ends it. */
const begun: {
  name: string;
  finish(presented?: Presented): void;
  fail(): void;
  stall(): void;
  progress: Parameters<Present>[2];
  measured: Parameters<Present>[1]["measured"];
}[] = [];
const present: Present = (_, { name, measured }, progress, signal) =>
  new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
    begun.push({
      name,
      progress,
      measured,
      finish: (presented = presentedAs(name)) => resolve(presented),
      fail: () => reject(new Error("as the test wished")),
      stall: () => reject(new Stalled("as the test wished")),
    });
  });
const employ = (beatMs?: number) => {
  const reader = startReader(app.services, { lookMs: 20, present, ...(beatMs !== undefined && { beatMs }) });
  readers.push(reader);
  return reader;
};
const nth = async (n: number) => {
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(n), { timeout: 5_000, interval: 10 });
  return begun[n] as (typeof begun)[number];
};
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 5_000, interval: 20 });

async function draftWith(...names: string[]): Promise<string> {
  const { id } = await calls.createDraft({ key: crypto.randomUUID() });
  for (const name of names) await calls.addFile({ id, uploadId: await addUpload(app, CARA, name) });
  return id;
}
const filesOf = async (id: string) => (await calls.draft({ id })).files;

beforeEach(async () => {
  begun.length = 0;
  await addCategories(app.db);
});
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.stop();
});

test("a file is read as soon as it is added, with named steps, and brings facts, findings, score and pictures", async () => {
  employ();
  const id = await draftWith("robot.glb");
  const reading = await nth(0);
  reading.progress("Measuring", 0.5);
  await until(async () => expect(await filesOf(id)).toMatchObject([{ state: "reading", step: "inspect" }]));
  reading.finish();
  await until(async () =>
    expect(await filesOf(id)).toMatchObject([{ state: "read", score: 100, isViewer: true, facts: { triangles: 1_200 } }]),
  );
  const draft = await calls.draft({ id });
  expect(draft.offered.map(({ kind }) => kind)).toEqual(["lit", "wireframe", "uv", "normals", "matcap"]);
  expect([draft.previewUrl, draft.wireUrl, draft.posterUrl].every((url) => url?.startsWith("/files/"))).toBe(true);
});

test("so many at once as there are places, whoever works", async () => {
  employ();
  employ();
  await draftWith("a.glb", "b.glb", "c.glb");
  await nth(READERS - 1);
  const reading = () => app.db.selectFrom("draftFiles").select("id").where("state", "=", "reading").execute();
  expect(await reading()).toHaveLength(READERS);
  begun[0]?.finish();
  await nth(READERS);
  expect(await reading()).toHaveLength(READERS);
});

test("ten costly files of one person keep nobody else's small file waiting behind all of them", async () => {
  await draftWith(...Array.from({ length: 10 }, (_, n) => `costly-${n}.glb`));
  app.passMinutes(1);
  const { id } = await app.as(TEO).authoring.createDraft({ key: crypto.randomUUID() });
  await app.as(TEO).authoring.addFile({ id, uploadId: await addUpload(app, TEO, "small.glb", "small") });
  employ();
  await nth(READERS - 1);
  expect(begun.slice(0, 2).map(({ name }) => name)).toContain("small.glb");
});

test("small files of one person are read first, until a large one has waited for ten minutes", async () => {
  const { id } = await calls.createDraft({ key: crypto.randomUUID() });
  const add = async (name: string, bytes: number) => calls.addFile({ id, uploadId: await addUpload(app, CARA, name, "x".repeat(bytes)) });
  await add("large.glb", 900);
  await add("small.glb", 9);
  employ();
  expect((await nth(0)).name).toBe("small.glb");
});

test("a file our reader was too busy for is never refused: it waits a minute, says so, and is tried again", async () => {
  employ();
  const id = await draftWith("robot.glb");
  for (let n = 0; n < 4; n++) {
    (await nth(n)).stall();
    await until(async () => expect(await filesOf(id)).toMatchObject([{ state: "waiting", isDelayed: true, findings: [] }]));
    app.passMinutes(n + 1);
  }
  (await nth(4)).finish();
  await until(async () => expect(await filesOf(id)).toMatchObject([{ state: "read", isDelayed: false }]));
});

test("a process that vanishes is missed after fifteen seconds, and another begins the file again", async () => {
  employ(3_600_000);
  const id = await draftWith("robot.glb");
  await nth(0);
  app.passMinutes(0.2);
  const second = employ();
  app.passMinutes(0.1);
  const again = await nth(1);
  // The first comes back to nothing: what it read is not written.
  begun[0]?.finish();
  again.finish();
  await until(async () => expect(await filesOf(id)).toMatchObject([{ state: "read" }]));
  await second.stop();
  const renders = await app.db.selectFrom("draftRenders").select("kind").execute();
  expect(renders).toHaveLength(8);
});

test("a stop that was planned lets the file go, and it is not counted as a start", async () => {
  const reader = employ();
  const id = await draftWith("robot.glb");
  await nth(0);
  await reader.stop();
  expect(await filesOf(id)).toMatchObject([{ state: "waiting" }]);
  expect(await app.db.selectFrom("draftFiles").select("starts").execute()).toEqual([{ starts: 0 }]);
});

test("what cannot be read three times says so, and the queue goes on", async () => {
  employ();
  const id = await draftWith("bad.glb", "good.glb");
  const named = async (name: string, n: number) => {
    const all = () => begun.filter((each) => each.name === name);
    await vi.waitFor(() => expect(all().length).toBeGreaterThan(n), { timeout: 5_000, interval: 10 });
    return all()[n];
  };
  for (const n of [0, 1, 2]) (await named("bad.glb", n))?.fail();
  (await named("good.glb", 0))?.finish();
  await until(async () => expect((await filesOf(id)).map(({ state }) => state)).toEqual(["blocked", "read"]));
  expect((await filesOf(id))[0]?.findings).toMatchObject([{ level: "block", message: expect.stringContaining("3 times") }]);
});

test("a file removed while it is read leaves nothing behind", async () => {
  employ();
  const id = await draftWith("robot.glb");
  const reading = await nth(0);
  const [file] = await filesOf(id);
  await calls.removeFile({ id, fileId: file?.id ?? "" });
  reading.finish();
  await draftWith("next.glb");
  (await nth(1)).finish();
  await until(async () => expect(await app.db.selectFrom("draftFiles").select("state").execute()).toEqual([{ state: "read" }]));
  expect(await app.db.selectFrom("files").select("id").execute()).toHaveLength(9);
});

test("a file that is no model is sold as it is: notes stop nobody, an archive we cannot open does", async () => {
  employ();
  const id = await draftWith("notes.txt", "hidden.bin");
  const found = [
    ["notes.txt", "Files of this type are not accepted (text)."],
    ["hidden.bin", "Files of this type are not accepted (rar)."],
  ] as const;
  for (const [n, [name, message]] of found.entries()) {
    const presented = presentedAs(name);
    presented.inspection.findings = [{ level: "block", code: "unknown-type", message }];
    presented.inspection.facts.models = [];
    (await nth(n)).finish({ ...presented, showing: null });
  }
  await until(async () => expect((await filesOf(id)).map(({ state }) => state)).toEqual(["read", "blocked"]));
  expect((await filesOf(id))[0]).toMatchObject({ canBeViewer: false, score: null, findings: [{ level: "info" }] });
});

test("the forge itself reads a file: measured, drawn at cover size, and stored", async () => {
  const { sheet } = await import("@blenda/forge/inspect/test-files");
  const { id } = await calls.createDraft({ key: crypto.randomUUID() });
  const uploadId = await addUpload(app, CARA, "sheet.glb", sheet(12));
  await calls.addFile({ id, uploadId });
  readers.push(startReader(app.services, { lookMs: 20 }));
  await vi.waitFor(async () => expect((await filesOf(id))[0]).toMatchObject({ state: "read", canBeViewer: true }), {
    timeout: 100_000,
    interval: 200,
  });
  const draft = await calls.draft({ id });
  expect(draft.facts).toMatchObject({ measuredFrom: "sheet.glb", triangles: 288 });
  expect(draft.offered[0]).toMatchObject({ kind: "lit", width: 1_600, height: 1_200 });
}, 240_000);
