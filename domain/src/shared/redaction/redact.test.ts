import fc from "fast-check";
import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test("names that say secret hide whatever they hold, counts and answers stay", () => {
  expect(
    redact({
      password: "x",
      resetToken: { deep: 1 },
      "set-cookie": ["a=b"],
      Authorization: "Basic abc",
      contactEmail: "none",
      phoneNumber: 5551234,
      user_id: 7,
      ip: "10.0.0.1",
      backupCodes: ["AAAA"],
      code: 123456,
      client_secret: "s",
      sessionId: "short",
    }),
  ).toEqual({
    password: "[secret]",
    resetToken: "[token]",
    "set-cookie": "[token]",
    Authorization: "[token]",
    contactEmail: "[email]",
    phoneNumber: "[phone]",
    user_id: "[id]",
    ip: "[ip]",
    backupCodes: "[code]",
    code: "[code]",
    client_secret: "[secret]",
    sessionId: "[token]",
  });
  const harmless = { tokens: 120, hasEmail: true, email: null, statusCode: 404, code: "23505", zip: "x", description: "d", size: 123456 };
  expect(redact(harmless)).toEqual(harmless);
});

test("texts inside, and names that are addresses, are redacted", () => {
  expect(
    redact([
      { "ada@example.com": ["code=1234"] },
      new Map([
        ["a", "b@c.d"],
        ["password", "hunter2"],
      ]),
      new Set(["b@c.d"]),
    ]),
  ).toEqual([{ "[email]": ["code=[code]"] }, { a: "[email]", password: "[secret]" }, ["[email]"]]);
  expect(redact(new URL("https://x.example/?email=a@b.c"))).toBe("https://x.example/?email=[email]");
  expect(redact([new Uint8Array(3), new Date(0), 1n, Symbol("a@b.c"), () => 1, new Date(Number.NaN)])).toEqual([
    "[3 bytes]",
    "1970-01-01T00:00:00.000Z",
    "1",
    "Symbol([email])",
    "[function]",
    "[no date]",
  ]);
});

test("an error keeps its name, message, code, places and causes", () => {
  const cause = Object.assign(new Error("Key (email)=(a@b.c) already exists."), { code: "23505" });
  const error = new TypeError("no mail\nto ada@example.com", { cause });
  error.stack = `${error.name}: ${error.message}\n    at send (/srv/mail.ts:12:3)\n    at ada@example.com (/srv/x.ts:1:123456)`;
  cause.stack = "";
  expect(redact(error)).toEqual({
    name: "TypeError",
    message: "no mail\\nto [email]",
    stack: ["at send (/srv/mail.ts:12:3)", "at [email] (/srv/x.ts:1:123456)"],
    cause: { name: "Error", message: "Key (email)=([email]) already exists.", code: "23505", stack: [] },
  });
  expect(redact(new AggregateError([new Error("a@b.c")], "both"))).toMatchObject({ message: "both", errors: [{ message: "[email]" }] });
});

test("circles, depth, size and hostile values end", () => {
  const circle: Record<string, unknown> = { name: "x" };
  circle.self = circle;
  expect(redact(circle)).toEqual({ name: "x", self: "[circle]" });
  const endless = new Error("again");
  endless.cause = endless;
  expect(redact(endless)).toMatchObject({ cause: "[circle]" });
  expect(JSON.stringify(redact({ a: { b: { c: { d: { e: { f: { g: 1 } } } } } } }))).toContain("[more]");
  expect(redact(Array.from({ length: 1_000 }, () => 1))).toHaveLength(101);
  const wide = Array.from({ length: 100 }, () => Array.from({ length: 100 }, () => "x"));
  expect(JSON.stringify(redact(wide)).length).toBeLessThan(20_000);
  expect(String(redact("word ".repeat(100_000))).length).toBeLessThan(9_000);
  const hostile = Object.defineProperty({ ok: 1 }, "bad", {
    enumerable: true,
    get: () => {
      throw new Error("no");
    },
  });
  expect(redact(hostile)).toEqual({ ok: 1, bad: "[unreadable]" });
  const shut = () => {
    throw new Error("no");
  };
  expect(redact({ shut: new Proxy({}, { ownKeys: shut, getPrototypeOf: shut }) })).toEqual({ shut: "[unreadable]" });
});

test("any value is answered, as data JSON can write", () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, withNullPrototype: true }),
      (value) => {
        const once = redact(value);
        expect(() => JSON.stringify(once)).not.toThrow();
        expect(redact(once)).toEqual(once);
      },
    ),
    { numRuns: 1_000 },
  );
});
