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
import type { Facts, Inspection, ModelFacts } from "@blenda/forge/inspect/inspection";
import type { Presented, Showing } from "@blenda/forge/present";
import { type StoredFile, store } from "../../platform/files/files.ts";
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

export type Present = (
  file: string,
  options: { name: string; mark: string; limits: object },
  progress: Progress,
  signal: AbortSignal,
) => Promise<Presented>;
type Progress = (step: string, fraction: number, measured?: Inspection) => void;

/** What is known of a file before anything of it is drawn. */
export type MeasuredFile = Omit<ReadFile, "stageHue" | "renders">;

interface Reading {
  source: { storageKey: string; name: string };
  ownerId: string;
  tell(step: ReadStep, percent: number, measured?: MeasuredFile): void;
  signal: AbortSignal;
  present: Present;
}

const LIMITS = { seconds: 120, megabytes: 1_200, niceness: NICENESS };
const LARGEST_RENDER = 40_000_000;
/** From here on the forge draws; before, it reads and measures. */
const DRAWS_FROM = 0.75;
const FETCHED = 5;
const PRESENTED = 95;

export const presentInForge: Present = async (...asked) => (await import("@blenda/forge/present")).present(...asked);

/** Reads one file from storage to facts and pictures. The file is looked at in a limited process, so nothing it holds fails here. */
export async function readFile(services: Services, { source, ownerId, tell, signal, present }: Reading): Promise<ReadFile> {
  const folder = await mkdtemp(join(tmpdir(), "authoring-read-"));
  try {
    tell("fetch", 0);
    const path = join(folder, "file");
    const { stream } = await services.storage.open(source.storageKey);
    await pipeline(stream, createWriteStream(path), { signal });
    const progress: Progress = (_, fraction, inspection) => {
      const percent = FETCHED + Math.round(fraction * (PRESENTED - FETCHED));
      tell(fraction < DRAWS_FROM ? "inspect" : "pictures", percent, inspection && measured(inspection));
    };
    const { inspection, showing } = await present(path, { name: source.name, mark: BRAND.name, limits: LIMITS }, progress, signal);
    tell("store", PRESENTED);
    const renders = showing ? await storeRenders(services, ownerId, source.name, showing) : [];
    return { ...measured(inspection), stageHue: showing?.stageHue ?? null, renders };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function measured({ facts, findings, score, specHash, fingerprints, kind }: Inspection): MeasuredFile {
  const model = largest(facts);
  return {
    format: kind === "zip" && model ? model.format : endingOf(facts.name, kind),
    facts: model && factsOf(facts, model),
    findings: findings.map(({ level, code, message }) => ({ level, code, message })),
    score: model ? score : null,
    specHash,
    prints: fingerprints,
  };
}

const ENDING = /\.(\w{1,8})$/;
const endingOf = (name: string, kind: string): string => (ENDING.exec(name)?.[1] ?? kind).toLowerCase();

/** Of several models in an archive the one with the most triangles is shown and measured for buyers. */
const largest = ({ models }: Facts): ModelFacts | null => models.toSorted((one, other) => other.triangles - one.triangles)[0] ?? null;

const factsOf = (facts: Facts, model: ModelFacts): ProductFacts => ({
  measuredFrom: facts.name,
  triangles: model.triangles,
  vertices: model.vertices,
  quads: model.polygons?.quads ?? null,
  meshes: model.meshes,
  materials: model.materials,
  drawCalls: model.drawCalls,
  textures: model.textures,
  uvSets: model.uvSets,
  uvCoverage: model.uvCoverage,
  uvOverlap: model.uvOverlap,
  bones: model.bones,
  morphs: model.morphs,
  animations: model.animations,
  size: model.size,
  isPbr: model.isPbr,
  isManifold: model.openEdges === 0 && model.nonManifoldEdges === 0,
});

const CARD = { width: 512, height: 384 };
const PAGE = { width: 1_024, height: 768 };
const NO_SIZE = { width: 0, height: 0 };

async function storeRenders(services: Services, ownerId: string, name: string, showing: Showing): Promise<ReadFile["renders"]> {
  const { card, page, preview, wire } = showing;
  const stem = name.replace(/\.\w{1,8}$/, "");
  const keep = async (kind: RenderKind, bytes: Buffer, size: { width: number; height: number }) => {
    const isModel = kind === "preview" || kind === "edges";
    const about = isModel
      ? { name: `${stem}-${kind}.glb.gz`, type: "application/gzip" }
      : { name: `${stem}-${kind}.webp`, type: "image/webp" };
    return { kind, file: await store(services, bytes, { ownerId, ...about, maxBytes: LARGEST_RENDER }), ...size };
  };
  return [
    await keep("card", card, CARD),
    await keep("lit", page.lit, PAGE),
    ...(await Promise.all(LOOKS.map((look) => keep(look, page[look], PAGE)))),
    ...(preview ? [await keep("preview", preview, NO_SIZE)] : []),
    ...(wire ? [await keep("edges", wire, NO_SIZE)] : []),
  ];
}
