import { forms } from "@blenda/forms/forms";
import validator from "gltf-validator";
import { expect, test } from "vitest";
import { writeModel } from "./formats/write.ts";
import { build, type GenerateRequest, generate, NotUnderstood, read } from "./generate.ts";
import { oddPrompts } from "./prompt/test-odd-prompts.ts";
import type { UnderstoodObject } from "./prompt/understand.ts";

const request = (prompt: string): GenerateRequest => ({ prompt, resolution: "draft", complexity: "normal", highPack: false });

/** Null is the clear refusal; anything else that is thrown fails the test. */
const refusedOr = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof NotUnderstood) return null;
    throw error;
  });

const keyOf = ({ grammar, look }: UnderstoodObject) => JSON.stringify([grammar.id, look, [...look.traits]]);

test("two hundred odd prompts are each built of sound triangles or clearly refused", async () => {
  let built = 0;
  const seen = new Set<string>();
  for (const prompt of oddPrompts(200)) {
    const understood = await refusedOr(read(prompt, forms));
    if (!understood) continue;
    built++;
    // One of each is enough to see that it can be built, and once.
    const objects = understood.objects.filter((object) => !seen.has(keyOf(object))).map((object) => ({ ...object, count: 1 }));
    if (objects.length === 0) continue;
    for (const object of objects) seen.add(keyOf(object));
    const parts = await build({ ...understood, objects }, request(prompt));
    expect(parts.length, prompt).toBeGreaterThan(0);
    const numbers = parts.flatMap(({ shape, place }) => [...shape.getAttribute("position").array.slice(0, 90), ...(place?.elements ?? [])]);
    expect(numbers.every(Number.isFinite), prompt).toBe(true);
  }
  expect(built).toBeGreaterThan(100);
}, 120_000);

test("a few of them all the way give files without an error or a warning", async () => {
  let valid = 0;
  for (const prompt of oddPrompts(90).filter((_, at) => at % 7 === 5)) {
    if (valid === 5) break;
    const generated = await refusedOr(generate(request(prompt), forms));
    if (!generated) continue;
    const { issues } = await validator.validateBytes(await writeModel(generated.model, "glb"));
    expect([issues.numErrors, issues.numWarnings], prompt).toEqual([0, 0]);
    valid++;
  }
  expect(valid).toBe(5);
}, 120_000);
