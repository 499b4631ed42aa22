import { expect, test } from "vitest";
import { Email, plainText } from "./text.ts";

test.each([
  ["A@x.example", "a@x.example"],
  [" a@X.example ", "a@x.example"],
  ["a+b.c@x.example", "a+b.c@x.example"],
])("%s is stored and compared as %s", (given, stored) => {
  expect(Email.parse(given)).toBe(stored);
});

test.each(["a@x.example\u0000", `${"a".repeat(400)}@x.example`, "a", "", "a@b@c.example", "a b@x.example"])(
  "%s is not an address",
  (given) => {
    expect(Email.safeParse(given).success).toBe(false);
  },
);

test("text is trimmed and counted in characters, not in code units", () => {
  const Name = plainText(1, 3);
  expect(Name.parse("  abc ")).toBe("abc");
  expect(Name.safeParse("🪑🪑🪑").success).toBe(true);
  expect(Name.safeParse("🪑🪑🪑🪑").success).toBe(false);
  for (const odd of ["   ", "a\u0000", "a\ud800"]) expect(Name.safeParse(odd).success).toBe(false);
});
