// `npm test`: everything a change must pass, cheapest first. Each step prints only when it has something to say.
import { join } from "node:path";
import { readArguments, type TestArguments, USAGE } from "./arguments.ts";
import { readGraph } from "./graph.ts";
import { readKept, writeKept } from "./kept.ts";
import { openMemory } from "./memory.ts";
import { runRememberedStep, type Totals } from "./remembered-step.ts";
import type { FileResult } from "./results.ts";
import { changesSince } from "./since.ts";
import { readSources } from "./sources.ts";
import { stopStepsWithUs } from "./step.ts";
import { CHECKS, DEAD_CODE, TESTS } from "./steps.ts";

/** What was proven, and how long it took. Removing it costs nothing but time. */
const FOLDER = ".data/tests";
const SLOWEST = 10;

const isOnlyChecks = process.argv[2] === "--checks";
const asked = readArguments(process.argv.slice(isOnlyChecks ? 3 : 2));
stopStepsWithUs();
if (asked) process.exit((await runAll(asked)) ? 0 : 1);
console.error(USAGE);
process.exit(2);

async function runAll(asked: TestArguments): Promise<boolean> {
  const root = process.cwd();
  const folder = join(root, FOLDER);
  const sources = readSources(root);
  const graph = readGraph(sources, folder);
  const changes = asked.since ? changesSince(root, asked.since, graph) : [];
  const known = { asked, folder, sources, graph, changes, memory: openMemory(folder, sources, graph), isRemembering: !process.env.CI };
  const totals: Totals = { passed: 0, failed: 0, broken: [], files: [] };
  const groups = isOnlyChecks ? [CHECKS] : asked.names.length > 0 ? TESTS : [[...CHECKS, DEAD_CODE], ...TESTS];
  for (const group of groups) await Promise.all(group.map((step) => runRememberedStep(known, step, totals)));
  writeTimes(folder, totals.files);
  // Once more by name and reason: a long log is often kept by its end only.
  for (const { name, why } of totals.broken) console.log(`FAILED  ${name}\n${why}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed === 0;
}

/** Times of files that did not run now stay as they were. */
function writeTimes(folder: string, files: readonly FileResult[]): void {
  if (files.length === 0) return;
  const before = readKept<Record<string, number>>(folder, "times") ?? {};
  writeKept(folder, "times", { ...before, ...Object.fromEntries(files.map(({ path, seconds }) => [path, seconds])) });
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log(`Slowest files:\n${slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${path}`).join("\n")}`);
}
