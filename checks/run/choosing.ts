// Which files of a step must be run now.
import { isNamed, type TestArguments } from "./arguments.ts";
import type { Graph } from "./graph.ts";
import { isGroundOf } from "./ground.ts";
import { readKept, writeKept } from "./kept.ts";
import type { EnvironmentHash, Memory } from "./memory.ts";
import { type Change, isReached } from "./since.ts";
import type { Sources } from "./sources.ts";
import type { Step } from "./steps.ts";

export interface ChoiceInputs {
  asked: TestArguments;
  folder: string;
  sources: Sources;
  graph: Graph;
  memory: Memory;
  /** Since the commit that was named. */
  changes: readonly Change[];
  /** Continuous integration proves everything itself. */
  isRemembering: boolean;
}

export function chooseFiles(known: ChoiceInputs, step: Step, ground: EnvironmentHash, all: readonly string[]): readonly string[] {
  const { asked, isRemembering, memory } = known;
  if (step.unit === "tests" && asked.names.length > 0) return all.filter((path) => isNamed(path, asked.names));
  if (step.unit === "tests" && asked.since) return reachedFiles(known, step, ground, all);
  if (asked.isAll || !isRemembering) return all;
  return step.unit === "tests" ? all.filter((path) => !memory.hasPassed(ground, path)) : changedFiles(known, step, ground, all);
}

function reachedFiles(
  { graph, memory, changes }: ChoiceInputs,
  step: Step,
  ground: EnvironmentHash,
  all: readonly string[],
): readonly string[] {
  if (changes.some(({ path }) => isGroundOf(step, path))) return all;
  return all.filter((path) => isReached(path, changes, graph, memory.noticed(ground, path)));
}

interface PassedFiles {
  ground: string;
  files: Record<string, string>;
}

const nameOf = ({ name }: Step): string => `files-${name.replace(/\W+/g, "-")}`;

/** What is checked as one is checked again when any file of it is another, new or gone. */
function changedFiles({ folder, sources }: ChoiceInputs, step: Step, ground: EnvironmentHash, all: readonly string[]): readonly string[] {
  const passed = readKept<PassedFiles>(folder, nameOf(step));
  if (passed?.ground !== ground.hash) return all;
  const changed = all.filter((path) => passed.files[path] !== sources.hash(path));
  const isGone = step.unit === "whole" && Object.keys(passed.files).some((path) => sources.hash(path) === undefined);
  return isGone ? all : changed;
}

export function keepFiles({ folder, sources }: ChoiceInputs, step: Step, ground: EnvironmentHash, all: readonly string[]): void {
  writeKept(folder, nameOf(step), { ground: ground.hash, files: Object.fromEntries(all.map((path) => [path, sources.hash(path)])) });
}
