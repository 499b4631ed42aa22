import { generationTexts } from "@blenda/domain/generation/texts";
import { MAINTENANCE_MESSAGE } from "@blenda/domain/generator/constants";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { expect, test, vi } from "vitest";
import { ADA, CARA, EDDA, ROOT, testApp } from "../../testing/app.ts";
import { balanceOf, changeSettings, generationInput, giveTokens } from "../../testing/generating.ts";
import { seedGenerator } from "./seeds.ts";

const app = await testApp();
const staff = () => app.as(ROOT).generator;

test("a change is a new version with its author and what it changed, and is in force at once", async () => {
  await seedGenerator(app.db, app.now());
  await seedGenerator(app.db, app.now());
  const page = await staff().update({ basedOn: 1, changes: { cooldownSeconds: 5, allowedFormats: ["glb"] } });
  expect(page).toMatchObject({ version: 2, settings: { cooldownSeconds: 5, allowedFormats: ["glb"] } });
  expect(page.versions).toMatchObject([
    {
      version: 2,
      kind: "update",
      authorName: "root",
      diff: [
        { name: "cooldownSeconds", before: 30, after: 5 },
        { name: "allowedFormats", before: ["glb", "usdz", "fbx", "obj"], after: ["glb"] },
      ],
    },
    { version: 1, kind: "first", authorName: null, diff: [] },
  ]);
  expect((await app.as(null).generation.tool()).rules).toMatchObject({ cooldownSeconds: 5, allowedFormats: ["glb"] });
  expect(await app.db.selectFrom("transitions").select(["entity", "toStatus", "actorId", "reason"]).execute()).toEqual([
    { entity: "generator", toStatus: "version 2", actorId: ROOT.id, reason: "update" },
  ]);
});

test("whoever saves over somebody else's change is told instead; of many at once one is saved", async () => {
  const answers = await Promise.allSettled([1, 2, 3, 4].map((n) => staff().update({ basedOn: 0, changes: { cooldownSeconds: n } })));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "GENERATOR_SETTINGS_CHANGED" } });
});

test("settings that make no sense are refused", async () => {
  const changes = { promptMinCharacters: 50, promptMaxCharacters: 20 };
  await expect(staff().update({ basedOn: 0, changes })).rejects.toMatchObject({
    message: "The shortest prompt can't be longer than the longest",
  });
  await expect(staff().update({ basedOn: 0, changes: { cooldownSeconds: -1 } })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(staff().update({ basedOn: 0, changes: { isEmergency: true } as object })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("reset and rolling back are versions too, and no version is ever rewritten", async () => {
  await changeSettings(app, { cooldownSeconds: 5 });
  await changeSettings(app, { cooldownSeconds: 6 });
  expect(await staff().reset()).toMatchObject({ version: 3, settings: DEFAULT_SETTINGS });
  expect(await staff().rollBack({ version: 1 })).toMatchObject({ version: 4, settings: { cooldownSeconds: 5 } });
  await expect(staff().rollBack({ version: 9 })).rejects.toMatchObject({ code: "GENERATOR_VERSION_GONE" });
  await expect(app.db.updateTable("generatorSettings").set({ version: 9 }).execute()).rejects.toThrow("append-only");
});

test("maintenance ends what waits with its tokens back, and says its own words", async () => {
  await giveTokens(app, ADA.id, 10);
  const { id } = await app.as(ADA).generation.start(generationInput({ highPack: true }));
  await changeSettings(app, { maintenanceMode: true });
  expect(await app.as(ADA).generation.job({ id })).toMatchObject({
    ...{ status: "failed", tokensReturned: 4, message: generationTexts.why.maintenance },
  });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 10, held: 0 });
  await expect(app.as(ADA).generation.start(generationInput())).rejects.toMatchObject({ message: MAINTENANCE_MESSAGE });
});

test("a start that races with the closing is either refused or ended: nothing waits in a closed house", async () => {
  const people = [ADA, CARA, EDDA];
  for (const { id } of people) await giveTokens(app, id, 10);
  await Promise.allSettled([
    ...people.map((who) => app.as(who).generation.start(generationInput())),
    staff().setEmergency({ isOn: true }),
    ...people.map((who) => app.as(who).generation.start(generationInput({ prompt: "another thing of tin" }))),
  ]);
  const ongoing = await app.db.selectFrom("generationJobs").select("id").where("status", "in", ["queued", "running"]).execute();
  expect(ongoing).toEqual([]);
  for (const { id } of people) expect(await balanceOf(app, id)).toEqual({ balance: 10, held: 0 });
});

test("emergency mode off restores the default message and both ways to generate", async () => {
  const on = await staff().setEmergency({ isOn: true });
  expect(on.settings).toMatchObject({ maintenanceMode: true, maintenanceMessage: `Emergency: ${MAINTENANCE_MESSAGE}` });
  expect((await staff().setEmergency({ isOn: false })).settings).toEqual(DEFAULT_SETTINGS);
});

test("a broadcast is text, reaches everybody connected within a second, and is gone after thirty seconds", async () => {
  const over = new AbortController();
  const heard: string[] = [];
  const stood = Promise.withResolvers<void>();
  const listening = (async () => {
    for await (const note of app.services.live.open({ actor: null, sessionId: null, address: "visitor" }, over.signal)) {
      stood.resolve();
      if ("stale" in note) heard.push(...(note.stale as string[]));
    }
  })();
  await stood.promise;
  const message = "<img src=x onerror=alert(1)> Back in a minute";
  await staff().broadcast({ message });
  await vi.waitFor(() => expect(heard).toContain("generator.notice"), { timeout: 1_000, interval: 10 });
  expect(await app.as(null).generator.notice()).toMatchObject({ message, secondsLeft: 30 });
  app.passMinutes(20 / 60);
  // Whoever opens the site now sees it for what is left.
  expect(await app.as(null).identity.session()).toMatchObject({ notice: { message, secondsLeft: 10 } });
  app.passMinutes(9 / 60);
  expect(await app.as(ADA).generator.notice()).toMatchObject({ secondsLeft: 1 });
  app.passMinutes(1 / 60);
  expect(await app.as(ADA).generator.notice()).toBeNull();
  expect(await app.as(null).identity.session()).toMatchObject({ notice: null });
  over.abort();
  await listening;
});

test("the settings are exported as they are in force", async () => {
  await changeSettings(app, { cooldownSeconds: 7 });
  const { name, json, settings } = await staff().exportFile();
  expect(name).toBe("blendagen-settings-v1.json");
  expect(JSON.parse(json)).toMatchObject({ version: 1, settings: { cooldownSeconds: 7 } });
  expect(settings.cooldownSeconds).toBe(7);
});

test.each([
  ["a visitor", null],
  ["a buyer", ADA],
  ["a creator", CARA],
  ["an editor", EDDA],
])("%s can neither see nor change how the generator is run", async (_who, actor) => {
  const { generator, generation } = app.as(actor);
  const calls = [
    generator.settings(),
    generator.update({ basedOn: 0, changes: {} }),
    generator.reset(),
    generator.rollBack({ version: 1 }),
    generator.setEmergency({ isOn: true }),
    generator.broadcast({ message: "Hello" }),
    generator.exportFile(),
    generation.provider(),
    generation.testProvider(),
    generation.analytics({ days: 7 }),
  ];
  const codes = (await Promise.allSettled(calls)).map((answer) => (answer.status === "rejected" ? answer.reason.code : "allowed"));
  expect(new Set(codes)).toEqual(new Set([actor ? "FORBIDDEN" : "UNAUTHORIZED"]));
});
