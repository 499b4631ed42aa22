import { availableParallelism } from "node:os";
import type { StepId } from "@blenda/domain/generation/constants";
import { makeDrafter } from "@blenda/forge/beforehand/draft";
import { makePromptReader } from "@blenda/forge/beforehand/read";
import { NotProduced } from "@blenda/forge/produce";
import type { ProduceStep } from "@blenda/forge/produced";
import { PROGRAMS } from "@blenda/forms/processes/programs";
import { makeDraftQueue } from "./draft-queue.ts";
import { type Commission, type Engine, type GeneratedModel, type GenerationContext, NothingGenerated } from "./generator.ts";
import { measuredOf } from "./generator-measured.ts";

const MOST_MEGABYTES = 2_500;
/** Niceness of the process: browsing must not notice that a model is generated. */
const NICENESS = 10;
/** Reading takes milliseconds, and a second when its process has to be started. A person waits for it, so it gives way to no other work. */
const READING = { cpuSeconds: 30, megabytes: 900 };
/** Free, so it gives way to what was paid for; and small, so it has little to hold. */
const DRAFTING = { cpuSeconds: 60, megabytes: 600, niceness: 12 };
const POSTER = { width: 768, height: 576 };

const STEP: Record<ProduceStep, StepId> = { read: "read", build: "build", unwrap: "unwrap", bake: "bake", pack: "check" };

const WHY: Partial<Record<NotProduced["problem"], NothingGenerated["why"]>> = { words: "words", picture: "picture", "out-of-time": "time" };

/** The forge, in a process per job that is limited in time and memory and gives way to everything else. */
export function makeEmbeddedEngine({ niceness = NICENESS } = {}): Engine {
  const reader = makePromptReader(PROGRAMS.read, READING);
  const drafter = makeDrafter(PROGRAMS.draft, DRAFTING);
  return {
    name: "built-in",
    outside: null,
    hasHighPack: true,
    slots: () => Math.max(1, availableParallelism() - 1),
    read: reader.read,
    draft: makeDraftQueue(async ({ picture, ...request }) =>
      drafter.draw({ ...request, ...(picture && { picture: { bytes: await picture.open(), mode: picture.mode } }) }),
    ),
    lookAt: drafter.look,
    make: (commission, making) => make(commission, making, niceness),
    look: async () => ({ isGood: true, said: "The built-in engine is ready" }),
    tidy: async () => (await import("@blenda/forge/produce")).clearLeftBehind(),
  };
}

async function make(
  { task: _, ...commission }: Commission,
  { progress, timeoutMs, signal }: GenerationContext,
  niceness: number,
): Promise<GeneratedModel> {
  const { produce } = await import("@blenda/forge/produce");
  const limits = { cpuSeconds: timeoutMs / 1_000, megabytes: MOST_MEGABYTES, niceness };
  try {
    const request = { ...commission, poster: POSTER };
    const { made, ...produced } = await produce(
      PROGRAMS.produce,
      request,
      limits,
      (step, fraction) => progress(STEP[step], fraction),
      signal,
    );
    return { ...produced, ...measuredOf(produced.inspection, made) };
  } catch (error) {
    if (!(error instanceof NotProduced)) throw error;
    const { problem } = error;
    throw new NothingGenerated(WHY[problem] ?? "engine", `the forge stopped: ${problem}`);
  }
}
