import fc from "fast-check";
import { expect, test } from "vitest";
import { afterLogin } from "./redirect.ts";

const ORIGIN = "https://blenda.example";
/** As it stands in the address bar. */
const raw = (value: string) => afterLogin(`?redirect=${value}`, ORIGIN);
const given = (value: string) => raw(encodeURIComponent(value));
const warning = expect.stringContaining("redirect");

test.each([
  ["/marketplace", "/marketplace"],
  ["marketplace", "/marketplace"],
  ["/order/1?x=1#y", "/order/1?x=1#y"],
])("R1 %s leads to %s", (value, to) => {
  expect(given(value)).toEqual({ to });
});

test.each(["https://e.x", "HTTPS://e.x", "http:e.x", "https:e.x", "HTTP:e.x", "/http:e.x", "/x?u=https://a.b"])(
  "R2 %s is refused with a console warning",
  (value) => {
    expect(given(value)).toEqual({ to: "/", warning });
  },
);

test.each(["//e.x", "///e.x", "/\\e.x", "\\e.x", "\\\\e.x", "/%09/e.x", "%09//e.x", "/%0A/e.x", "/%0d%0a/e.x", "/%00/e.x", "/%7f/e.x"])(
  "R3 %s stays on our origin",
  (value) => {
    expect(raw(value)).toEqual({ to: "/", warning });
  },
);

test.each(["/.//e.x", "/..//e.x", "./\\e.x", "/%2e/%2fe.x", "/%252e/%252fe.x"])(
  "R4 %s never makes a path that begins with two slashes",
  (value) => {
    expect(raw(value).to).not.toMatch(/^\/\//);
  },
);

test.each(["javascript:alert(1)", "data:text/html,x"])("R5 %s is only a path nobody has", (value) => {
  expect(given(value)).toEqual({ to: `/${value}` });
});

test.each(["%2F%2Fe.x", "%5Ce.x", "%252F%252Fe.x", "%255Ce.x"])("R5 %s stays on our site", (value) => {
  const { to } = raw(value);
  expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
});

test("R6 only the first value counts; an empty one and a very long one lead home", () => {
  expect(afterLogin("?redirect=a&redirect=//e.x", ORIGIN)).toEqual({ to: "/a" });
  expect(raw("")).toEqual({ to: "/" });
  expect(afterLogin("", ORIGIN)).toEqual({ to: "/" });
  expect(raw("x".repeat(10_000))).toEqual({ to: "/", warning });
});

test.each(["/login", "/signup", "login", "/login/", "/login?redirect=/login"])("R7 %s makes no loop", (value) => {
  expect(given(value).to).toBe("/");
});

test("R8 whatever stands in the parameter, the way leads to our origin", () => {
  const pieces = [
    "/",
    "\\",
    ":",
    ".",
    "?",
    "#",
    "@",
    " ",
    "\t",
    "\n",
    "\r",
    "\0",
    "%",
    "%2f",
    "%5c",
    "%09",
    "http",
    "e.x",
    "a",
    "é",
    "&",
    "=",
  ];
  const anything = fc.array(fc.constantFrom(...pieces), { maxLength: 16 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.oneof(anything, fc.string({ unit: "binary" })), fc.boolean(), (value, isEncoded) => {
      const search = isEncoded ? new URLSearchParams({ redirect: value }).toString() : `redirect=${value}`;
      const { to } = afterLogin(`?${search}`, ORIGIN);
      expect(to).toMatch(/^\/(?!\/)/);
      expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(to, ORIGIN).pathname).not.toMatch(/^\/\//);
    }),
    { numRuns: 10_000 },
  );
});
