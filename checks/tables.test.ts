import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("server/src/*/**/*.ts", { cwd: root }).filter((path) => !/\.test\.ts$|^server\/src\/testing\//.test(path));
const folderOf = (path: string) => path.split("/")[2] as string;
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Which folder each table is declared in, by the table's name in the database. */
const owners = new Map<string, string>();

beforeAll(async () => {
  for (const path of sources.filter((each) => /(^|\/|-)tables\.ts$/.test(each)))
    for (const [name, declared] of Object.entries<object>(await import(join(root, path))))
      if (name.endsWith("Tables")) for (const table of Object.keys(declared)) owners.set(snakeCase(table), folderOf(path));
});

/** What is said about the code writes nothing. */
const code = (path: string) => readFileSync(join(root, path), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, "");

interface Write {
  path: string;
  table: string;
}

/** By the query builder and in SQL. */
const WRITES = [
  /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(\s*"(\w+)/g,
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)/gi,
];

const writesOf = (path: string): Write[] =>
  WRITES.flatMap((write) => [...code(path).matchAll(write)].map(([, name = ""]) => ({ path, table: snakeCase(name) }))).filter(
    ({ table }) => owners.has(table),
  );

test("a table is written by its owner only", () => {
  const writes = sources.flatMap(writesOf);
  expect(owners.size).toBeGreaterThan(60);
  expect(new Set(writes.map(({ table }) => table)).size).toBeGreaterThan(60);
  const foreign = writes.filter(({ path, table }) => owners.get(table) !== folderOf(path));
  expect(foreign.map(({ path, table }) => `${path} writes ${table}, which is ${owners.get(table)}'s`)).toEqual([]);
});

test("a table is declared once", async () => {
  const declared: string[] = [];
  for (const path of sources.filter((each) => /(^|\/|-)tables\.ts$/.test(each)))
    for (const [name, tables] of Object.entries<object>(await import(join(root, path))))
      if (name.endsWith("Tables")) declared.push(...Object.keys(tables));
  expect(declared.filter((table, n) => declared.indexOf(table) !== n)).toEqual([]);
});

/** They write the columns that are theirs in each of the tables they are handed: those of a publication, those of a lease. */
const FOR_EVERY_KIND = new Set(["server/src/publication/items.ts", "server/src/publication/sales.ts", "server/src/platform/jobs/lease-queue.ts"]);

test("a write names its table, so that it can be read here", () => {
  const unnamed =
    /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\((?!\s*")|\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{/i;
  expect(sources.filter((path) => unnamed.test(code(path)) && !FOR_EVERY_KIND.has(path))).toEqual([]);
});

test("sql.ts is a door for reading: it writes nothing", () => {
  const doors = globSync("server/src/*/sql.ts", { cwd: root });
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.flatMap(writesOf)).toEqual([]);
});
