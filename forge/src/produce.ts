import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Limits, runLimited } from "./inspect/limited.ts";
import type { ProduceDone, Produced, ProduceOrder, ProduceProblem, ProduceRequest, ProduceStep } from "./produced.ts";

export class NotProduced extends Error {
  override name = "NotProduced";
  readonly problem: ProduceProblem;
  constructor(problem: ProduceProblem) {
    super(`nothing was produced: ${problem}`);
    this.problem = problem;
  }
}

/** Each has the number of the process that waits for it, so that the next one knows what was left behind. */
const FOLDERS = /^forge-(?:produce|inspect|redraw)-(\d+)-/;

/**
 * Everything one request promises, made in a limited process of its own: killed when the signal says so, and nothing of it stays.
 * `program` knows the forms and calls `produceOnOrder`.
 */
export async function produce(
  program: string,
  { picture, ...request }: ProduceRequest,
  limits: Limits,
  progress: (step: ProduceStep, fraction: number) => void,
  signal?: AbortSignal,
): Promise<Produced> {
  signal?.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), `forge-produce-${process.pid}-`));
  try {
    if (picture) await writeFile(join(folder, "picture"), picture.bytes);
    const order: ProduceOrder = { ...request, folder, mode: picture?.mode ?? null };
    const outcome = await runLimited<ProduceDone>(program, order, limits, progress as (step: string, fraction: number) => void, signal);
    if ("failure" in outcome) throw new NotProduced(outcome.failure);
    if ("problem" in outcome) throw new NotProduced(outcome.problem);
    const { files, ...rest } = outcome;
    const bodies = files.map(async (file) => ({ ...file, bytes: await readFile(join(folder, file.name)) }));
    return { ...rest, files: await Promise.all(bodies), poster: await readFile(join(folder, "poster.webp")) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folders of processes that ended without doing so themselves. */
export async function clearLeftBehind(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(FOLDERS.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
