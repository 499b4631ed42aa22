import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Progress } from "../model.ts";
import { LOOKS, type LookName } from "../poster/look-names.ts";
import type { PictureSize } from "../poster/picture-sizes.ts";
import type { Done, Order } from "./child.ts";
import { type Facts, finding, type Inspection } from "./inspection.ts";
import { type Failure, type Limits, runLimited, Stalled } from "./limited.ts";
import { openSource, sha256 } from "./source.ts";
import { specHash } from "./spec-hash.ts";

interface InspectOptions {
  /** As the person named it: its extension is a claim that is checked. */
  name: string;
  /** Make the copies for the public viewer: the light one with this text marked on it (letters A to Z), and the lines. */
  previewMark?: string;
  /** Make the viewer's five pictures in this size. */
  pictures?: PictureSize;
  /** And the lit one in these sizes as well. */
  cover?: PictureSize;
  card?: PictureSize;
  /** Told as soon as everything is measured, before pictures and copies are made. What is answered in the end may know more. */
  measured?(inspection: Inspection): void;
  limits?: Partial<Limits>;
}

interface InspectResult extends Inspection {
  preview?: Buffer;
  wire?: Buffer;
  cover?: Buffer;
  card?: Buffer;
  pictures?: Record<LookName, Buffer>;
  stageHue?: number;
}

const CHILD = join(import.meta.dirname, "child.ts");
const LIMITS: Limits = { cpuSeconds: 60, megabytes: 1200 };
/** Smaller files that take that much memory or time are made to. */
const HONESTLY_LARGE = 100_000_000;

/** Measures and judges a file nobody trusts, in a process of its own with a limit on memory and time. It never throws because of the file. */
export async function inspect(
  file: string | Buffer,
  options: InspectOptions,
  progress: Progress,
  signal?: AbortSignal,
): Promise<InspectResult> {
  signal?.throwIfAborted();
  const folder = await mkdtemp(join(tmpdir(), `forge-inspect-${process.pid}-`));
  try {
    const path = typeof file === "string" ? resolve(file) : join(folder, "upload");
    if (typeof file !== "string") await writeFile(path, file);
    const { name, previewMark = null, pictures = null, cover = null, card = null } = options;
    const order: Order = { path, name, folder, previewMark, pictures, cover, card, isShallow: false };
    const shallow: Order = { ...order, isShallow: true };
    const limits = { ...LIMITS, ...options.limits };
    let outcome = await answered(runLimited<Done, Inspection>(CHILD, order, limits, progress, signal, options.measured));
    // A large file may be too much and honest all the same: then its header has to do.
    if ("failure" in outcome && outcome.failure !== "crashed" && (await stat(path)).size >= HONESTLY_LARGE)
      outcome = await answered(runLimited<Done, Inspection>(CHILD, shallow, limits, progress, signal));
    if ("failure" in outcome) return await refused(path, name, outcome.failure);
    const { inspection, stageHue, files } = outcome;
    return { ...inspection, ...(stageHue === null ? {} : { stageHue }), ...(await copies(folder, files)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type FileFailure = Exclude<Failure, "stalled">;

/** What says nothing about the file is no finding. */
async function answered(run: Promise<Done | { failure: Failure }>): Promise<Done | { failure: FileFailure }> {
  const outcome = await run;
  if (!("failure" in outcome)) return outcome;
  const { failure } = outcome;
  if (failure === "stalled") throw new Stalled("the reader stalled");
  return { failure };
}

/** Only the files that were asked for are looked at: a process that read a hostile file is not believed more than it has to be. */
async function copies(folder: string, files: string[]): Promise<Pick<InspectResult, "preview" | "wire" | "pictures" | "cover" | "card">> {
  const made = async (file: string) => (files.includes(file) ? readFile(join(folder, file)) : undefined);
  const [preview, wire] = [await made("preview.glb.gz"), await made("wire.glb.gz")];
  const [cover, card] = [await made("cover.webp"), await made("card.webp")];
  const pictures: [LookName, Buffer][] = [];
  for (const look of LOOKS) {
    const picture = await made(`${look}.webp`);
    if (picture) pictures.push([look, picture]);
  }
  return {
    ...(preview ? { preview } : {}),
    ...(wire ? { wire } : {}),
    ...(cover ? { cover } : {}),
    ...(card ? { card } : {}),
    ...(pictures.length === LOOKS.length ? { pictures: Object.fromEntries(pictures) as Record<LookName, Buffer> } : {}),
  };
}

const REASONS: Record<FileFailure, string> = {
  "out-of-memory": "Reading the file took more memory than any honest file needs.",
  "out-of-time": "Reading the file took more computing time than any honest file needs.",
  crashed: "The file made its reader fail.",
};

/** The process is gone; what can be said without looking inside is said here. */
async function refused(path: string, name: string, failure: FileFailure): Promise<InspectResult> {
  const { size } = await stat(path);
  const source = openSource(path);
  const facts: Facts = { name, bytes: size, sha256: sha256(source), kind: "unknown", models: [] };
  source.close();
  return { kind: "unknown", facts, findings: [finding(failure, REASONS[failure])], score: 0, specHash: specHash(facts), fingerprints: [] };
}
