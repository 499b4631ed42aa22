import type { DraftFinding } from "@blenda/domain/authoring/model";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Presented } from "@blenda/forge/present";
import { type StoredFile, store } from "../../platform/files/files.ts";
import { productFacts } from "../../platform/files/product-facts.ts";
import { NICENESS } from "../../platform/files/upload-queues.ts";
import type { Services } from "../../platform/requests/procedure.ts";

export type PresentModel = (path: string, name: string) => Promise<Presented>;

export interface ReadCheckpoint {
  facts: ProductFacts | null;
  findings: DraftFinding[];
  stageHue: number | null;
  preview: StoredFile | null;
  poster: StoredFile | null;
}

const LIMITS = { cpuSeconds: 120, megabytes: 1_200, niceness: NICENESS };
const LARGEST_RENDER = 40_000_000;

export const presentInForge: PresentModel = async (path, name) =>
  (await import("@blenda/forge/present")).present(path, { name, mark: BRAND.name, limits: LIMITS }, () => {});

/** Measures a model like a product's file, and makes the light copy learners turn and the picture of it. */
export async function readCheckpoint(
  services: Services,
  { path, name, ownerId, present }: { path: string; name: string; ownerId: string; present: PresentModel },
): Promise<ReadCheckpoint> {
  const { inspection, showing } = await present(path, name);
  if (inspection.findings.some(({ code }) => code === "crashed")) throw new Error(`the reader of ${name} ended without an answer`);
  const [model] = inspection.facts.models.toSorted((one, other) => other.triangles - one.triangles);
  const findings = inspection.findings.map(({ level, code, message }) => ({ level, code, message }));
  const facts = model ? productFacts(name, model) : null;
  if (!showing?.preview) return { facts, findings, stageHue: null, preview: null, poster: null };
  const stem = name.replace(/\.\w{1,8}$/, "");
  const about = { ownerId, maxBytes: LARGEST_RENDER };
  const preview = await store(services, showing.preview, { ...about, name: `${stem}.glb.gz`, type: "application/gzip" });
  const poster = await store(services, showing.card, { ...about, name: `${stem}.webp`, type: "image/webp" });
  return { facts, findings, stageHue: showing.stageHue, preview, poster };
}
