import { MISSING } from "@blenda/domain/generation/constants";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { changeSettings, fakeEngine, generationInput, giveTokens, missingThing, readingWith } from "../../testing/generating.ts";
import { generationJobs } from "../jobs.ts";

/** The last word is the noun, whatever it is. */
const read = async (prompt: string) => readingWith(missingThing(prompt.replace(/^(a|an|the) /, ""), "bear"));
const { engine } = fakeEngine({ read, draft: async () => null });
const app = await testApp({ generator: { main: engine, fallback: null } });
const draft = (prompt: string, who = ADA) => app.as(who).generation.draft({ prompt });
const notExact = { code: "GENERATION_NOT_EXACT" };
const missing = async (days = 30) => (await app.as(ROOT).generation.analytics({ days })).missing;

const DAY_MS = 86_400_000;
beforeEach(async () => {
  // From the beginning of a day: what is counted by the clock must not depend on when the test runs.
  app.passMinutes((DAY_MS - (Date.parse(app.now()) % DAY_MS)) / 60_000);
  await changeSettings(app, { cooldownSeconds: 0, promptMinCharacters: 3 });
});

test("staff see what was asked for and missing: how often, by how many, and whether an offer was taken", async () => {
  await giveTokens(app, ADA.id, 5);
  await draft("an elephant");
  // The same wish, still being written about.
  await draft("an elephant");
  await draft("the Elephant", BOB);
  await draft("a giraffe", BOB);
  app.passMinutes(MISSING.SAME_MINUTES);
  await expect(app.as(ADA).generation.start(generationInput({ prompt: "an elephant" }))).rejects.toMatchObject(notExact);
  await app.as(ADA).generation.start(generationInput({ prompt: "an elephant", instead: [{ asked: "elephant", made: "bear" }] }));
  const lastDay = app.now().slice(0, 10);
  const expected = [
    { noun: "elephant", asked: 3, people: 2, taken: 1, lastDay },
    { noun: "giraffe", asked: 1, people: 1, taken: 0, lastDay },
  ];
  expect(await missing()).toEqual(expected);
  const { csv } = await app.as(ROOT).generation.missingFile({ days: 30 });
  const [head, first] = csv.replaceAll(/["\uFEFF]/g, "").split(/\r?\n/);
  expect([head, first]).toEqual(["noun,asked,people,offers taken,last asked", `elephant,3,2,1,${lastDay}`]);
});

test("only looking while typing writes nothing, and neither does what is no plain noun", async () => {
  await app.as(ADA).generation.reading({ prompt: "an elephant" });
  for (const odd of ["room 4711", "<b>horse</b>", "my old friend from school", "x".repeat(MISSING.LONGEST + 1)]) await draft(odd);
  expect(await missing()).toEqual([]);
});

test("nothing of it names a person or outlives a year", async () => {
  await draft("an elephant");
  const [row] = await app.db.selectFrom("generationMissing").selectAll().execute();
  expect(Object.keys(row ?? {}).toSorted()).toEqual(["asked", "day", "noun", "people", "taken"]);
  const counters = await app.db.selectFrom("rateCounters").select("key").where("key", "like", "generation.missing%").execute();
  expect(counters.length).toBeGreaterThan(0);
  expect(counters.filter(({ key }) => key.includes(ADA.id) || key.includes("elephant"))).toEqual([]);
  app.passMinutes(MISSING.KEEP_DAYS * 1_440 + 1_440);
  await generationJobs[0]?.run(app.services, {});
  expect(await app.db.selectFrom("generationMissing").selectAll().execute()).toEqual([]);
});
