import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readGraph } from "./graph.ts";
import { openMemory } from "./memory.ts";
import { readSources } from "./sources.ts";

const TEST = "server/src/refunds.test.ts";
const GROUND = { name: "operations", hash: "one" };
const FILES = {
  [TEST]: 'import { refund } from "./refund.ts";\nimport { mail } from "./mail.ts";',
  "server/src/refund.ts": 'import { DAYS } from "@blenda/domain/days";\nexport const refund = () => DAYS;',
  "server/src/mail.ts": "export const SENDER = 'us';\nexport const mail = () => SENDER;",
  "domain/src/days.ts": "export const DAYS = 14;",
  "server/words.json": "{}",
  "docs/other.txt": "",
};
const RECORDED = { calls: ["server/src/refund.ts"], reads: ["server/words.json"] };
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "blenda-memory-"));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function memory() {
  const folder = join(root, ".data/tests");
  const sources = readSources(root);
  return openMemory(folder, sources, readGraph(sources, folder));
}

test.each([
  ["nothing changed", "docs/other.txt", ""],
  ["a file it never looked at changed", "docs/other.txt", "more"],
  ["a function it loads and never calls changed", "server/src/mail.ts", "export const SENDER = 'us';\nexport const mail = () => 'them';"],
])("a test that passed is not run again when %s", (_, path, text) => {
  memory().keep(GROUND, TEST, RECORDED);
  write(path, text);
  expect(memory().hasPassed(GROUND, TEST)).toBe(true);
});

test.each([
  ["it changed itself", TEST, `${FILES[TEST]}\n`],
  ["a module it called changed", "server/src/refund.ts", `${FILES["server/src/refund.ts"]} // more`],
  ["a value it loads changed, however far away", "domain/src/days.ts", "export const DAYS = 30;"],
  ["a value of a module it never calls changed", "server/src/mail.ts", "export const SENDER = 'them';\nexport const mail = () => SENDER;"],
  ["a file it read changed", "server/words.json", '{ "a": 1 }'],
])("a test that passed is run again when %s", (_, path, text) => {
  memory().keep(GROUND, TEST, RECORDED);
  write(path, text);
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});

test("a test that passed is run again on another ground", () => {
  memory().keep(GROUND, TEST, RECORDED);
  expect(memory().hasPassed({ ...GROUND, hash: "two" }, TEST)).toBe(false);
  expect(memory().hasPassed({ ...GROUND, name: "operations on PostgreSQL 15" }, TEST)).toBe(false);
});

test("a test that started a program is run again when anything changed", () => {
  memory().keep(GROUND, TEST, { calls: [], reads: ["."] });
  expect(memory().hasPassed(GROUND, TEST)).toBe(true);
  write("docs/new.txt", "");
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});

test("a test nobody watched is taken to call everything it loads", () => {
  memory().keep(GROUND, TEST, null);
  write("server/src/mail.ts", "export const SENDER = 'us';\nexport const mail = () => 'them';");
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});

test("a file that was read and is new, or a folder in which one appears, is noticed", () => {
  memory().keep(GROUND, TEST, { calls: [], reads: ["server/pictures", "server/.env.test"] });
  write("server/pictures/one.txt", "");
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});

test("a memory that was changed or half written is never believed", () => {
  memory().keep(GROUND, TEST, RECORDED);
  const folder = join(root, ".data/tests/passed");
  const [name = ""] = readdirSync(folder);
  const whole = readFileSync(join(folder, name), "utf8");
  writeFileSync(join(folder, name), whole.replace("words", "wordy"));
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
  writeFileSync(join(folder, name), whole);
  expect(memory().hasPassed(GROUND, TEST)).toBe(true);
  truncateSync(join(folder, name), whole.length - 1);
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
  writeFileSync(join(folder, name), "");
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});

test("a test that failed is forgotten", () => {
  memory().keep(GROUND, TEST, RECORDED);
  memory().forget(GROUND, TEST);
  expect(memory().hasPassed(GROUND, TEST)).toBe(false);
});
