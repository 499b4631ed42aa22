import { expect, test } from "vitest";
import { durationText, readingText, trainingDisplay } from "./rules.ts";

test.each([
  [null, "Unknown duration"],
  [0, "Unknown duration"],
  [-5, "Unknown duration"],
  [1, "1 min"],
  [89, "1 min"],
  [90, "2 min"],
  [48 * 60, "48 min"],
  [59.6 * 60, "1 h"],
  [75 * 60, "1 h 15 min"],
  [125 * 60, "2 h 05 min"],
  [6 * 3_600, "6 h"],
])("%s seconds are shown as %s", (seconds, text) => {
  expect(durationText(seconds)).toBe(text);
});

const nobody = { creatorId: "ada", name: "", slug: "ada", imageUrl: null, isVerified: false };

test("what a training leaves out is shown in the specification's words", () => {
  expect(trainingDisplay({ title: "", category: "", durationSeconds: null, level: null, shop: nobody })).toEqual({
    title: "Untitled Training",
    category: "Tutorial",
    shopName: "Unknown Creator",
    duration: "Unknown duration",
    level: "All Levels",
  });
});

test("what a training says is shown as it says it", () => {
  const shop = { ...nobody, name: "Oak & Edge" };
  expect(trainingDisplay({ title: "Chairs", category: "Furniture", durationSeconds: 600, level: "Beginner", shop })).toEqual({
    title: "Chairs",
    category: "Furniture",
    shopName: "Oak & Edge",
    duration: "10 min",
    level: "Beginner",
  });
});

test.each([
  [20, "1 min read"],
  [75, "1 min read"],
  [150, "3 min read"],
])("a text of %i seconds says how long it takes to read: %s", (seconds, text) => {
  expect(readingText(seconds)).toBe(text);
});
