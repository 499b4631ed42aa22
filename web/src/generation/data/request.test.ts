import { toolRules } from "@blenda/domain/generation/rules";
import { DEFAULT_SETTINGS } from "@blenda/domain/generator/rules";
import { expect, test } from "vitest";
import { EMPTY_REQUEST, faultsOf, requestOf } from "./request.ts";

const rules = toolRules(DEFAULT_SETTINGS);
const most = { ...EMPTY_REQUEST, resolution: "ultra", complexity: "high", highPack: "yes" };

test("base 1, ultra 2, high complexity 1 and HighPack 3 cost 7 tokens", () => {
  expect(requestOf(most, rules).cost.total).toBe(7);
});

test("what has been switched off since is not asked for, whatever a kept draft says", () => {
  expect(requestOf(most, { ...rules, advancedFeaturesEnabled: false, highPackEnabled: false }).cost.total).toBe(1);
  expect(requestOf(most, { ...rules, showAdvancedControls: false }).cost.total).toBe(1);
  expect(requestOf({ ...EMPTY_REQUEST, source: "image" }, { ...rules, imageGenerationEnabled: false }).source).toBe("text");
  expect(requestOf(EMPTY_REQUEST, { ...rules, textGenerationEnabled: false }).source).toBe("image");
  expect(requestOf({ ...EMPTY_REQUEST, mode: "stl" }, rules).mode).toBe("figurine");
});

test("a prompt is refused before it is sent, in the specification's words", () => {
  expect(faultsOf({ ...EMPTY_REQUEST, prompt: "a crate" }, rules)).toEqual({ prompt: "Prompt too short. Minimum 10 characters." });
  expect(faultsOf({ ...EMPTY_REQUEST, prompt: "x".repeat(501) }, rules)).toEqual({ prompt: "Prompt too long. Maximum 500 characters." });
  expect(faultsOf({ ...EMPTY_REQUEST, prompt: "rusty sci-fi crate" }, rules)).toEqual({});
});

test("a picture needs no words, but there must be one", () => {
  const fromPicture = { ...EMPTY_REQUEST, source: "image" };
  expect(faultsOf(fromPicture, rules)).toEqual({ imageId: "Choose a picture first: png, jpeg or webp" });
  expect(faultsOf({ ...fromPicture, imageId: "p1" }, rules)).toEqual({});
  expect(faultsOf({ ...fromPicture, imageId: "p1", caption: "a radio" }, rules)).toEqual({
    caption: "Prompt too short. Minimum 10 characters.",
  });
});

test("a known object is made of its name, however short, and only by an engine that knows things", () => {
  const known = { ...EMPTY_REQUEST, source: "image", imageId: "p1", mode: "form", resolution: "ultra" };
  expect(faultsOf(known, rules)).toEqual({ caption: "Tell us what it is, like “a sofa”." });
  expect(faultsOf({ ...known, caption: "a vase" }, rules)).toEqual({});
  expect(requestOf(known, rules)).toMatchObject({ pictureMode: "form", isFromWords: true, cost: { total: 3 } });
  expect(requestOf(known, rules, false)).toMatchObject({ pictureMode: "figurine", isFromWords: false, cost: { total: 1 } });
});

test("words for a model made from words are not the name of a picture's", () => {
  const words = { ...EMPTY_REQUEST, prompt: "Blue vintage bicycle", caption: "" };
  expect(requestOf({ ...words, source: "image" }, rules).prompt).toBe("");
  expect(requestOf(words, rules).prompt).toBe("Blue vintage bicycle");
});
