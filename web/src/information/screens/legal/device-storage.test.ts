import { expect, test } from "vitest";
import { deviceStorage } from "./device-storage.ts";

const sources: Record<string, string> = {
  ...import.meta.glob<string>(["../../../**/*.{ts,tsx}", "../../../../public/*.js", "!./device-storage.ts", "!../../../**/*.test.*"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>(["../../../../../domain/src/**/*.ts", "!../../../../../domain/src/**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
};

const server = import.meta.glob<string>(["../../../../../server/src/**/*.ts", "!../../../../../server/src/**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

test("the cookie page lists every cookie the server sets, and no other", () => {
  const set = Object.values(server).flatMap((text) => [...text.matchAll(/ = cookie\("([\w-]+)"\)/g)].map(([, name]) => name));
  const listed = deviceStorage.filter(({ where }) => where === "Cookie").map(({ name }) => name);
  expect(set.toSorted()).toEqual(listed.toSorted());
});

test("the cookie page lists every key the site keeps in a browser, and no other", () => {
  const written = Object.values(sources).flatMap((text) => [...text.matchAll(/["'](blenda\.[a-zA-Z.]+)["']/g)].map(([, key]) => key));
  const listed = deviceStorage.filter(({ where }) => where !== "Cookie").map(({ name }) => name);
  expect([...new Set(written)].toSorted()).toEqual(listed.toSorted());
});
