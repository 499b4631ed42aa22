import { inspect } from "@blenda/forge/inspect/inspect";
import { glbOf } from "@blenda/forge/inspect/test-files";
import { hostileUploads } from "@blenda/forge/inspect/test-uploads";
import { expect, test, vi } from "vitest";
import { CARA, testApp } from "../../testing/app.ts";
import { arrivedUpload } from "../../testing/uploading.ts";
import type { Present } from "./read-file.ts";
import { startReader } from "./reader.ts";

const app = await testApp();
const calls = app.as(CARA).authoring;
/** The real inspection in its limited process; drawing what passes it is another test's business. */
const present: Present = async (file, { name, limits }, progress, signal) => {
  const inspection = await inspect(file, { name, limits }, progress, signal);
  return { inspection, showing: null };
};
const EVERY = 4;

test("hostile files that arrive are refused or blocked, nothing of them is public, and what is sound is read after them", async () => {
  const { id, mark } = await calls.createDraft({ key: crypto.randomUUID() });
  const sent = [...hostileUploads(88).filter((_, n) => n % EVERY === 0), { name: "sound.glb", bytes: glbOf() }];
  const added: string[] = [];
  for (const { name, bytes } of sent) {
    const uploadId = await arrivedUpload(app.services, CARA, { name, body: bytes }).catch(() => null);
    await app.runJobs();
    // What was not begun, or refused when it was checked, cannot be added.
    const isAdded = uploadId !== null && (await calls.addFile({ id, uploadId }).catch(() => null)) !== null;
    if (isAdded) added.push(name);
  }
  expect(added.length).toBeGreaterThan(5);
  const reader = startReader(app.services, { lookMs: 20, present });
  const states = async () => (await calls.draft({ id })).files.map(({ name, state }) => ({ name, state }));
  await vi.waitFor(async () => expect((await states()).filter(({ state }) => state === "waiting" || state === "reading")).toEqual([]), {
    timeout: 240_000,
    interval: 100,
  });
  await reader.stop();
  const read = (await states()).filter(({ state }) => state !== "blocked").map(({ name }) => name);
  expect(read).toContain("sound.glb");
  await expect(calls.submit({ id, mark })).rejects.toBeDefined();
  expect(await app.db.selectFrom("files").select("id").where("isPublic", "=", true).execute()).toEqual([]);
  expect(await app.db.selectFrom("products").select("id").execute()).toEqual([]);
}, 300_000);
