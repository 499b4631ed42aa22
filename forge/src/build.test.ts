import { forms } from "@blenda/forms/forms";
import { expect, test } from "vitest";
import { buildScene } from "./build.ts";
import { isMakeable, understand } from "./prompt/understand.ts";
import { seededRandom } from "./solid/random.ts";

async function partsOf(prompt: string): Promise<string[]> {
  const understood = await understand(prompt, forms);
  if (!understood || !isMakeable(understood)) throw new Error(`nothing is made of “${prompt}”`);
  return (await buildScene(understood, false, seededRandom(prompt))).map(({ name }) => name);
}

test("whoever holds something puts away what they usually carry; whoever only has company does not", async () => {
  expect(await partsOf("a knight")).toContain("sword");
  expect(await partsOf("a knight holding a rose")).not.toContain("sword");
  expect(await partsOf("a knight with a dog")).toContain("sword");
  expect(await partsOf("a knight with a king")).toContain("sword");
});
