import { expect, test } from "vitest";
import { type LogLevel, makeLog } from "./log.ts";

function recorded(level: LogLevel, style: "json" | "text" = "json", requestId?: () => string | undefined) {
  const lines: string[] = [];
  const log = makeLog({
    level,
    style,
    write: (line) => lines.push(line),
    now: () => new Date("2026-01-31T09:00:00.000Z"),
    ...(requestId && { requestId }),
  });
  return { log, lines };
}

test("level 2 writes errors and warnings, level 3 adds information", () => {
  for (const [level, expected] of [
    [1, ["error"]],
    [2, ["error", "warn"]],
    [3, ["error", "warn", "info"]],
  ] as const) {
    const { log, lines } = recorded(level);
    log.error("a");
    log.warn("b");
    log.info("c");
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(expected);
  }
});

test("one entry is one line of JSON, whatever it carries", () => {
  const { log, lines } = recorded(2, "json", () => "req-7");
  const error = new Error("first\nlevel: error, what: forged");
  error.stack = "";
  log.warn("delivery\nfailed", error);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("\n");
  expect(JSON.parse(lines[0] as string)).toEqual({
    at: "2026-01-31T09:00:00.000Z",
    level: "warn",
    what: "delivery\\nfailed",
    cause: { name: "Error", message: "first\\nlevel: error, what: forged", stack: [] },
    requestId: "req-7",
  });
});

test("log output redacts emails, codes, tokens, user ids and phone numbers", () => {
  const secrets = [
    "ada@example.com",
    "123456",
    "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dF",
    "0198c2f4-7b1e-7c3a-9d2f-5a6b7c8d9e0f",
    "+49 170 1234567",
  ];
  for (const style of ["json", "text"] as const) {
    const { log, lines } = recorded(3, style, () => secrets[2]);
    for (const secret of secrets) {
      log.error(`failed for ${secret}`, new Error(secret, { cause: { note: secret } }));
      log.info(secret, secret);
    }
    const output = lines.join("\n");
    for (const secret of secrets) expect(output).not.toContain(secret);
    for (const mark of ["[email]", "[code]", "[token]", "[id]", "[phone]"]) expect(output).toContain(mark);
  }
});

test("whoever develops reads a line, and the places of an error below it", () => {
  const { log, lines } = recorded(2, "text", () => "req-7");
  const cause = Object.assign(new Error("no answer"), { code: "ECONNREFUSED", stack: "" });
  const error = new Error("mail not sent", { cause });
  error.stack = "Error: mail not sent\n    at send (/srv/smtp.ts:1:2)";
  log.error("outbox", error);
  log.warn("slow", { ms: 1_200 });
  expect(lines).toEqual([
    "09:00:00.000 error (req-7) outbox\n  Error: mail not sent\n    at send (/srv/smtp.ts:1:2)\n  Error: no answer (ECONNREFUSED)",
    '09:00:00.000 warn  (req-7) slow\n  {"ms":1200}',
  ]);
});

test("a log that cannot be written takes nothing down", () => {
  const broken = () => {
    throw new Error("disk full");
  };
  expect(() => makeLog({ level: 2, write: broken }).error("x")).not.toThrow();
  expect(() => makeLog({ level: 2, write: () => {}, requestId: broken }).error("x")).not.toThrow();
});
