import { execFile } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { accessFailures } from "@blenda/domain/access/failures";
import { catalogue } from "@blenda/domain/catalogue";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { databaseUrl } from "./testing/database/database-url.ts";

/**
 * CONTRIBUTING's "Adding a domain", tried literally: the smallest domain there is (`checks/new-domain`) is put into a copy of
 * the product with the registrations named there and nothing else, checked by the compiler, migrated, and used.
 */
const root = join(import.meta.dirname, "../..");
const given = join(root, "checks/new-domain");
const copy = mkdtempSync(join(tmpdir(), "adding-a-domain-"));
const run = promisify(execFile);
afterAll(() => rmSync(copy, { recursive: true }));

interface Registration {
  file: string;
  imports: string;
  /** The line below this one. */
  below: string;
  line: string;
}

const REGISTRATIONS: readonly Registration[] = [
  {
    file: "domain/src/contract.ts",
    imports: 'import { tallyContract } from "./tally/contract.ts";\nimport { tallyFailures } from "./tally/failures.ts";',
    below: "const parts = {",
    line: "tally: { calls: tallyContract, failures: tallyFailures },",
  },
  {
    file: "domain/src/screens.ts",
    imports: 'import { tallyScreens } from "./tally/screens.ts";',
    below: "export const screens = {",
    line: "tally: tallyScreens,",
  },
  {
    file: "server/src/domains.ts",
    imports: 'import { tally } from "./tally/domain.ts";',
    below: "export const domains = {",
    line: "tally,",
  },
  {
    file: "web/src/app/router.tsx",
    imports: 'import { tallyRoutes } from "../tally/routes.tsx";',
    below: "const routes = {",
    line: "...tallyRoutes,",
  },
];

/** A list without the new line is refused by the compiler: this file compiles only because the error is expected. */
const FORGOTTEN = `import { contract } from "@blenda/domain/contract";
import { implement } from "@orpc/server";
import { domains } from "./domains.ts";
import { routersOf } from "./platform/domain.ts";
import type { Context } from "./platform/requests/procedure.ts";

const { tally, ...others } = domains;
// @ts-expect-error
export const router = implement(contract).$context<Context>().router(routersOf(others));
`;

const ROOMS = ["domain/src", "server/src", "web/src"];
const COPIED = [...ROOMS, "forge/src", "forms/src"];
const UNCHECKED = "// @ts-nocheck\n";

/** The product as it is. What nobody touches was compiled already: the compiler reads it here and does not judge it again. */
async function copyProduct(): Promise<void> {
  const sources = globSync(
    COPIED.map((room) => `${room}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((path) => !/\.test\.tsx?$/.test(path));
  for (const folder of new Set(sources.map(dirname))) mkdirSync(join(copy, folder), { recursive: true });
  await Promise.all(sources.map(async (path) => writeFile(join(copy, path), UNCHECKED + (await readFile(join(root, path), "utf8")))));
  for (const path of [
    "domain/package.json",
    "server/package.json",
    "forge/package.json",
    "forms/package.json",
    "server/migrations",
    "package.json",
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  mkdirSync(join(copy, "node_modules/@blenda"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@blenda") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const room of ["domain", "server", "forge", "forms"]) symlinkSync(join(copy, room), join(copy, "node_modules/@blenda", room));
}

function addDomain(): void {
  for (const room of ROOMS) cpSync(join(given, room), join(copy, room), { recursive: true });
  cpSync(join(given, "try.ts"), join(copy, "server/src/try.ts"));
  const migrations = readdirSync(join(copy, "server/migrations")).length;
  const name = `${String(migrations + 1).padStart(4, "0")}_tally_numbers.sql`;
  cpSync(join(given, "server/migrations/tally_numbers.sql"), join(copy, "server/migrations", name));
  for (const { file, imports, below, line } of REGISTRATIONS) {
    const text = readFileSync(join(root, file), "utf8");
    expect(text.split(below), file).toHaveLength(2);
    writeFileSync(join(copy, file), `${imports}\n${text.replace(below, `${below}\n  ${line}`)}`);
  }
}

async function compile(): Promise<string> {
  writeFileSync(join(copy, "server/src/forgotten.ts"), FORGOTTEN);
  cpSync(join(root, "server/src/app.ts"), join(copy, "server/src/app.ts"));
  const options = { extends: join(root, "tsconfig.base.json"), include: ROOMS.map((room) => `${room}/**/tally/**/*`) };
  const compilerOptions = { lib: ["es2024", "dom", "dom.iterable"], module: "preserve", moduleResolution: "bundler", jsx: "react-jsx" };
  const files = [...REGISTRATIONS.map(({ file }) => file), "server/src/app.ts", "server/src/try.ts", "server/src/forgotten.ts"];
  writeFileSync(
    join(copy, "tsconfig.json"),
    JSON.stringify({ ...options, files, compilerOptions: { ...compilerOptions, types: ["node", "vite/client"] } }),
  );
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  return run(process.execPath, [compiler, "-p", copy]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
}

async function useIt(): Promise<unknown> {
  const [serverUrl, runName] = [inject("serverUrl"), inject("runName")];
  const name = `${runName}adding_a_domain`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name} template ${runName}template`);
  try {
    const { stdout } = await run(process.execPath, [join(copy, "server/src/try.ts"), databaseUrl(serverUrl, name)]);
    return JSON.parse(stdout);
  } finally {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  }
}

beforeAll(async () => {
  await copyProduct();
  addDomain();
});

test("four registrations and its own folders make a domain: whatever is touched compiles, and a forgotten line does not", async () => {
  expect(REGISTRATIONS).toHaveLength(4);
  expect(await compile()).toBe("");
}, 120_000);

test("its migration runs, its operation answers and refuses in its own words, and its screen is on the map", async () => {
  expect(await useIt()).toEqual({
    presses: [{ total: 1 }, { total: 2 }, { code: "TALLY_FULL", message: "The tally is full" }],
    total: { total: 2 },
    isOnTheMap: true,
  });
});

test("CONTRIBUTING names exactly the files a domain is registered in", () => {
  const [, section = ""] = readFileSync(join(root, "CONTRIBUTING.md"), "utf8").split(/^## Adding a domain$|^## Names$/m);
  const named = [...section.matchAll(/`((?:domain|server|web)\/src\/[\w/-]+\.tsx?)`/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(REGISTRATIONS.map(({ file }) => file).toSorted());
});

test("whatever a domain refuses in its own words stands beside its calls", async () => {
  const files = globSync("domain/src/*/failures.ts", { cwd: root });
  const modules = await Promise.all(files.map((path) => import(join(root, path))));
  const codes = modules.flatMap((module) => Object.values(module).flatMap((failures) => Object.keys(failures as object)));
  expect(codes).toEqual(expect.arrayContaining(Object.keys(accessFailures)));
  expect(Object.keys(catalogue).toSorted()).toEqual(codes.toSorted());
});
