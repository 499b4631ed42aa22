import { DRAFTS } from "@blenda/domain/generation/constants";
import { generationTexts } from "@blenda/domain/generation/texts";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { makeDraftQueue } from "../../platform/outside/generator/draft-queue.ts";
import type { DraftRequest, DrawnDraft } from "../../platform/outside/generator/generator.ts";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import {
  balanceOf,
  changeSettings,
  fakeEngine,
  generationInput,
  giveTokens,
  missingThing,
  readingWith,
  readThing,
} from "../../testing/generating.ts";
import { receivePicture } from "./picture.ts";

const drawing: { request: DraftRequest; done(): void; fail(): void }[] = [];
const PICTURE: DrawnDraft = { picture: Buffer.from("webp"), stageHue: 120 };
const draw = (request: DraftRequest) =>
  new Promise<DrawnDraft>((resolve, reject) =>
    drawing.push({ request, done: () => resolve(PICTURE), fail: () => reject(new Error("as the test wished")) }),
  );
const read = async (prompt: string) => readingWith(prompt.includes("elephant") ? missingThing("elephant", "bear") : readThing("crate"));
const { engine } = fakeEngine({ read });
const generator = { main: engine, fallback: null };
const app = await testApp({ generator });
const draft = (prompt: string, who = ADA, instead: { asked: string; made: string }[] = []) =>
  app.as(who).generation.draft({ prompt, instead });
/** The next one that is being drawn. */
const begun = (at: number) => expect.poll(() => drawing[at]).toBeDefined();

beforeEach(() => {
  drawing.length = 0;
  engine.draft = makeDraftQueue(draw);
  engine.read = read;
});

test("a draft is a small picture in the answer, free, and drawn once for the same words", async () => {
  await giveTokens(app, ADA.id, 5);
  const asked = draft("a rusty crate");
  await begun(0);
  expect(drawing[0]?.request).toEqual({ prompt: "a rusty crate", seed: 1, complexity: "normal", instead: {} });
  drawing[0]?.done();
  expect(await asked).toEqual({ url: `data:image/webp;base64,${Buffer.from("webp").toString("base64")}`, stageHue: 120 });
  await draft("a rusty crate ", BOB);
  expect(drawing).toHaveLength(1);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 5, held: 0 });
});

test("what is missing is not drawn until something was chosen for it", async () => {
  expect(await draft("a grey elephant")).toBeNull();
  const asked = draft("a grey elephant", ADA, [{ asked: "elephant", made: "bear" }]);
  await begun(0);
  expect(drawing[0]?.request.instead).toEqual({ elephant: "bear" });
  drawing[0]?.done();
  await asked;
});

test("whoever is signed out, and whoever asks too often, gets none; a draft that fails says that generating still works", async () => {
  await expect(app.as(null).generation.draft({ prompt: "a rusty crate" })).rejects.toMatchObject({ code: "TOKENS_SIGNED_OUT" });
  const failing = draft("a rusty crate");
  await begun(0);
  drawing[0]?.fail();
  await expect(failing).rejects.toMatchObject({ message: "The draft could not be drawn; generating still works." });
  engine.draft = async () => PICTURE;
  for (let used = 1; used < DRAFTS.PER_MINUTE; used++) await draft("a rusty crate");
  await expect(draft("a rusty crate")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await draft("a rusty crate", BOB)).not.toBeNull();
});

test("an engine that draws none has none, and the tool says so", async () => {
  expect(await app.as(ADA).generation.tool()).toMatchObject({ hasDrafts: true });
  delete engine.draft;
  expect(await draft("a rusty crate")).toBeNull();
  expect(await app.as(ADA).generation.tool()).toMatchObject({ hasDrafts: false });
});

test.each([
  [{ maintenanceMode: true }, "GENERATION_CLOSED"],
  [{ textGenerationEnabled: false }, "GENERATION_FEATURE_OFF"],
  [{ promptMinCharacters: 50 }, "GENERATION_PROMPT_TOO_SHORT"],
])("with %j nothing is drawn either: %s", async (settings, code) => {
  await changeSettings(app, settings);
  await expect(draft("a rusty crate")).rejects.toMatchObject({ code });
});

/** A small picture of one colour, sent by Ada. */
async function redPicture(): Promise<string> {
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } });
  const { id } = await receivePicture(app.services, ADA.id, await red.png().toBuffer(), "red.png");
  return id;
}

test("a picture of a known thing is drawn and made as the words name it; unnamed, missing or somebody else's it costs nothing", async () => {
  await giveTokens(app, ADA.id, 5);
  const imageId = await redPicture();
  const start = (changes: object) => app.as(ADA).generation.start(generationInput({ imageId, mode: "form", ...changes }));
  await expect(start({ prompt: "" })).rejects.toMatchObject({ code: "GENERATION_NOTHING_NAMED" });
  await expect(start({ prompt: "elephant" })).rejects.toMatchObject({ code: "GENERATION_NOT_EXACT" });
  expect(await app.as(ADA).generation.draft({ prompt: "elephant", imageId })).toBeNull();
  await expect(app.as(BOB).generation.draft({ prompt: "crate", imageId })).rejects.toMatchObject({ code: "GENERATION_IMAGE_MISSING" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 5, held: 0 });

  const asked = app.as(ADA).generation.draft({ prompt: "crate", imageId });
  await begun(0);
  expect(await drawing[0]?.request.picture?.open()).toBeInstanceOf(Buffer);
  drawing[0]?.done();
  expect(await asked).not.toBeNull();
  const made = await start({ prompt: "crate", resolution: "ultra" });
  expect(made).toMatchObject({ source: "image", mode: "form", prompt: "crate", cost: 3, options: { resolution: "ultra" } });
});

