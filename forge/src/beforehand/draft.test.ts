import { forms } from "@blenda/forms/forms";
import { PROGRAMS } from "@blenda/forms/processes/programs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { generate } from "../generate.ts";
import { poster } from "../poster/poster.ts";
import { DRAFT_SIZE, type DraftRequest, makeDrafter } from "./draft.ts";
import { NotAnswered } from "./kept-process.ts";
import { fromText, toText } from "./subject-text.ts";

const limits = { cpuSeconds: 60, megabytes: 600, niceness: 5 };
const wish = (prompt: string, changes: Partial<DraftRequest> = {}): DraftRequest => ({
  prompt,
  seed: 1,
  complexity: "normal",
  instead: {},
  ...changes,
});

/** Mean difference of two pictures on grey, 0 to 255. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).flatten({ background: "#808080" }).resize(DRAFT_SIZE.width, DRAFT_SIZE.height).removeAlpha().raw().toBuffer(),
    ),
  );
  if (!a || !b) throw new Error("there is no picture");
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

test("a draft shows what the same seed becomes, another seed another thing, and words without a thing nothing", async () => {
  const { draw } = makeDrafter(PROGRAMS.draft, limits);
  const [draft, other, nothing] = await Promise.all([
    draw(wish("a red mug")),
    draw(wish("a red mug", { seed: 5 })),
    draw(wish("12 of the")),
  ]);
  expect(nothing).toBeNull();
  if (!draft || !other) throw new Error("nothing was drawn");
  expect(await sharp(draft.picture).metadata()).toMatchObject({ format: "webp", ...DRAFT_SIZE });
  const { model } = await generate({ prompt: "a red mug", seed: 1, resolution: "normal", complexity: "normal", highPack: false }, forms);
  const made = await poster(model, {}, () => {});
  const likeness = await difference(draft.picture, made);
  expect(likeness).toBeLessThan(6);
  expect(await difference(other.picture, made)).toBeGreaterThan(likeness * 1.5);
}, 240_000);

/** A blue mug on paper, seen from the side. */
const MUG = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="260"><rect width="300" height="260" fill="#f4f1ea"/><rect x="80" y="70" width="100" height="130" rx="10" fill="#2f6fb0"/><path d="M180 100 q50 0 50 40 t-50 40" fill="none" stroke="#2f6fb0" stroke-width="16"/></svg>`;

test("a picture is drafted in every mode, each another body; one without a thing in it is no draft", async () => {
  const { draw } = makeDrafter(PROGRAMS.draft, limits);
  const bytes = await sharp(Buffer.from(MUG)).png().toBuffer();
  const paper = await sharp({ create: { width: 300, height: 260, channels: 3, background: "#f4f1ea" } })
    .png()
    .toBuffer();
  const drafts: Uint8Array[] = [];
  for (const mode of ["figurine", "relief", "lathe", "form"] as const) {
    const draft = await draw(wish(mode === "form" ? "a mug" : "", { picture: { bytes, mode } }));
    if (!draft) throw new Error(`nothing was drawn as a ${mode}`);
    expect(await sharp(draft.picture).metadata()).toMatchObject({ format: "webp", ...DRAFT_SIZE });
    for (const other of drafts) expect(await difference(draft.picture, other), mode).toBeGreaterThan(1);
    drafts.push(draft.picture);
  }
  expect(await draw(wish("", { picture: { bytes: paper, mode: "figurine" } }))).toBeNull();
}, 240_000);

test("what was found in a picture travels between processes unchanged", () => {
  const outline = { cells: Uint8Array.from([0, 1, 1, 0]), ratio: 1.25 };
  const subject = {
    outline,
    isCut: false,
    colors: [{ rgb: [0.1, 0.2, 0.3] as const, share: 0.7 }],
    labels: Int8Array.from([-1, 0, 2, -1]),
  };
  expect(fromText(JSON.parse(JSON.stringify(toText(subject))))).toEqual(subject);
});

test("a draft that needs more memory than it may have ends with its process, and the next begins anew", async () => {
  const { draw } = makeDrafter(PROGRAMS.draft, { ...limits, megabytes: 40 });
  await expect(draw(wish("a red mug"))).rejects.toThrow(NotAnswered);
});
