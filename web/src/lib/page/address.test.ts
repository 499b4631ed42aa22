import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";

test.each([
  ["?q=123&free=true", { q: "123", free: "true" }],
  ["?formats=glb,fbx", { formats: "glb,fbx" }],
  ["?category=3D+Models", { category: "3D Models" }],
  ["?q=%22a%22+%26+b", { q: '"a" & b' }],
  ["", {}],
])("%s is read as text and written the same way", (text, asked) => {
  expect(readAddress(text)).toEqual(asked);
  expect(writeAddress(asked)).toBe(text);
});

test("what is left out of an address is not written", () => {
  expect(writeAddress({ q: undefined, category: "Props" })).toBe("?category=Props");
});