test.each(["figurine", "relief", "lathe"] as const)(
  "a picture is drafted as a %s for nothing, once whatever it is called",
  async (mode) => {
    await giveTokens(app, ADA.id, 5);
    const imageId = await redPicture();
    const ask = (prompt: string) => app.as(ADA).generation.draft({ prompt, imageId, mode, complexity: "high" });
    const asked = ask("");
    await begun(0);
    const { picture, ...request } = drawing[0]?.request ?? {};
    expect(request).toEqual({ prompt: "", seed: 1, complexity: "normal", instead: {} });
    expect(picture).toMatchObject({ id: imageId, mode });
    drawing[0]?.done();
    expect(await asked).toMatchObject({ stageHue: 120 });
    // Its words are only a name: nothing is read, and nothing drawn again.
    expect(await ask("a grey elephant")).toMatchObject({ stageHue: 120 });
    expect(drawing).toHaveLength(1);
    await expect(app.as(BOB).generation.draft({ prompt: "", imageId, mode })).rejects.toMatchObject({ code: "GENERATION_IMAGE_MISSING" });
    expect(await balanceOf(app, ADA.id)).toEqual({ balance: 5, held: 0 });
  },
);

test("the same picture in another mode is another draft", async () => {
  const imageId = await redPicture();
  for (const [at, mode] of (["figurine", "lathe"] as const).entries()) {
    const asked = app.as(ADA).generation.draft({ prompt: "", imageId, mode });
    await begun(at);
    drawing[at]?.done();
    await asked;
  }
  expect(drawing.map(({ request }) => request.picture?.mode)).toEqual(["figurine", "lathe"]);
});

test("a picture is looked at as soon as it is there, and a draft is drawn from the same bytes", async () => {
  const looked: Buffer[] = [];
  engine.lookAt = async (picture) => void looked.push(picture);
  const imageId = await redPicture();
  delete engine.lookAt;
  const asked = app.as(ADA).generation.draft({ prompt: "crate", imageId });
  await begun(0);
  expect([await drawing[0]?.request.picture?.open()]).toEqual(looked);
  drawing[0]?.done();
  await asked;
});

test("an engine that reads no words makes no known things from pictures", async () => {
  delete engine.read;
  const start = app.as(ADA).generation.start(generationInput({ imageId: "any", mode: "form", prompt: "crate" }));
  await expect(start).rejects.toMatchObject({ code: "GENERATION_FEATURE_OFF" });
});

/** How many rows every table has, but for the one that counts requests. */
async function rows(): Promise<Record<string, number>> {
  const tables = (await app.db.introspection.getTables()).filter(({ schema, name }) => schema === "public" && name !== "rate_counters");
  const counted = tables.map(async ({ name }) => {
    const { rows } = await sql<{ n: string }>`select count(*) as n from ${sql.table(name)}`.execute(app.db);
    return [name, Number(rows[0]?.n)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

test("drafts from a picture in two windows, and a server that dies over them, hold nothing and leave nothing but the picture", async () => {
  await giveTokens(app, ADA.id, 5);
  const imageId = await redPicture();
  const before = await rows();
  const ask = (prompt: string) => app.as(ADA).generation.draft({ prompt, imageId });

  const drawn = ask("a crate");
  await begun(0);
  // Whichever arrives last waits; the other is told so at once.
  const windows = [ask("a red crate"), ask("a tall crate")];
  const told = windows.map((window) => window.then(String, ({ code }: { code: string }) => code));
  expect(await Promise.race(told)).toBe("GENERATION_DRAFT_REPLACED");
  drawing[0]?.done();
  expect(await drawn).not.toBeNull();
  await begun(1);

  // What a server knows of drafts dies with it: the next one has a queue of its own.
  engine.draft = makeDraftQueue(draw);
  expect(await rows()).toEqual(before);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 5, held: 0 });
  const again = ask("a tall crate");
  await begun(2);
  for (const { done } of drawing) done();
  expect(await again).not.toBeNull();
  await Promise.all(told);
});

test("a picture nothing is found in is refused before anything is made", async () => {
  await giveTokens(app, ADA.id, 5);
  engine.draft = async () => null;
  const asked = app.as(ADA).generation.draft({ prompt: "crate", imageId: await redPicture() });
  await expect(asked).rejects.toMatchObject({ code: "GENERATION_IMAGE_REFUSED", message: generationTexts.imageWithoutThing });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 5, held: 0 });
});
