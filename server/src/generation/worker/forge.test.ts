import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, expect, test, vi } from "vitest";
import { makeEmbeddedEngine } from "../../platform/outside/generator/generator-embedded.ts";
import { ADA, ROOT, testApp } from "../../testing/app.ts";
import { generationInput, giveTokens } from "../../testing/generating.ts";
import { startForeman } from "./foreman.ts";

// One place: two jobs at once would only slow each other down here.
const engine = { ...makeEmbeddedEngine({ niceness: 0 }), slots: () => 1 };
const app = await testApp({ generator: { main: engine, fallback: null } });
const foreman = startForeman(app.services);
afterAll(() => foreman.stop());
const leftBehind = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`forge-produce-${process.pid}-`));

test("words become a real model in four formats, with real progress, and a cancelled one leaves nothing", async () => {
  await giveTokens(app, ADA.id, 10);
  const { id } = await app.as(ADA).generation.start(generationInput());
  const seen = new Set<string>();
  const job = await vi.waitFor(
    async () => {
      const now = await app.as(ADA).generation.job({ id });
      if (now.step) seen.add(now.step);
      if (now.status !== "succeeded" || !now.result) throw new Error(`${now.status} ${now.message}`);
      return { ...now, result: now.result };
    },
    { timeout: 110_000, interval: 200 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["bake", "check"]));
  expect(job.result.understood).toEqual(["A rusty sci-fi crate."]);
  expect(job.result.downloads.map(({ format }) => format)).toEqual(["glb", "usdz", "fbx", "obj"]);
  expect(job.result.facts.textures[0]).toMatchObject({ width: 1_024 });
  expect(job.result.score).toBeGreaterThanOrEqual(90);

  app.passMinutes(1);
  const second = await app.as(ADA).generation.start(generationInput({ variationOf: id }));
  await vi.waitFor(() => expect(leftBehind()).toHaveLength(1), { timeout: 10_000 });
  await app.as(ADA).generation.cancel({ id: second.id });
  await vi.waitFor(() => expect(leftBehind()).toEqual([]), { timeout: 10_000 });
}, 120_000);

test("staff see the built-in engine", async () => {
  expect(await app.as(ROOT).generation.provider()).toMatchObject({ name: "built-in", isExternal: false, key: null, isReachable: true });
});
