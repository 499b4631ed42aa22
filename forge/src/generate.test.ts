import { forms } from "@blenda/forms/forms";
import { expect, test } from "vitest";
import { writeModel } from "./formats/write.ts";
import { type GenerateRequest, generate, NotUnderstood } from "./generate.ts";

const plain: GenerateRequest = { prompt: "a blue vase", resolution: "draft", complexity: "normal", highPack: false };

test("words become a model with its maps, measured facts and what was understood", async () => {
  const steps: [string, number][] = [];
  const { model, facts, understanding } = await generate(plain, forms, (step, fraction) => steps.push([step, fraction]));
  expect(understanding.sentences).toEqual(["A blue vase."]);
  expect(facts).toMatchObject({ meshes: 1, materials: 1, lodTriangles: [], variants: [] });
  expect(facts.triangles).toBe(model.meshes[0].indices.length / 3);
  expect(facts.textures.map(({ slot, width }) => [slot, width])).toEqual([
    ["baseColor", 256],
    ["normal", 256],
    ["orm", 256],
  ]);
  expect(model.meshes[0].uvs.every((value) => value >= 0 && value <= 1)).toBe(true);
  expect([...new Set(steps.map(([step]) => step))]).toEqual(["read prompt", "build parts", "unwrap", "shade", "paint", "relief", "done"]);
  const fractions = steps.map(([, fraction]) => fraction);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

test("the same prompt and seed give identical bytes, another seed another thing", async () => {
  const bytes = async (seed: number) => writeModel((await generate({ ...plain, prompt: "wooden sword", seed }, forms)).model, "glb");
  const [once, again, other] = [await bytes(1), await bytes(1), await bytes(2)];
  expect(Buffer.compare(once, again)).toBe(0);
  expect(Buffer.compare(once, other)).not.toBe(0);
});

test("the high pack adds extra maps, two coarser copies and three palettes, and is still a valid file", async () => {
  const { model, facts } = await generate({ ...plain, highPack: true }, forms);
  expect(facts.textures.map(({ slot }) => slot)).toEqual(["baseColor", "normal", "orm", "height", "curvature", "id"]);
  const [first, second] = facts.lodTriangles;
  expect(first).toBeLessThan(facts.triangles * 0.5);
  expect(second).toBeLessThan(first * 0.6);
  expect(new Set(facts.variants).size).toBe(3);
  expect((await writeModel(model, "glb")).length).toBeGreaterThan(50_000);
});

test("what is all hard edges gets coarser copies too", async () => {
  const { facts } = await generate({ ...plain, prompt: "rusty sci-fi crate", highPack: true }, forms);
  const [first, second] = facts.lodTriangles;
  expect(first).toBeLessThan(facts.triangles * 0.5);
  expect(second).toBeLessThan(first * 0.6);
});

test("a scene holds everything that was asked for, on the ground and without one inside the other", async () => {
  const { facts } = await generate({ ...plain, prompt: "a stack of two crates and a vase" }, forms);
  expect(facts.size[1]).toBeGreaterThan(2 * 0.85);
});

test("cancelling ends the work at the next step", async () => {
  const stop = new AbortController();
  const seen: string[] = [];
  const running = generate(
    plain,
    forms,
    (step) => {
      seen.push(step);
      if (step === "shade") stop.abort(new Error("cancelled by the person"));
    },
    stop.signal,
  );
  await expect(running).rejects.toThrow("cancelled by the person");
  expect(seen).not.toContain("paint");
});

test("a prompt without words is refused in a sentence", async () => {
  await expect(generate({ ...plain, prompt: "✨✨" }, forms)).rejects.toThrow(NotUnderstood);
});
