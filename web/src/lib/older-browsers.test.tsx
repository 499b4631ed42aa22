import { afterEach, expect, test } from "vitest";
import { addMissing } from "./older-browsers.ts";

const OWNERS: [object, string][] = [
  [Map, "groupBy"],
  [Promise, "withResolvers"],
  [URL, "canParse"],
  [URL, "parse"],
  [Element.prototype, "checkVisibility"],
  [HTMLElement.prototype, "togglePopover"],
];
const own = OWNERS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

/** As in Safari 16.4. */
function becomeOlder(): void {
  for (const [owner, name] of OWNERS) Reflect.deleteProperty(owner, name);
  addMissing();
}

afterEach(() => {
  for (const [at, [owner, name]] of OWNERS.entries()) {
    const before = own[at];
    if (before) Object.defineProperty(owner, name, before);
  }
});

test("a browser that lacks them gets what our code uses", async () => {
  const native = () => [
    [...Map.groupBy([1, 2, 3], (n) => n % 2)],
    URL.canParse("https://blenda.test"),
    URL.canParse("no address"),
    URL.parse("no address"),
    URL.parse("/a", "https://blenda.test")?.href,
  ];
  const now = native();
  becomeOlder();
  expect(native()).toEqual(now);
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve("kept");
  await expect(promise).resolves.toBe("kept");
});

test("what is hidden is known there too, and messages are shown", () => {
  becomeOlder();
  document.body.append(
    Object.assign(document.createElement("p"), { id: "seen", textContent: "One" }),
    Object.assign(document.createElement("p"), { id: "hidden", hidden: true }),
  );
  const at = (id: string) => document.getElementById(id) as HTMLElement;
  expect([at("seen").checkVisibility(), at("hidden").checkVisibility()]).toEqual([true, false]);
  at("seen").togglePopover(true);
  expect(at("seen").hasAttribute("open")).toBe(true);
  at("seen").togglePopover(false);
  expect(at("seen").hasAttribute("open")).toBe(false);
});

test("a browser that has them keeps its own", () => {
  const before = Map.groupBy;
  addMissing();
  expect(Map.groupBy).toBe(before);
});
