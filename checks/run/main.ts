// `npm test`: everything a change must pass, cheapest first. Each step prints only when it has something to say.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Asked, isNamed, readArguments, USAGE } from "./arguments.ts";
import { hasBrowser } from "./browser.ts";
import { type Graph, readGraph } from "./graph.ts";
import { readKept, writeKept } from "./kept.ts";
import { type Ground, type Memory, openMemory } from "./memory.ts";
import type { Recorded } from "./recorder.ts";
import { countOf, type FileResult, failuresIn, fileResults, flakyLines } from "./results.ts";
import { type Change, changesSince, isReached } from "./since.ts";
import { digest, readSources, type Sources } from "./sources.ts";
import { runStep, stopStepsWithUs } from "./step.ts";
import { CHECKS, hasOlderPostgres, type Step, TESTS } from "./steps.ts";

const root = process.cwd();
/** What was proven, and how long it took. Removing it costs nothing but time. */
const FOLDER = join(root, ".data/tests");
/** More files than this are checked with all the others. */
const MOST_FILES = 300;
const SLOWEST = 10;

const [first, ...rest] = process.argv.slice(2);
const isOnlyChecks = first === "--checks";
const asked = readArguments(isOnlyChecks ? rest : process.argv.slice(2));
if (!asked) {
  console.error(USAGE);
  process.exit(2);
}
stopStepsWithUs();
await main(asked);

interface Run {
  asked: Asked;
  sources: Sources;
  graph: Graph;
  memory: Memory;
  changes: readonly Change[];
  /** Continuous integration proves everything itself. */
  isRemembering: boolean;
  totals: { passed: number; failed: number };
  broken: { name: string; why: string }[];
  times: (FileResult & { step: string })[];
}

async function main(asked: Asked): Promise<void> {
  const sources = readSources(root);
  const graph = readGraph(sources, FOLDER);
  const changes = asked.since ? changesSince(root, asked.since, graph) : [];
  const memory = openMemory(FOLDER, sources, graph);
  const isRemembering = !process.env.CI;
  const run: Run = { asked, sources, graph, memory, changes, isRemembering, totals: { passed: 0, failed: 0 }, broken: [], times: [] };
  const groups = isOnlyChecks ? [CHECKS] : asked.names.length > 0 ? TESTS : [CHECKS, ...TESTS];
  for (const group of groups) await Promise.all(group.map((step) => take(run, step)));
  tellTimes(run.times);
  // Once more by name and reason: a long log is often kept by its end only.
  for (const { name, why } of run.broken) console.log(`FAILED  ${name}\n${why}`);
  console.log(`${run.totals.passed} passed, ${run.totals.failed} failed`);
  process.exit(run.totals.failed === 0 ? 0 : 1);
}

/** Runs of one step what has to be run. */
async function take(run: Run, step: Step): Promise<void> {
  if (step.needs === "older PostgreSQL" && !hasOlderPostgres()) return;
  const ground = { name: step.name, hash: groundHash(run.sources, step) };
  const all = run.sources.paths.filter((path) => step.isInput(path));
  const wanted = choose(run, step, ground, all);
  if (all.length === 0 || (wanted.length === 0 && run.asked.names.length > 0)) return;
  if (wanted.length === 0) return console.log(`skipped  ${step.name}  ${whySkipped(run, step, all.length)}`);
  if (step.needs === "browser" && !hasBrowser()) {
    run.totals.failed++;
    return console.log(`FAILED  ${step.name}: install Chrome or Chromium`);
  }
  const began = Date.now();
  const { isBroken, tests, files } = await runWanted(run, step, wanted, all.length);
  if (run.isRemembering) remember(run, step, ground, { isBroken, wanted, files });
  const counted = step.unit === "tests" ? `${tests} tests  ` : "";
  const ofAll = wanted.length < all.length && step.unit !== "whole" ? `  (${wanted.length} of ${all.length} files)` : "";
  console.log(`${isBroken ? "FAILED" : "passed"}  ${step.name}  ${counted}${((Date.now() - began) / 1000).toFixed(1)} s${ofAll}`);
}

const whySkipped = ({ asked }: Run, step: Step, count: number): string => {
  if (asked.since) return `nothing it tests was reached by the changes since ${asked.since}`;
  return step.unit === "whole"
    ? "passed before, and nothing it reads has changed"
    : `${count} files passed before, and nothing they notice has changed`;
};

