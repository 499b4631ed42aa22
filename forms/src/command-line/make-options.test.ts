import { expect, test } from "vitest";
import { makeOptions } from "./make-options.ts";

test.each([
  [["a mug", "--format", "glb,stl"], 'There is no format "stl": choose from glb, usdz, fbx, obj.'],
  [["a mug", "--seed", "first"], 'The seed "first" is no whole number above zero.'],
  [["an elephant", "--instead", "elephant"], '"elephant" is no choice: write --instead elephant=horse.'],
  [["--format", "glb"], 'Say what to make: forge make "a red mug".'],
])("%j is refused before the engine is loaded", (args, words) => {
  expect(() => makeOptions(args)).toThrow(words);
});

test("what was asked for is kept; an empty choice leaves the thing out", () => {
  const options = makeOptions(["a", "mug", "--format", "glb, fbx", "--instead", "spoon="]);
  expect(options).toMatchObject({ prompt: "a mug", formats: ["glb", "fbx"], seed: 1, instead: { spoon: "" } });
});
