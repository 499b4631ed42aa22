import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const NOT_OURS = /(^|\/)(node_modules|dist|built|test-results|playwright-report)\//;
const paths = globSync(
  ["*.{md,mjs,ts}", "{bench,changes,checks,docs,domain,e2e,forge,forms,server,starter,web}/**/*.{css,html,md,mjs,sql,ts,tsx}"],
  {
    cwd: root,
  },
).filter((path) => !NOT_OURS.test(path) && path !== "checks/references.test.ts" && path !== "docs/spec/README.md");
const texts = paths.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** As docs/spec/README.md says: each with its own word, or the id alone where a test's title or an invariant's name begins with it. */
const REFERENCE =
  /\b(?<word>[Ss]pec(?= [12] §)|[Dd]ecision(?= [A-Z]\d)|[Tt]rust(?= [A-Z]\d)) (?<id>(?:[12] §)?[A-Z]?\d+)\b(?:, "(?<part>[^"]+)")?|(?:(?<=["`])|(?<=^-- name: ))(?<proven>[AGIKLMPRWXZ]\d{1,2})(?= [a-z%])/gm;
const LOOSE = [
  /(?<![Ss]pec [12] )§\s*\d/,
  /\b[Dd]ecisions(, part)? [A-Z]\b/,
  /\b[Dd]ecisions [A-Z]\d/,
  /\b([Dd]ecision|[Tt]rust) [A-Z]\d+(, | and |, and | to |–)[A-Z]\d/,
  /\binvariant I\d/,
];
const HEADING = /^## (?<name>(?:spec [12] §|decision [A-Z]|trust [A-Z])\d+)\b/gm;

interface Reference {
  path: string;
  name: string;
  /** What of it is meant, where that is said. */
  part: string | undefined;
}

function referencesIn({ path, text }: { path: string; text: string }): Reference[] {
  return [...text.matchAll(REFERENCE)].map(({ groups: { word, id, part, proven } = {} }) => ({
    path,
    name: proven ? `trust ${proven}` : `${word?.toLowerCase()} ${id}`,
    part,
  }));
}

const SPEC = /^docs\/spec\/.*\.md$/;
/** What stands below each heading of docs/spec, by the name it is cited with. */
const entries = new Map(
  texts
    .filter(({ path }) => SPEC.test(path))
    .flatMap(({ text }) => text.split(/^(?=##? )/m))
    .flatMap((entry) => [...entry.matchAll(HEADING)].map(({ groups }) => [groups?.name as string, entry] as const)),
);
const references = texts.filter(({ path }) => !SPEC.test(path)).flatMap(referencesIn);

test("every reference to specification, decisions and trust leads to an entry in docs/spec", () => {
  const all = texts.flatMap(referencesIn);
  expect(references.length).toBeGreaterThan(200);
  expect(all.filter(({ name }) => !entries.has(name))).toEqual([]);
  expect(all.filter(({ name, part }) => part && !entries.get(name)?.includes(part))).toEqual([]);
});

test("no entry in docs/spec has lost its last reference, and none is there twice", () => {
  const cited = new Set(references.map(({ name }) => name));
  const headings = texts.filter(({ path }) => SPEC.test(path)).flatMap(({ text }) => text.match(HEADING) ?? []);
  expect([...entries.keys()].filter((name) => !cited.has(name))).toEqual([]);
  expect(headings).toHaveLength(entries.size);
});

test("references are written in the one way that can be found", () => {
  const loose = texts.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line) => (LOOSE.some((pattern) => pattern.test(line)) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(loose).toEqual([]);
});

const NUMBERED = [
  { folder: "docs/decisions", named: /(?:\bdocs\/decisions\/|\b[Dd]ecision )(\d{4})\b/g },
  { folder: "server/migrations", named: /\bmigration (\d{4})\b(?!_)/g },
];

test("decision records and migrations that are named exist", () => {
  const broken = NUMBERED.flatMap(({ folder, named }) => {
    const numbers = new Set(readdirSync(join(root, folder)).map((name) => name.slice(0, 4)));
    return texts.flatMap(({ path, text }) =>
      [...text.matchAll(named)].filter(([, number = ""]) => !numbers.has(number)).map(([name]) => `${path}: ${name}`),
    );
  });
  expect(broken).toEqual([]);
});

test("the index of decisions names every record once", () => {
  const records = readdirSync(join(root, "docs/decisions")).filter((name) => /^\d{4}-/.test(name));
  const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
  expect([...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, name]) => name).toSorted()).toEqual(records.toSorted());
});

test("every link from one document to another leads to a file", () => {
  const documents = [...texts, { path: "docs/spec/README.md", text: readFileSync(join(root, "docs/spec/README.md"), "utf8") }];
  const broken = documents
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .filter(([, target]) => !existsSync(join(root, dirname(path), target as string)))
        .map(([, target]) => `${path} → ${target}`),
    );
  expect(broken).toEqual([]);
});
