// One step, from what must be run of it to what is remembered.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hasBrowser } from "./browser.ts";
import { type ChoiceInputs, chooseFiles, keepFiles } from "./choosing.ts";
import { groundOf } from "./ground.ts";
import { readKept } from "./kept.ts";
import type { EnvironmentHash } from "./memory.ts";
import type { FileRecord } from "./recorder.ts";
import { countOf, type FileResult, failuresIn, fileResults, flakyLines } from "./results.ts";
import { digest } from "./sources.ts";
import { runStep } from "./step.ts";
import { hasOlderPostgres, type Step } from "./steps.ts";

export interface Totals {
  passed: number;
  failed: number;
  broken: { name: string; why: string }[];
  files: FileResult[];
}

/** More files than this are checked with all the others. */
const MOST_FILES = 300;

/** The files a runner is told; none means all it knows. */
export function filesNamed(
  { unit, isPart }: Pick<Step, "unit" | "isPart">,
  wanted: readonly string[],
  all: readonly string[],
): readonly string[] {
  if (unit === "whole" || (unit === "files" && wanted.length > MOST_FILES)) return [];
  return isPart || wanted.length < all.length ? wanted : [];
}

/** Runs of a step what has to be run, and says in one line what came of it. */
export async function runRememberedStep(known: ChoiceInputs, step: Step, totals: Totals): Promise<void> {
  if (step.needs === "older PostgreSQL" && !hasOlderPostgres()) return;
  const ground = groundOf(known.sources, step);
  const all = known.sources.paths.filter((path) => step.isInput(path));
  const wanted = chooseFiles(known, step, ground, all);
  if (all.length === 0 || (wanted.length === 0 && known.asked.names.length > 0)) return;
  if (wanted.length === 0) return console.log(`skipped  ${step.name}  ${whySkipped(known, step, all.length)}`);
  if (step.needs === "browser" && !hasBrowser()) {
    totals.failed++;
    return console.log(`FAILED  ${step.name}: install Chrome or Chromium`);
  }
  const began = Date.now();
  const { isBroken, tests, files } = await runFiles(known, step, filesNamed(step, wanted, all), totals);
  if (known.isRemembering && step.unit === "tests") keepTests(known, step, ground, files);
  else if (known.isRemembering && !isBroken) keepFiles(known, step, ground, all);
  const counted = step.unit === "tests" ? `${tests} tests  ` : "";
  const some = wanted.length < all.length && step.unit !== "whole" ? `  ${wanted.length} of ${all.length} files` : "";
  console.log(`${isBroken ? "FAILED" : "passed"}  ${step.name}  ${counted}${((Date.now() - began) / 1000).toFixed(1)} s${some}`);
}

function whySkipped({ asked }: ChoiceInputs, { unit }: Step, count: number): string {
  if (asked.since && unit === "tests") return `the changes since ${asked.since} reach none of it`;
  return unit === "whole"
    ? "passed before, and nothing it reads has changed"
    : `${count} files passed before, and nothing they notice has changed`;
}

/** `named`: none means all of them. */
async function runFiles({ folder, isRemembering }: ChoiceInputs, step: Step, named: readonly string[], totals: Totals) {
  const report = join(folder, `${slug(step)}.report.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const { args, env } = step.unit === "tests" ? reporting(step, report) : { args: [], env: {} };
  const { status, stdout, stderr, isLate, waited } = await runStep([...step.run, ...args, ...named], {
    env: { ...step.env, ...env, ...(isRemembering && { TEST_RECORDS: recordsOf(folder, step) }) },
    limitMinutes: step.limitMinutes,
  });
  const isCounted = step.unit === "tests";
  const counts = isCounted ? countOf(stdout) : { passed: 0, failed: 0 };
  const isBroken = status !== 0;
  totals.passed += counts.passed + (isCounted || isBroken ? 0 : 1);
  totals.failed += counts.failed || (isBroken ? 1 : 0);
  // What a server said beside the tests comes first: what failed, and why, is read at the end.
  if (isBroken) console.log(stderr + stdout);
  else for (const line of flakyLines(stdout)) console.log(line);
  if (isBroken) totals.broken.push(...failuresIn(stderr + stdout));
  if (isLate) totals.broken.push({ name: step.name, why: waited });
  const files = isCounted ? fileResults(report, process.cwd()) : [];
  totals.files.push(...files);
  return { isBroken, tests: counts.passed, files };
}

const slug = ({ name }: Step): string => name.replace(/\W+/g, "-");
const recordsOf = (folder: string, step: Step): string => join(folder, "records", slug(step));

/** Told to people as before, and file by file into a report. */
function reporting({ run: [program] }: Step, report: string): { args: string[]; env: Record<string, string> } {
  return program.endsWith("playwright")
    ? { args: ["--reporter=line,json"], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }
    : { args: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`], env: {} };
}

function keepTests({ folder, memory }: ChoiceInputs, step: Step, ground: EnvironmentHash, files: readonly FileResult[]): void {
  const records = recordsOf(folder, step);
  for (const { path, hasPassed } of files)
    if (hasPassed) memory.keep(ground, path, readKept<FileRecord>(records, digest(join(process.cwd(), path))) ?? null);
    else memory.forget(ground, path);
  rmSync(records, { recursive: true, force: true });
}
