import { expect, test } from "vitest";
import { readModule } from "./modules.ts";

const loaded = (text: string) => readModule("x.ts", text).loaded;
const BEFORE = `import { floor } from "./a.ts";
import { LIMIT } from "./b.ts";
const PRIVATE = 3;
export const MOST = LIMIT * 2;
/** Why. */
export function rounded(value: number) {
  return floor(value) + PRIVATE;
}
export const call = (value: number) => rounded(value);
`;

test.each([
  ["a function does something else", "floor(value) + PRIVATE", "floor(value) - PRIVATE"],
  ["a function takes more", "rounded(value: number)", "rounded(value: number, more = 1)"],
  ["a value only functions use is another", "PRIVATE = 3", "PRIVATE = 4"],
  ["something only functions use comes from elsewhere", "./a.ts", "./c.ts"],
  ["a function is added", "export const call", "export const other = () => 1;\nfunction more() {}\nexport const call"],
  ["a comment is another", "Why.", "Why not."],
  ["a type is added", "const PRIVATE", "export interface Price { cents: number }\nconst PRIVATE"],
])("whoever calls nothing of a module does not notice that %s", (_, from, to) => {
  expect(BEFORE).toContain(from);
  expect(loaded(BEFORE.replace(from, to))).toBe(loaded(BEFORE));
});

test.each([
  ["a value it exports is another", "LIMIT * 2", "LIMIT * 3"],
  ["what a value is made of comes from elsewhere", "./b.ts", "./c.ts"],
  ["a private value becomes part of one it exports", "LIMIT * 2", "LIMIT * PRIVATE"],
  ["it does something when it is loaded", "export const call", "register(MOST);\nexport const call"],
  ["a private value is the answer of a call", "PRIVATE = 3", "PRIVATE = register(3)"],
  ["it loads something for its effect", "const PRIVATE", 'import "./effect.ts";\nconst PRIVATE'],
  ["a class has another value", "export const call", "export class Box { static size = 1 }\nexport const call"],
])("everybody who loads a module notices that %s", (_, from, to) => {
  expect(BEFORE).toContain(from);
  expect(loaded(BEFORE.replace(from, to))).not.toBe(loaded(BEFORE));
});

test("a module of functions computes nothing when it is loaded", () => {
  expect(loaded("export function one() { return 1; }\nexport const two = () => 2;")).toBe("");
});

test("imports are followed when they are there at run time, types are not", () => {
  const text =
    'import type { A } from "./a";\nimport { type B } from "./b";\nimport { type C, d } from "./c";\nexport { e } from "./e";\nconst f = () => import("./f");';
  expect(readModule("x.ts", text).imports).toEqual(["./c", "./e", "./f"]);
});

test("a file that is no module, or that nobody understands, counts with every letter", () => {
  expect(readModule("x.css", "a {}").loaded).not.toBe(readModule("x.css", "a { }").loaded);
  expect(loaded("const = 1")).not.toBe(loaded("const = 2"));
});
