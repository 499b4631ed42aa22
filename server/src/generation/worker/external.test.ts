import { readFileSync } from "node:fs";
import { zstdDecompressSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type GeneratedFile, type GeneratedModel, NothingGenerated } from "../../platform/outside/generator/generator.ts";
import { makeExternalEngine } from "../../platform/outside/generator/generator-external.ts";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { balanceOf, changeSettings, fakeEngine, generatedFor, generationInput, giveTokens, PROMPT } from "../../testing/generating.ts";
import { type GeneratorFault, STAND_IN_KEY, startGeneratorStandIn } from "../../testing/outside/generator-stand-in.ts";
import { pacedCalls } from "../requests/calls.ts";
import { receivePicture } from "../requests/picture.ts";
import { type Foreman, startForeman } from "./foreman.ts";

const demo = new URL("../../../demo/built/products/orbit-7-service-robot/orbit-7-service-robot.glb.zst", import.meta.url);
const provider = await startGeneratorStandIn(zstdDecompressSync(readFileSync(demo)));
const address = { url: provider.url, key: STAND_IN_KEY, fileHosts: [], askEveryMs: 10, pauseMs: 5 };
/** Most tests are about the calls: what came is not looked at again each time. */
const inspector = async (files: GeneratedFile[]): Promise<GeneratedModel> => {
  const glb = files.find(({ format }) => format === "glb");
  if (!glb) throw new NothingGenerated("engine", "no glb");
  return { ...generatedFor({ formats: [], highPack: false, resolution: "normal", name: "it" }), files };
};
const engine = makeExternalEngine({ ...address, inspector });
const { engine: standIn, begun } = fakeEngine({ name: "stand-in" });
const app = await testApp({ generator: { main: engine, fallback: standIn } });
let foreman: Foreman;

beforeEach(async () => {
  provider.reset();
  begun.length = 0;
  await giveTokens(app, ADA.id, 20);
  foreman = startForeman(app.services, { lookMs: 30 });
});
afterEach(() => foreman.stop());
afterAll(() => provider.close());

const start = async (changes: object = {}) => (await app.as(ADA).generation.start(generationInput(changes))).id;
const job = (id: string) => app.db.selectFrom("generationJobs").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const until = (id: string, status: string) =>
  vi.waitFor(async () => expect((await job(id)).status).toBe(status), { timeout: 15_000, interval: 30 });

test("words become a preview, then a finished model with its files", async () => {
  const id = await start();
  await until(id, "succeeded");
  expect(provider.begun().map(({ kind, body }) => [kind, body.mode])).toEqual([
    ["text-to-3d", "preview"],
    ["text-to-3d", "refine"],
  ]);
  expect(provider.begun()[0]?.body).toMatchObject({ prompt: PROMPT });
  const { result } = await app.as(ADA).generation.job({ id });
  expect(result?.downloads.map(({ name }) => name)).toEqual([
    "a-rusty-sci-fi-crate.glb",
    "a-rusty-sci-fi-crate.usdz",
    "a-rusty-sci-fi-crate.fbx",
    "a-rusty-sci-fi-crate.obj.zip",
  ]);
  expect(await job(id)).toMatchObject({ engine: "external", providerTask: "refine:task-2" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 19, held: 0 });
});

test("a picture is sent along whole", async () => {
  const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  const { id: imageId } = await receivePicture(app.services, ADA.id, body, "red.png");
  const id = await start({ prompt: "", imageId });
  await until(id, "succeeded");
  expect(provider.begun()).toMatchObject([{ kind: "image-to-3d", body: { image_url: expect.stringMatching(/^data:image\/png;base64,/) } }]);
});

test.each<["begin" | "look" | "file", GeneratorFault]>([
  ["begin", "fail"],
  ["begin", "busy"],
  ["look", "drop the reply"],
  ["look", "nonsense"],
  ["file", "fail"],
])("when to %s goes wrong (%s), it is tried again and the job comes out", async (step, fault) => {
  provider.fault(step, fault);
  provider.fault(step, fault);
  const id = await start();
  await until(id, "succeeded");
});

