import { generationTexts } from "@blenda/domain/generation/texts";
import { beforeEach, expect, test } from "vitest";
import { ADA, BOB, ROOT, testApp } from "../../testing/app.ts";
import { balanceOf, changeSettings, fakeEngine, generationInput, giveTokens, PROMPT, untilStaffAreTold } from "../../testing/generating.ts";
import { addPeople } from "../../testing/people.ts";

const { engine } = fakeEngine();
const app = await testApp({ generator: { main: engine, fallback: null } });
const start = (changes: object = {}, who = ADA) => app.as(who).generation.start(generationInput(changes));
beforeEach(() => giveTokens(app, ADA.id, 100));

test("a start reserves its cost and waits in the queue, and the same key twice is one job", async () => {
  const once = generationInput({ resolution: "ultra", complexity: "high", highPack: true });
  const job = await app.as(ADA).generation.start(once);
  expect(job).toMatchObject({ status: "queued", cost: 7, position: 1, seed: 1, prompt: PROMPT, result: null });
  expect(await app.as(ADA).generation.start(once)).toMatchObject({ id: job.id });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 93, held: 7 });
  await expect(app.as(ADA).generation.start({ ...once, prompt: "another thing" })).rejects.toMatchObject({ code: "KEY_REUSED" });
});

test.each([
  ["501 characters", { prompt: "x".repeat(501) }, "Prompt too long. Maximum 500 characters."],
  ["9 characters", { prompt: "x".repeat(9) }, "Prompt too short. Minimum 10 characters."],
  ["another format", { format: "stl" }, "Format stl not allowed. Allowed: glb, usdz, fbx, obj"],
  ["a picture nobody uploaded", { imageId: "nobodys" }, "Choose a picture first: png, jpeg or webp"],
  ["a variation of nothing", { variationOf: "nothing" }, "We can't find this generation"],
])("%s: refused by the server in the specification's words, and nothing is reserved", async (_what, changes, message) => {
  await expect(start(changes)).rejects.toMatchObject({ message });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 100, held: 0 });
});

test("the cost is the server's: a cost that is sent along is refused", async () => {
  await expect(start({ tokenCost: -100 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("whoever is signed out is told so before anything else", async () => {
  await expect(app.as(null).generation.start(generationInput({ prompt: "x" }))).rejects.toMatchObject({
    message: "User not authenticated",
  });
});

test("the checks come in the order of decision B27: each refusal hides those after it", async () => {
  const codes: string[] = [];
  const refused = async (changes: object = {}, who = BOB) =>
    codes.push(
      await start(changes, who).then(
        () => "accepted",
        (error: { code: string }) => error.code,
      ),
    );
  const bad = { prompt: "x" };
  await changeSettings(app, { maintenanceMode: true, textGenerationEnabled: false, maxGenerationsPerDay: 1 });
  await refused(bad);
  await changeSettings(app, { maintenanceMode: false });
  await refused(bad);
  await changeSettings(app, { textGenerationEnabled: true });
  await refused(bad);
  await refused(); // nobody gave Bob tokens, and everything before that is fine
  await giveTokens(app, BOB.id, 1);
  await refused();
  await changeSettings(app, { maxGenerationsPerUser: 1, queueEnabled: false, maxConcurrent: 1 });
  await refused();
  app.passMinutes(0.5);
  await refused();
  await changeSettings(app, { maxGenerationsPerUser: 9 });
  await refused();
  await changeSettings(app, { maxGenerationsPerDay: 9 });
  await refused();
  await changeSettings(app, { queueEnabled: true });
  await refused();
  expect(codes).toEqual([
    "GENERATION_CLOSED",
    "GENERATION_FEATURE_OFF",
    "GENERATION_PROMPT_TOO_SHORT",
    "TOKENS_INSUFFICIENT",
    "accepted",
    "GENERATION_COOLING",
    "GENERATION_USER_LIMIT",
    "GENERATION_DAY_LIMIT",
    "GENERATION_BUSY",
    "TOKENS_INSUFFICIENT",
  ]);
});

test.each([
  [{ highPackEnabled: false }, { highPack: true }, "HighPack is turned off right now"],
  [{ advancedFeaturesEnabled: false }, { complexity: "high" }, "This level of detail is turned off right now"],
  [{ advancedFeaturesEnabled: false }, { resolution: "ultra" }, "This level of detail is turned off right now"],
  [{ imageGenerationEnabled: false }, { imageId: "any" }, "Making models from pictures is turned off right now"],
])("with %j, %j is refused and said so", async (settings, changes, message) => {
  await changeSettings(app, settings);
  await expect(start(changes)).rejects.toMatchObject({ message });
});

test("two starts 29 seconds apart: the second is refused; 30 seconds apart: both begin", async () => {
  await start();
  app.passMinutes(29 / 60);
  await expect(start()).rejects.toMatchObject({ message: "Please wait 1 second(s) before the next generation." });
  app.passMinutes(1 / 60);
  expect(await start()).toMatchObject({ status: "queued", position: 2 });
});

test("ten starts of one person at the same moment are one start", async () => {
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => start()));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 99, held: 1 });
});

test("a balance of 7 and 50 parallel starts of cost 7: exactly one is accepted, and nothing is left", async () => {
  await changeSettings(app, { cooldownSeconds: 0 });
  await giveTokens(app, BOB.id, 7);
  const most = { resolution: "ultra", complexity: "high", highPack: true };
  const answers = await Promise.allSettled(Array.from({ length: 50 }, () => start(most, BOB)));
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.message] : []));
  expect(refused).toEqual(Array.from({ length: 49 }, () => "Insufficient tokens"));
  expect(await balanceOf(app, BOB.id)).toEqual({ balance: 0, held: 7 });
});

