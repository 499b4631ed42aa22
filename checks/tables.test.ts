import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("server/src/*/**/*.ts", { cwd: root }).filter((path) => !/\.test\.ts$|^server\/src\/testing\//.test(path));
const folderOf = (path: string) => path.split("/")[2] as string;
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Which folder each table is declared in, by the table's name in the database. */
const owners = new Map<string, string>();
const columns = new Map<string, ReadonlySet<string>>();

beforeAll(async () => {
  for (const path of sources.filter((each) => /(^|\/|-)tables\.ts$/.test(each)))
    for (const [name, declared] of Object.entries<Record<string, object>>(await import(join(root, path))))
      if (name.endsWith("Tables"))
        for (const [table, declaration] of Object.entries<object>(declared)) {
          owners.set(snakeCase(table), folderOf(path));
          columns.set(snakeCase(table), new Set(Object.keys(declaration).map(snakeCase)));
        }
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
const FOR_EVERY_KIND = new Set([
  "server/src/publication/items.ts",
  "server/src/publication/sales.ts",
  "server/src/platform/jobs/lease-queue.ts",
]);

test("a write names its table, so that it can be read here", () => {
  const unnamed =
    /\b(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\((?!\s*")|\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+\$\{/i;
  expect(sources.filter((path) => unnamed.test(code(path)) && !FOR_EVERY_KIND.has(path))).toEqual([]);
});

const doorFiles = globSync("server/src/*/sql.ts", { cwd: root });

test("sql.ts is a door for reading: it writes nothing", () => {
  expect(doorFiles.length).toBeGreaterThan(20);
  expect(doorFiles.flatMap(writesOf)).toEqual([]);
});

interface Mention {
  path: string;
  table: string;
}

/** By the query builder, in SQL, after the comma of a list of tables, and as a table without a statement around it. */
const READS = [
  /\b(?:selectFrom|(?:inner|left|right|full|cross)Join(?:Lateral)?|from|using)\(\s*\[?\s*"(\w+)(?: as \w+)?"/g,
  /\b(?:from|join|using)\s+(?:only\s+)?(?:lateral\s+)?\(?"?(\w+)/gi,
  /\b(?:from|using)\s+[\w$]+(?:\([^()]*\)\}?)?(?:\s+(?:as\s+)?\w+)?\s*,\s*(?:lateral\s+)?"?(\w+)/gi,
  /\bsql\.table\(\s*"(\w+)"/g,
];

const readsIn = (text: string): string[] =>
  READS.flatMap((read) => [...text.matchAll(read)].map(([, name = ""]) => snakeCase(name))).filter((table) => owners.has(table));

const foreignReads = (path: string): Mention[] =>
  readsIn(code(path)).flatMap((table) => (owners.get(table) === folderOf(path) ? [] : [{ path, table }]));

test("a foreign table is read only through its owner's sql.ts or port", () => {
  expect(readsIn('db.selectFrom("orders as o").innerJoin(\n"users as u", "u.id", "o.buyerId")')).toEqual(["orders", "users"]);
  expect(readsIn("select from posts p, users u where exists (select from order_lines)")).toEqual(["posts", "order_lines", "users"]);
  expect(readsIn("from actor join users u on true")).toEqual(["users"]);
  expect(readsIn('sql.table("users")')).toEqual(["users"]);
  expect(sources.flatMap((path) => readsIn(code(path))).length).toBeGreaterThan(900);
  expect(sources.flatMap(foreignReads).map(({ path, table }) => `${path} reads ${table}, which is ${owners.get(table)}'s`)).toEqual([]);
});

/** The ground is handed tables; what is its own in them are the columns every kind has. */
const GROUND = new Set(["platform", "publication", "drafts"]);

test("a read names its table or its door, so that it can be read here", () => {
  const unnamed = /\bsql\.table\((?!\s*")|\b(?:selectFrom|(?:inner|left|right|full|cross)Join)\(\s*\w+\[\w+\]\s*[,)]/;
  expect(unnamed.test("db.selectFrom(TABLES[itemType])")).toBe(true);
  expect(sources.filter((path) => unnamed.test(code(path)) && !GROUND.has(folderOf(path)))).toEqual([]);
});

interface ReadDoor {
  owner: string;
  table: string;
  columns: ReadonlySet<string>;
}

const doors = new Map<string, ReadDoor>(
  doorFiles.flatMap((path) =>
    [...code(path).matchAll(/export const (\w+) = door\(\s*"(\w+)",\s*\[([^\]]*)\]/g)].map(([, name = "", table = "", list = ""]) => [
      name,
      {
        owner: folderOf(path),
        table: snakeCase(table),
        columns: new Set([...list.matchAll(/"(\w+)"/g)].map(([, column = ""]) => snakeCase(column))),
      },
    ]),
  ),
);
const OPENED = new RegExp(`\\b(${[...doors.keys()].join("|")})\\("(\\w+)"\\)`, "g");

/** What is read through a door and not among its columns, wherever the name it was given stands for nothing else. */
function pastTheirDoor(text: string): string[] {
  const opened = Map.groupBy(
    [...text.matchAll(OPENED)].map(([, door = "", alias = ""]) => ({ alias, ...(doors.get(door) as ReadDoor) })),
    ({ alias }) => alias,
  );
  return [...opened].flatMap(([alias, through]) => {
    const own = new RegExp(`"(\\w+) as ${alias}"|\\b(?:from|join)\\s+(\\w+)\\s+(?:as\\s+)?${snakeCase(alias)}\\b`, "g");
    if (own.test(text)) return [];
    const used = new Set(
      [...text.matchAll(new RegExp(`(?<![\\w.])(?:${alias}|${snakeCase(alias)})\\.(\\w+)`, "g"))].map(([, name = ""]) => snakeCase(name)),
    );
    const isStored = (name: string) => through.some(({ table }) => columns.get(table)?.has(name));
    const isOpen = (name: string) => through.some((door) => door.columns.has(name));
    return [...used].filter((name) => isStored(name) && !isOpen(name)).map((name) => `${alias}.${name}`);
  });
}

test("through a door only its columns are read, in SQL as by the compiler", () => {
  expect(doors.size).toBeGreaterThan(40);
  for (const [name, { owner, table }] of doors) expect(`${name}: ${owners.get(table)}`).toBe(`${name}: ${owner}`);
  const opened = `$${'{publicPerson("u")}'}`;
  expect(pastTheirDoor(`select u.password_hash, u.name, u.bio from ${opened}`)).toEqual(["u.password_hash", "u.name"]);
  expect(sources.flatMap((path) => pastTheirDoor(code(path)).map((column) => `${path} reads ${column}`))).toEqual([]);
});
