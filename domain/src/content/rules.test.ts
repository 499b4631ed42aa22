import { expect, test } from "vitest";
import { readHero, sectionPicks } from "./rules.ts";

const DEFAULTS = {
  title: "",
  subtitle: "",
  primaryButtonText: "",
  secondaryButtonText: "",
  backgroundImage: "",
  isActive: true,
  overlayOpacity: 50,
  brightness: 100,
  contrast: 100,
  saturation: 100,
  blur: 0,
  imagePosition: "center center",
  imageScale: "cover",
  overlayColor: "#000000",
};

test("a hero has fourteen fields, and a document that leaves one out gets its default", () => {
  expect(Object.keys(DEFAULTS)).toHaveLength(14);
  for (const nothing of [undefined, null, {}, "words", 7, []]) expect(readHero(nothing)).toEqual(DEFAULTS);
  expect(readHero({ title: "Hello", isActive: false, overlayOpacity: 0 })).toEqual({
    ...DEFAULTS,
    title: "Hello",
    isActive: false,
    overlayOpacity: 0,
  });
});

test("a field that cannot be read is the default, and the rest of the document stays", () => {
  expect(readHero({ title: "Hello", overlayOpacity: 500, blur: "much", imageScale: null, isActive: "yes", odd: 1 })).toEqual({
    ...DEFAULTS,
    title: "Hello",
  });
});

test("an item of a section is named by productId, id or docId, in this order, and counts once", () => {
  const items = [
    { productId: "a", id: "x", docId: "y", note: "first" },
    { id: "b", docId: "y", note: "" },
    { docId: "c", note: "" },
    { note: "nobody" },
    { productId: "", docId: "a", note: "again" },
  ];
  expect(sectionPicks({ items })).toEqual([
    { productId: "a", note: "first" },
    { productId: "b", note: "" },
    { productId: "c", note: "" },
  ]);
});
