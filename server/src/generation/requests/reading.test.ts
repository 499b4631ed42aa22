import type { Reading } from "@blenda/domain/generation/model";
import { NotAnswered } from "@blenda/forge/beforehand/kept-process";
import { beforeEach, expect, test, vi } from "vitest";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
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
import { startForeman } from "../worker/foreman.ts";

const READINGS: Record<string, Reading> = {
  crate: { ...readingWith(readThing("crate")), unused: ["panels"] },
  elephant: readingWith(missingThing("elephant", "bear", "rabbit"), readThing("sword")),
  bagpipe: readingWith(missingThing("bagpipe")),
  golden: readingWith(missingThing("", "sculpture")),
};
const read = vi.fn(async (prompt: string): Promise<Reading> => {
  if (prompt.includes("crowd")) throw new NotAnswered("too many");
  return Object.entries(READINGS).find(([word]) => prompt.includes(word))?.[1] ?? readingWith();
});
const { engine, begun } = fakeEngine({ read });
const app = await testApp({ generator: { main: engine, fallback: null } });
const start = (changes: object) => app.as(ADA).generation.start(generationInput(changes));
const untouched = { balance: 10, held: 0 };

beforeEach(async () => {
  read.mockClear();
  begun.length = 0;
  await giveTokens(app, ADA.id, 10);
  await changeSettings(app, { cooldownSeconds: 0 });
});

test("what there is a form for is made without a question", async () => {
  expect(await start({ prompt: "a rusty crate with panels" })).toMatchObject({ status: "queued", instead: [] });
});

test.each([
  ["an elephant with a sword", "elephant", "We have no elephant yet. Nearest: a bear or a rabbit."],
  ["something golden and very red", "golden", "You didn't name a thing. Nearest: a sculpture."],
  ["a red plaid bagpipe", "bagpipe", "We have no bagpipe yet. Describe something else."],
])("“%s”: nothing is made or charged, and the refusal carries what is offered", async (prompt, word, message) => {
  const refusal = { code: "GENERATION_NOT_EXACT", message, data: { reading: READINGS[word] } };
  await expect(start({ prompt })).rejects.toMatchObject(refusal);
  // Something nobody offered, or offered for other words.
  const [thing] = READINGS[word]?.things ?? [];
  for (const choice of [
    { asked: thing?.asked ?? "", made: "dragon" },
    { asked: "giraffe", made: thing?.offers[0] ?? "bear" },
  ])
    await expect(start({ prompt, instead: [choice] })).rejects.toMatchObject(refusal);
  expect(await balanceOf(app, ADA.id)).toEqual(untouched);
});

test("what was chosen is made and said, also by a variation; what these words do not need is nobody's choice", async () => {
  const bear = { asked: "elephant", made: "bear" };
  const job = await start({ prompt: "an elephant with a sword", instead: [bear, { asked: "giraffe", made: "chair" }] });
  expect(job).toMatchObject({ status: "queued", instead: [bear] });
  expect(await start({ prompt: "", variationOf: job.id })).toMatchObject({ instead: [bear] });
  const foreman = startForeman(app.services, { lookMs: 20 });
  await vi.waitFor(() => expect(begun).toHaveLength(2), { timeout: 5_000 });
  expect(begun[0]?.commission).toMatchObject({ instead: { elephant: "bear" } });
  for (const one of begun) one.finish();
  await vi.waitFor(
    async () => expect(await app.as(ROOT).generation.analytics({ days: 1 })).toMatchObject({ succeeded: 2, substituted: 2 }),
    { timeout: 5_000 },
  );
  await foreman.stop();
});

test("a variation of what there is no form for any more is asked about again", async () => {
  const job = await start({ prompt: "a rusty crate with panels" });
  read.mockResolvedValueOnce(readingWith(missingThing("crate", "barrel")));
  await expect(start({ prompt: "", variationOf: job.id })).rejects.toMatchObject({ code: "GENERATION_NOT_EXACT" });
  expect(read).toHaveBeenLastCalledWith("a rusty crate with panels");
});

test("words without a thing or a look are refused before anything is charged", async () => {
  await expect(start({ prompt: "hmm well you know" })).rejects.toMatchObject({ code: "GENERATION_NOTHING_NAMED" });
  expect(await balanceOf(app, ADA.id)).toEqual(untouched);
});

test("while the reader has no room the person is asked to try again, and nothing is charged", async () => {
  await expect(start({ prompt: "a crowd of crates" })).rejects.toMatchObject({ code: "GENERATION_BUSY" });
  expect(await balanceOf(app, ADA.id)).toEqual(untouched);
});

test("reading is free, and for members only", async () => {
  expect(await app.as(ADA).generation.reading({ prompt: "a red bagpipe" })).toEqual(READINGS.bagpipe);
  expect(await app.as(ADA).generation.reading({ prompt: "  " })).toBeNull();
  await expect(app.as(null).generation.reading({ prompt: "a red bagpipe" })).rejects.toMatchObject({ code: "TOKENS_SIGNED_OUT" });
  expect(await balanceOf(app, ADA.id)).toEqual(untouched);
});
