import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ReadStep } from "@blenda/domain/authoring/constants";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Facts, Finding, Inspection, ModelFacts } from "@blenda/forge/inspect/inspection";
import { CARD_SIZE, COVER_SIZE, PAGE_SIZE } from "@blenda/forge/poster/picture-sizes";
import type { Presented, Showing } from "@blenda/forge/present";
import { type StoredFile, store } from "../../platform/files/files.ts";
import { productFacts } from "../../platform/files/product-facts.ts";
import { NICENESS } from "../../platform/files/upload-queues.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import type { RenderKind } from "../tables.ts";

/** Everything that reading a file brought. */
export interface ReadFile {
  format: string;
  facts: ProductFacts | null;
  findings: DraftFinding[];
  score: number | null;
  specHash: string | null;
  prints: string[];
  stageHue: number | null;
  renders: { kind: RenderKind; file: StoredFile; width: number; height: number }[];
}

interface FilePresentation {
  name: string;
  mark: string;
  limits: object;
  /** Told before anything is drawn. */
  measured(inspection: Inspection): void;
}
type Progress = (step: string, fraction: number) => void;
export type Present = (file: string, options: FilePresentation, progress: Progress, signal: AbortSignal) => Promise<Presented>;

/** What is known of a file before anything of it is drawn. */
export type MeasuredFile = Omit<ReadFile, "stageHue" | "renders">;

interface FileRead {
  source: { storageKey: string; name: string };
  ownerId: string;
  tell(step: ReadStep, percent: number, measured?: MeasuredFile): void;
  signal: AbortSignal;
  present: Present;
}

const LIMITS = { cpuSeconds: 120, megabytes: 1_200, niceness: NICENESS };
const LARGEST_RENDER = 40_000_000;
/** From here on the forge draws; before, it reads and measures. */
const DRAWS_FROM = 0.75;
const FETCHED = 5;
const PRESENTED = 95;

export const presentInForge: Present = async (...asked) => (await import("@blenda/forge/present")).present(...asked);

/** Reads one file from storage to facts and pictures. The file is looked at in a limited process, so nothing it holds fails here. */
export async function readFile(services: Services, { source, ownerId, tell, signal, present }: FileRead): Promise<ReadFile> {
  const folder = await mkdtemp(join(tmpdir(), "authoring-read-"));
  try {
    tell("fetch", 0);
    const path = join(folder, "file");
    const { stream } = await services.storage.open(source.storageKey);
    await pipeline(stream, createWriteStream(path), { signal });
    const percentAt = (fraction: number) => FETCHED + Math.round(fraction * (PRESENTED - FETCHED));
    const progress: Progress = (_, fraction) => tell(fraction < DRAWS_FROM ? "inspect" : "pictures", percentAt(fraction));
    const told = (inspection: Inspection) => tell("pictures", percentAt(DRAWS_FROM), measuredOf(inspection));
    const options = { name: source.name, mark: BRAND.name, limits: LIMITS, measured: told };
    const { inspection, showing } = await present(path, options, progress, signal);
    // Once says nothing about the file: a machine short of memory ends processes too.
    if (inspection.findings.some(({ code }) => code === "crashed")) throw new Error(`the reader of ${source.name} ended without an answer`);
    tell("store", PRESENTED);
    const renders = showing ? await storeRenders(services, ownerId, source.name, showing) : [];
    return { ...measuredOf(inspection), stageHue: showing?.stageHue ?? null, renders };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function measuredOf({ facts, findings, score, specHash, fingerprints, kind }: Inspection): MeasuredFile {
  const model = largest(facts);
  return {
    format: kind === "zip" && model ? model.format : endingOf(facts.name, kind),
    facts: model && productFacts(facts.name, model),
    findings: findings.map(findingOf),
    score: model ? score : null,
    specHash,
    prints: fingerprints,
  };
}

/** Beside its models a product has other files: notes, project files of programs. Which endings may come in is for uploads to say. */
const IS_COMPANION = /\((text|binary)\)/;
const COMPANION: DraftFinding = {
  level: "info",
  code: "not-analysed",
  message: "Buyers get this file as it is. We don't read its contents.",
};

const findingOf = ({ level, code, message }: Finding): DraftFinding =>
  code === "unknown-type" && IS_COMPANION.test(message) ? COMPANION : { level, code, message };

const ENDING = /\.(\w{1,8})$/;
const endingOf = (name: string, kind: string): string => (ENDING.exec(name)?.[1] ?? kind).toLowerCase();

/** Of several models in an archive the one with the most triangles is shown and measured for buyers. */
const largest = ({ models }: Facts): ModelFacts | null => models.toSorted((one, other) => other.triangles - one.triangles)[0] ?? null;

const NO_SIZE = { width: 0, height: 0 };

async function storeRenders(services: Services, ownerId: string, name: string, showing: Showing): Promise<ReadFile["renders"]> {
  const { card, cover, page, preview, wire } = showing;
  const stem = name.replace(/\.\w{1,8}$/, "");
  const keep = async (kind: RenderKind, bytes: Buffer, size: { width: number; height: number }) => {
    const isModel = kind === "preview" || kind === "edges";
    const about = isModel
      ? { name: `${stem}-${kind}.glb.gz`, type: "application/gzip" }
      : { name: `${stem}-${kind}.webp`, type: "image/webp" };
    return { kind, file: await store(services, bytes, { ownerId, ...about, maxBytes: LARGEST_RENDER }), ...size };
  };
  return [
    await keep("card", card, CARD_SIZE),
    await keep("lit", cover, COVER_SIZE),
    ...(await Promise.all(LOOKS.map((look) => keep(look, page[look], PAGE_SIZE)))),
    ...(preview ? [await keep("preview", preview, NO_SIZE)] : []),
    ...(wire ? [await keep("edges", wire, NO_SIZE)] : []),
  ];
}