test("the day's limit is everybody's and holds when all start at once; what was given back in whole does not count", async () => {
  await changeSettings(app, { maxGenerationsPerDay: 5, notifyOnHighUsage: false });
  const people = await addPeople(app.db, 12, app.now());
  for (const { id } of people) await giveTokens(app, id, 2);
  const answers = await Promise.allSettled(people.map((who) => start({}, who)));
  const begun = answers.flatMap((answer, n) => (answer.status === "fulfilled" ? [{ who: people[n], job: answer.value }] : []));
  expect(begun).toHaveLength(5);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { message: "Today's generations are used up. Please try again tomorrow." },
  });
  const [first] = begun;
  await app.as(first?.who ?? null).generation.cancel({ id: first?.job.id ?? "" });
  expect(await start()).toMatchObject({ status: "queued" });
});

test("a variation has the same words and the next unused random start", async () => {
  const first = await start();
  app.passMinutes(1);
  const second = await start({ variationOf: first.id, prompt: "something else entirely" });
  expect(second).toMatchObject({ prompt: PROMPT, seed: 2, parentId: first.id });
  app.passMinutes(1);
  expect(await start({ variationOf: first.id })).toMatchObject({ seed: 3 });
  await expect(start({ variationOf: first.id }, BOB)).rejects.toMatchObject({ code: "GENERATION_NOT_FOUND" });
});

test("the dynamic price counts when it is switched on", async () => {
  await changeSettings(app, { dynamicPricingEnabled: true, costMultiplier: 1.5, emergencyPriceIncrease: 2 });
  expect(await start({ complexity: "high", resolution: "ultra", highPack: true })).toMatchObject({ cost: 21 });
});

test("cancelled while it waits, everything is back; twice is once", async () => {
  const { id } = await start({ highPack: true });
  const cancelled = await app.as(ADA).generation.cancel({ id });
  expect(cancelled).toMatchObject({ status: "cancelled", tokensReturned: 4, message: generationTexts.cancelled(4) });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 100, held: 0 });
  await expect(app.as(ADA).generation.cancel({ id })).rejects.toMatchObject({ message: "This generation has already ended" });
});

test("staff are told once a day when most of the day's generations are used", async () => {
  await changeSettings(app, { maxGenerationsPerDay: 5, cooldownSeconds: 0 });
  for (let n = 0; n < 5; n++) await start();
  await untilStaffAreTold(app);
  const told = await app.db.selectFrom("notifications").select(["userId", "message"]).execute();
  expect(told).toEqual([{ userId: ROOT.id, message: "4 of today's 5 generations are used." }]);
});

test("the tool says what it offers, when the next may begin, and shows one's own jobs only", async () => {
  const { id } = await start();
  const mine = await app.as(ADA).generation.tool();
  expect(mine.jobs.map((job) => job.id)).toEqual([id]);
  expect(Date.parse(mine.coolUntil ?? "") - Date.parse(app.now())).toBe(30_000);
  for (const who of [BOB, null]) expect(await app.as(who).generation.tool()).toMatchObject({ jobs: [], coolUntil: null, samples: [] });
});

test("the history is searched in its prompts and comes in pages", async () => {
  await changeSettings(app, { cooldownSeconds: 0 });
  for (let n = 0; n < 26; n++) await start({ prompt: n === 3 ? "a Green Teapot of tin" : `a brown box number ${n}` });
  const calls = app.as(ADA).generation;
  expect((await calls.jobs({ search: "teapot green" })).jobs.map(({ prompt }) => prompt)).toEqual(["a Green Teapot of tin"]);
  const first = await calls.jobs({});
  const second = await calls.jobs({ cursor: first.nextCursor ?? "" });
  expect([first.jobs.length, second.jobs.length, second.nextCursor]).toEqual([24, 2, null]);
  expect(second.jobs.at(-1)?.prompt).toBe("a brown box number 0");
});
