import { afterEach, expect, test, vi } from "vitest";
import { localStore, parseStored, tabStore } from "./storage.ts";

afterEach(() => void vi.unstubAllGlobals());

function keep(): Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

test("what is written is read, until it is removed or everything is cleared", () => {
  vi.stubGlobal("window", { localStorage: keep(), sessionStorage: keep() });
  expect(localStore.write("a", "1")).toBe(true);
  expect([localStore.read("a"), tabStore.read("a")]).toEqual(["1", null]);
  localStore.remove("a");
  expect(localStore.read("a")).toBeNull();
  tabStore.write("b", "2");
  tabStore.clear();
  expect(tabStore.read("b")).toBeNull();
});

test("a store that is switched off answers null and never throws", () => {
  vi.stubGlobal("window", {
    get localStorage() {
      throw new Error("SecurityError");
    },
  });
  expect(localStore.write("a", "1")).toBe(false);
  expect(localStore.read("a")).toBeNull();
  expect(() => [localStore.remove("a"), localStore.clear()]).not.toThrow();
});

test.each([
  [null, null],
  ["{", null],
  ['{"a":1}', { a: 1 }],
])("stored text %j is read as %j", (text, value) => {
  expect(parseStored(text)).toEqual(value);
});
