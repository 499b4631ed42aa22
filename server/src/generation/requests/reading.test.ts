import type { Reading } from "@blenda/domain/generation/model";
import { NotRead } from "@blenda/forge/read";
import { beforeEach, expect, test, vi } from "vitest";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { balanceOf, changeSettings, fakeEngine, generationInput, giveTokens } from "../../testing/generating.ts";
import { startForeman } from "../worker/foreman.ts";

const thing = (asked: string, made: string, fit: Reading["things"][number]["fit"]) => ({ asked, made, fit });
const READINGS: Record<string, Reading> = {
  crate: { things: [thing("crate", "crate", "exact")], unused: ["panels"] },
  warrior: { things: [thing("human warrior", "robot", "close"), thing("sword", "sword", "exact")], unused: [] },
  bicycle: { things: [thing("bicycle", "sculpture", "stand-in")], unused: ["wicker"] },
  golden: { things: [thing("", "sculpture", "stand-in")], unused: [] },
};
const NOTHING: Reading = { things: [], unused: [] };
const read = vi.fn(async (prompt: string): Promise<Reading> => {
  if (prompt.includes("crowd")) throw new NotRead("too many");
  return Object.entries(READINGS).find(([word]) => prompt.includes(word))?.[1] ?? NOTHING;
});
const { engine, begun } = fakeEngine({ read });
const app = await testApp({ generator: { main: engine, fallback: null } });
const start = (changes: object) => app.as(ADA).generation.start(generationInput(changes));

beforeEach(async () => {
  read.mockClear();
  await giveTokens(app, ADA.id, 10);
  await changeSettings(app, { cooldownSeconds: 0 });
});

test("what there is a form for is made without a question", async () => {
  expect(await start({ prompt: "a rusty crate with panels" })).toMatchObject({ status: "queued", accepted: null });
});

test.each([
  ["a human warrior with a sword", "robot", "We can't make “human warrior” yet. The closest we have is a robot."],
  ["a blue bicycle with a wicker basket", "sculpture", "We can't make “bicycle” yet. We could make an abstract sculpture instead."],
  ["something golden and very red", "sculpture", "You didn't name a thing, so this would be an abstract sculpture."],
])("“%s”: nothing is made or charged until the person agrees to a %s", async (prompt, substitute, message) => {
  await expect(start({ prompt })).rejects.toMatchObject({ code: "GENERATION_NOT_EXACT", message, data: { substitute } });
  // To something else, or to what was offered for other words.
  await expect(start({ prompt, accept: "dragon" })).rejects.toMatchObject({ code: "GENERATION_NOT_EXACT" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 10, held: 0 });
  const job = await start({ prompt, accept: substitute });
  expect(job).toMatchObject({ status: "queued", accepted: substitute });
  expect(await start({ prompt: "", variationOf: job.id })).toMatchObject({ accepted: substitute });
});

test("words without a thing or a look are refused before anything is charged", async () => {
  await expect(start({ prompt: "hmm well you know" })).rejects.toMatchObject({ code: "GENERATION_NOTHING_NAMED" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 10, held: 0 });
});

test("while the reader has no room the person is asked to try again, and nothing is charged", async () => {
  await expect(start({ prompt: "a crowd of crates" })).rejects.toMatchObject({ code: "GENERATION_BUSY" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 10, held: 0 });
});

test("reading is free, and for members only", async () => {
  expect(await app.as(ADA).generation.reading({ prompt: "a blue bicycle" })).toEqual(READINGS.bicycle);
  expect(await app.as(ADA).generation.reading({ prompt: "  " })).toBeNull();
  await expect(app.as(null).generation.reading({ prompt: "a blue bicycle" })).rejects.toMatchObject({ code: "TOKENS_SIGNED_OUT" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 10, held: 0 });
});

test("what was made instead of something else is counted apart from what succeeded as asked", async () => {
  const foreman = startForeman(app.services, { lookMs: 20 });
  await start({ prompt: "a rusty crate with panels" });
  await start({ prompt: "a blue bicycle in the rain", accept: "sculpture" });
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  for (const one of begun) one.finish();
  await vi.waitFor(async () =>
    expect(await app.as(ROOT).generation.analytics({ days: 1 })).toMatchObject({ succeeded: 2, substituted: 1 }),
  );
  await foreman.stop();
});