/** Of all files of a step those that must be run now. */
function choose(
  { asked, sources, graph, memory, changes, isRemembering }: Run,
  step: Step,
  ground: Ground,
  all: readonly string[],
): readonly string[] {
  if (step.unit === "tests" && asked.names.length > 0) return all.filter((path) => isNamed(path, asked.names));
  if (step.unit === "tests" && asked.since) {
    if (changes.some(({ path }) => step.isGround?.(path) || isCommon(path))) return all;
    return all.filter((path) => isReached(path, changes, graph, memory.recorded(ground, path)));
  }
  if (asked.isAll || !isRemembering) return all;
  if (step.unit === "tests") return all.filter((path) => !memory.hasPassed(ground, path));
  const passed = readKept<PassedFiles>(FOLDER, passedName(step));
  if (passed?.ground !== ground.hash) return all;
  return all
    .filter((path) => passed.files[path] !== sources.hash(path))
    .concat(step.unit === "whole" && Object.keys(passed.files).length !== all.length ? all : []);
}

interface PassedFiles {
  ground: string;
  files: Record<string, string>;
}

const passedName = ({ name }: Step): string => `passed-${name.replace(/\W+/g, "-")}`;

/** Packages, Node and the tests' own ways: all steps stand on them. */
const isCommon = (path: string): boolean => /(^|\/)package(-lock)?\.json$|^checks\/run\/|^tsconfig\.base\.json$/.test(path);

function groundHash(sources: Sources, { name, run, env = {}, isGround = () => false }: Step): string {
  const { version, platform, arch, env: outer } = process;
  const around = Object.entries({ ...outer, ...env }).filter(([key]) => /^(TEST_|LANG$|LC_|TZ$)/.test(key));
  return digest(
    name,
    ...run,
    version,
    platform,
    arch,
    JSON.stringify(around),
    sources.hashOf((path) => isCommon(path) || isGround(path)),
  );
}

async function runWanted(run: Run, step: Step, wanted: readonly string[], ofAll: number) {
  const report = join(FOLDER, `report-${step.name.replace(/\W+/g, "-")}.json`);
  rmSync(report, { force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { command, env } = commandOf(run, step, wanted, ofAll, report);
  const { status, stdout, stderr, isLate, waited } = await runStep(command, { env, limitMinutes: step.limitMinutes });
  const isCounted = step.unit === "tests";
  const counts = isCounted ? countOf(stdout) : { passed: 0, failed: 0 };
  const isBroken = status !== 0;
  run.totals.passed += counts.passed + (isCounted || isBroken ? 0 : 1);
  run.totals.failed += counts.failed || (isBroken ? 1 : 0);
  // What a server said beside the tests comes first: what failed, and why, is read at the end.
  if (isBroken) console.log(stderr + stdout);
  else for (const line of flakyLines(stdout)) console.log(line);
  if (isBroken) run.broken.push(...failuresIn(stderr + stdout));
  if (isLate) run.broken.push({ name: step.name, why: waited });
  const files = isCounted ? fileResults(report, root) : [];
  run.times.push(...files.map((file) => ({ ...file, step: step.name })));
  return { isBroken, tests: counts.passed, files };
}

function commandOf({ isRemembering }: Run, step: Step, wanted: readonly string[], ofAll: number, report: string) {
  const isSome = wanted.length < ofAll;
  if (step.unit !== "tests")
    return { command: [...step.run, ...(step.unit === "files" && isSome && wanted.length <= MOST_FILES ? wanted : [])], env: {} };
  const isJourneys = step.run[0].endsWith("playwright");
  const reporters = isJourneys ? ["--reporter=line,json"] : ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return {
    command: [...step.run, ...reporters, ...(isSome ? wanted : [])],
    env: {
      ...step.env,
      ...(isJourneys && { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      ...(isRemembering && !isJourneys && { TEST_RECORDS: recordsOf(step) }),
    },
  };
}

const recordsOf = ({ name }: Step): string => join(FOLDER, `records-${name.replace(/\W+/g, "-")}`);

function remember(
  { sources, memory }: Run,
  step: Step,
  ground: Ground,
  { isBroken, wanted, files }: { isBroken: boolean; wanted: readonly string[]; files: readonly FileResult[] },
): void {
  if (step.unit !== "tests") {
    if (isBroken) return;
    const passed = sources.paths.filter((path) => step.isInput(path)).map((path) => [path, sources.hash(path)]);
    writeKept(FOLDER, passedName(step), { ground: ground.hash, files: Object.fromEntries(passed) });
    return;
  }
  const records = recordsOf(step);
  for (const { path, hasPassed } of files)
    if (hasPassed) memory.keep(ground, path, readKept<Recorded>(records, digest(join(root, path))) ?? null);
    else memory.forget(ground, path);
  rmSync(records, { recursive: true, force: true });
  if (wanted.length > 0 && files.length === 0 && !isBroken)
    console.log(`${step.name}: its report is missing, so nothing of it is remembered`);
}

function tellTimes(times: Run["times"]): void {
  if (times.length === 0) return;
  writeKept(FOLDER, "times", times);
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  console.log(`Slowest files:\n${slowest.map(({ path, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${path}`).join("\n")}`);
}
