import { expect, test } from "vitest";
import { readKept, toKeep } from "./kept-post.ts";
import { type DraftMedium, EMPTY_POST } from "./post-fields.ts";

const NOW = Date.parse("2026-11-24T16:40:00.000Z");
const HOUR = 3_600_000;
const medium = (id: string, addedAt: number | null): DraftMedium => ({
  id,
  addedAt,
  kind: "picture",
  fileId: id,
  url: `/files/${id}`,
  posterUrl: null,
  width: 4,
  height: 3,
  stageHue: null,
  triangles: null,
  name: `${id}.png`,
  alt: "",
});

test("a draft comes back as it was kept, also through the text the device stores", () => {
  const fields = { ...EMPTY_POST, title: "Does the panel hold?", media: [medium("new", NOW - HOUR)] };
  expect(readKept(JSON.parse(JSON.stringify(toKeep(fields, NOW))), NOW + HOUR)).toEqual({ fields, savedAt: NOW, lost: 0 });
});

test("files that nobody posted within a day are gone, and it is said how many; those of a post stay", () => {
  const fields = { ...EMPTY_POST, media: [medium("old", NOW - 23 * HOUR), medium("new", NOW), medium("posted", null)] };
  const kept = readKept(JSON.parse(JSON.stringify(toKeep(fields, NOW))), NOW);
  expect([kept?.fields.media.map(({ id }) => id), kept?.lost]).toEqual([["new", "posted"], 1]);
});

test.each([[null], ["text"], [{}], [{ version: 0, fields: {} }], [{ version: 1, fields: null }]])("%j is no draft", (kept) => {
  expect(readKept(kept, NOW)).toBeNull();
});
