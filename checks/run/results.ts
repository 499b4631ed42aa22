// What a runner said, read: counts, failures, flaky tests, and what happened to each file.
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

export interface FileResult {
  path: string;
  hasPassed: boolean;
  seconds: number;
}

/** Both runners end with a line that counts. */
export function countOf(said: string): { passed: number; failed: number } {
  const of = (word: string) => Number(said.match(new RegExp(`^\\s*(?:Tests\\s.*?)?(\\d+) ${word}`, "m"))?.[1] ?? 0);
  return { passed: of("passed"), failed: of("failed") };
}

/** What worked only at another try: one runner lists it at its end, the other marks its line. */
export function flakyLines(said: string): string[] {
  const from = said.search(/^\s+\d+ flaky$/m);
  return from < 0 ? said.split("\n").filter((line) => /\(retry x\d+\)/.test(line)) : [said.slice(from).trimEnd()];
}

/** How each runner tells of a test that failed: its name on a line of its own, and why on those below it. */
export function failuresIn(said: string): { name: string; why: string }[] {
  const found = new Map<string, { name: string; why: string }>();
  for (const { 0: line, 1: name = "", index } of said.matchAll(/^ *(?:FAIL|\d+\)) +(.+?)[ ─]*$/gm)) {
    const below = said.slice(index + line.length, index + line.length + 4_000).split("\n");
    const why = below.filter((text) => text.trim() && !/^ *at /.test(text)).slice(0, 10);
    if (!found.has(name)) found.set(name, { name, why: why.map((text) => text.slice(0, 200)).join("\n") });
  }
  return [...found.values()];
}

/** What the runner wrote into its report, file by file. A test that needed another try is not remembered as passed. */
export function fileResults(report: string, root: string): FileResult[] {
  if (!existsSync(report)) return [];
  const told = JSON.parse(readFileSync(report, "utf8")) as Partial<VitestReport & PlaywrightReport>;
  return told.testResults
    ? told.testResults.map((result) => vitestFile(result, root))
    : (told.suites ?? []).map((suite) => playwrightFile(suite));
}

interface VitestReport {
  testResults: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  startTime: number;
  endTime: number;
}

const vitestFile = ({ name, status, startTime, endTime }: VitestFile, root: string): FileResult => ({
  path: relative(root, name),
  hasPassed: status === "passed",
  seconds: (endTime - startTime) / 1_000,
});

interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { status: string; results: { duration: number }[] }[] }[];
}

function playwrightFile(suite: PlaywrightSuite): FileResult {
  const all = allSpecs(suite).flatMap(({ tests }) => tests);
  return {
    path: `e2e/${suite.file}`,
    hasPassed: all.every(({ status }) => status === "expected" || status === "skipped"),
    seconds: all.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1_000, 0),
  };
}

const allSpecs = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(allSpecs)];
