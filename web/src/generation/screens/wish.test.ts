import { toolRules } from "@blenda/domain/generation/rules";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { expect, test } from "vitest";
import { EMPTY_WISH, faultsOf, wishOf } from "./wish.ts";

const rules = toolRules(DEFAULT_SETTINGS);
const most = { ...EMPTY_WISH, resolution: "ultra", complexity: "high", highPack: "yes" };

test("base 1, ultra 2, high complexity 1 and HighPack 3 cost 7 tokens", () => {
  expect(wishOf(most, rules).cost.total).toBe(7);
});

test("what has been switched off since is not asked for, whatever a kept draft says", () => {
  expect(wishOf(most, { ...rules, advancedFeaturesEnabled: false, highPackEnabled: false }).cost.total).toBe(1);
  expect(wishOf(most, { ...rules, showAdvancedControls: false }).cost.total).toBe(1);
  expect(wishOf({ ...EMPTY_WISH, source: "image" }, { ...rules, imageGenerationEnabled: false }).source).toBe("text");
  expect(wishOf(EMPTY_WISH, { ...rules, textGenerationEnabled: false }).source).toBe("image");
  expect(wishOf({ ...EMPTY_WISH, format: "obj" }, { ...rules, allowedFormats: ["usdz"] }).format).toBe("usdz");
  expect(wishOf({ ...EMPTY_WISH, mode: "stl" }, rules).mode).toBe("figurine");
});

test("a prompt is refused before it is sent, in the specification's words", () => {
  expect(faultsOf({ ...EMPTY_WISH, prompt: "a crate" }, rules)).toEqual({ prompt: "Prompt too short. Minimum 10 characters." });
  expect(faultsOf({ ...EMPTY_WISH, prompt: "x".repeat(501) }, rules)).toEqual({ prompt: "Prompt too long. Maximum 500 characters." });
  expect(faultsOf({ ...EMPTY_WISH, prompt: "rusty sci-fi crate" }, rules)).toEqual({});
});

test("a picture needs no words, but there must be one", () => {
  const fromPicture = { ...EMPTY_WISH, source: "image" };
  expect(faultsOf(fromPicture, rules)).toEqual({ imageId: "Choose a picture first: png, jpeg or webp" });
  expect(faultsOf({ ...fromPicture, imageId: "p1" }, rules)).toEqual({});
  expect(faultsOf({ ...fromPicture, imageId: "p1", caption: "a radio" }, rules)).toEqual({
    caption: "Prompt too short. Minimum 10 characters.",
  });
});

test("words for a model made from words are not the name of a picture's", () => {
  const words = { ...EMPTY_WISH, prompt: "Blue vintage bicycle", caption: "" };
  expect(wishOf({ ...words, source: "image" }, rules).prompt).toBe("");
  expect(wishOf(words, rules).prompt).toBe("Blue vintage bicycle");
});