test.each<["begin" | "look" | "file", GeneratorFault, number]>([
  ["look", "fail", 4],
  ["begin", "refuse", 1],
  ["begin", "task fails", 1],
  ["file", "elsewhere", 4],
])("when to %s goes wrong for good (%s), the tokens are back", async (step, fault, times) => {
  for (let n = 0; n < times; n++) provider.fault(step, fault);
  const id = await start();
  await until(id, "failed");
  expect(await job(id)).toMatchObject({ returned: 1, failure: "engine" });
  expect(await balanceOf(app, ADA.id)).toEqual({ balance: 20, held: 0 });
});

test.each<GeneratorFault>(["elsewhere", "no glb"])(
  "a finished task that names files %s gives nothing but the tokens back",
  async (fault) => {
    const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const { id: imageId } = await receivePicture(app.services, ADA.id, body, "red.png");
    provider.fault("begin", fault);
    const id = await start({ prompt: "", imageId });
    await until(id, "failed");
    expect(await job(id)).toMatchObject({ returned: 1 });
  },
);

test("what comes is measured, and believed as little as an upload: a page named model.glb is no model", async () => {
  const strict = makeExternalEngine(address);
  const commission = {
    prompt: PROMPT,
    picture: null,
    seed: 1,
    instead: {},
    resolution: "normal",
    complexity: "normal",
    highPack: false,
  } as const;
  const { signal } = new AbortController();
  const making = { progress: () => {}, remember: async () => {}, timeoutMs: 1, retries: 0, signal };
  const make = () =>
    strict.make(
      { ...commission, formats: ["glb"], name: "it", task: null },
      { ...making, calls: pacedCalls(app.services, "x", 99, signal) },
    );
  const { facts, poster, inspection } = await make();
  expect(facts.triangles).toBeGreaterThan(100);
  expect((await sharp(poster).metadata()).hasAlpha).toBe(true);
  expect(inspection.findings.filter(({ level }) => level === "block")).toEqual([]);
  provider.fault("file", "not a model");
  await expect(make()).rejects.toMatchObject({ why: "engine" });
}, 90_000);

test("whoever takes over asks on instead of paying again", async () => {
  const id = await start();
  await vi.waitFor(async () => expect((await job(id)).providerTask).toBe("refine:task-2"), { timeout: 5_000, interval: 2 });
  await foreman.stop();
  foreman = startForeman(app.services, { lookMs: 30 });
  await until(id, "succeeded");
  expect(provider.begun()).toHaveLength(2);
});

test("when it fails and the fallback is on, the built-in engine stands in", async () => {
  await changeSettings(app, { apiFallbackEnabled: true, apiRetries: 0 });
  provider.fault("begin", "fail");
  const id = await start();
  await vi.waitFor(() => expect(begun).toHaveLength(1), { timeout: 5_000 });
  begun[0]?.finish();
  await until(id, "succeeded");
});

test("at most so many requests a minute, counted over all processes", async () => {
  let isOver = false;
  const patience = new AbortController();
  const [here, there] = [1, 2].map(() => pacedCalls(app.services, "external", 3, patience.signal));
  for (const each of [here, there, here]) await each?.make("look", async () => {});
  const fourth = there?.make("look", async () => (isOver = true)).catch(() => {});
  await vi.waitFor(async () => expect((await app.as(ROOT).generation.provider()).requestsThisMinute).toBeGreaterThanOrEqual(3), {
    timeout: 5_000,
  });
  expect(isOver).toBe(false);
  app.passMinutes(1.1);
  await fourth;
  expect(isOver).toBe(true);
});

test("staff see how it is doing, its key only masked; HighPack is not offered for what others make", async () => {
  expect(await app.as(ROOT).generation.provider()).toMatchObject({
    ...{ name: "external", isExternal: true, address: provider.url, key: "msy_…0001", isReachable: true, workers: 5 },
    ...{ requestsPerMinute: 60, timeoutMs: 300_000, retries: 3, isFallbackOn: false },
  });
  expect(await app.as(ROOT).generation.testProvider()).toMatchObject({ isGood: true, said: "It answers and knows our key" });
  expect((await app.as(ROOT).generation.provider()).calls[0]).toMatchObject({ what: "look", outcome: "answered" });
  expect((await app.as(ADA).generation.tool()).rules.highPackEnabled).toBe(false);
  await expect(start({ highPack: true })).rejects.toMatchObject({ message: "HighPack is turned off right now" });
});
