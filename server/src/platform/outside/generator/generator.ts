import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { StepId } from "@blenda/domain/generation/constants";
import type { Choice, GeneratedFacts, Job, Reading } from "@blenda/domain/generation/model";
import type { Format } from "@blenda/domain/generator/constants";
import type { Inspection } from "@blenda/forge/inspect/inspection";

/** By what was asked for and there is no form for, what is made in its place. */
export type WordSubstitutes = Readonly<Record<string, string>>;
export const insteadOf = (choices: readonly Choice[]): WordSubstitutes =>
  Object.fromEntries(choices.map(({ asked, made }) => [asked, made]));

export interface DraftRequest {
  prompt: string;
  seed: number;
  complexity: Job["options"]["complexity"];
  instead: WordSubstitutes;
  /** What it is drawn from, and how. Its bytes are asked for when it is its turn. */
  picture?: { id: string; mode: NonNullable<Job["mode"]>; open(): Promise<Buffer> };
}
export interface DrawnDraft {
  /** WebP with alpha. */
  picture: Uint8Array;
  stageHue: number;
}
/** Who waits for a draft. */
export interface DraftTurn {
  person: string;
  /** Aborted, one that waits is not drawn. */
  signal?: AbortSignal | undefined;
}

/** One thing to make. */
export interface Commission {
  prompt: string;
  picture: { bytes: Buffer; mode: NonNullable<Job["mode"]> } | null;
  seed: number;
  instead: WordSubstitutes;
  /** A draft is only ever made to see whether the engine works. */
  resolution: Job["options"]["resolution"] | "draft";
  complexity: Job["options"]["complexity"];
  highPack: boolean;
  /** The glb is always among them. */
  formats: readonly Format[];
  /** How the files are called, without extension. */
  name: string;
  /** The engine's own name for it, when another process has begun it before. */
  task: string | null;
}

/** What an engine may use while it works, and whom it tells. */
export interface GenerationContext {
  /** Fraction of the whole way. */
  progress(step: StepId, fraction: number): void;
  /** Keeps the engine's own name for the work, so that the worker that takes over asks on instead of paying again. */
  remember(task: string): Promise<void>;
  calls: Calls;
  timeoutMs: number;
  retries: number;
  /** Aborted, everything ends at once and nothing stays. */
  signal: AbortSignal;
}

/** The pace of requests to an engine outside, kept over all processes. */
export interface Calls {
  /** Waits until there is room in the minute, makes the call, and writes down how it went. */
  make<Answer>(what: string, call: () => Promise<Answer>): Promise<Answer>;
}

export interface GeneratedFile {
  format: string;
  name: string;
  bytes: Buffer;
}

export interface GeneratedModel {
  files: GeneratedFile[];
  /** WebP with alpha. */
  poster: Buffer;
  stageHue: number;
  /** Of the finished glb, by whichever engine. */
  inspection: Inspection;
  facts: GeneratedFacts;
  measured: ProductFacts;
  understood: string[];
  cpuMs: number;
}

/** Why an engine made nothing. `words` and `picture` are about what was asked for, `time` is what it would take; another engine would not do better. */
export class NothingGenerated extends Error {
  override name = "NothingGenerated";
  readonly why: "words" | "picture" | "time" | "engine";
  constructor(why: "words" | "picture" | "time" | "engine", detail: string, cause?: unknown) {
    super(detail, { cause });
    this.why = why;
  }
}

export interface Engine {
  name: string;
  /** Null: built in. The key is masked. */
  outside: { address: string; key: string } | null;
  /** Whether it makes coarser copies, separate maps and other palettes. */
  hasHighPack: boolean;
  /** How much it does at once in this process. */
  slots(maxConcurrent: number): number;
  /** What would become of the words; absent where any words can be made. */
  read?(prompt: string): Promise<Reading>;
  /** A small picture of what would be made, quickly and beside everything else; absent where there is none. Null: nothing to draw. */
  draft?(request: DraftRequest, whose: DraftTurn): Promise<DrawnDraft | null>;
  /** Finds out what a picture shows before a draft of it is asked for, which then takes half the time. */
  lookAt?(picture: Buffer): Promise<void>;
  make(commission: Commission, making: GenerationContext): Promise<GeneratedModel>;
  /** Whether it would work now, in words. */
  look(making: Pick<GenerationContext, "calls" | "signal">): Promise<{ isGood: boolean; said: string }>;
  /** Removes what a killed process left behind. */
  tidy(): Promise<void>;
}

/** Who makes what people ask for, and who stands in when the first cannot. */
export interface Engines {
  main: Engine;
  fallback: Engine | null;
}

export const FILE_TYPES: Record<string, string> = {
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  fbx: "application/octet-stream",
  obj: "application/zip",
  pack: "application/zip",
};
