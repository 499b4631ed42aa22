import { JOBS } from "@blenda/domain/generation/constants";
import type { Job } from "@blenda/domain/generation/model";
import { isFromWords } from "@blenda/domain/generation/rules";
import type { GeneratedModel } from "../../platform/outside/generator/generator.ts";

interface PromisedResult {
  mode: Job["mode"];
  resolution: Job["options"]["resolution"];
  highPack: boolean;
  formats: readonly string[];
}

/** Side of the largest texture. What a picture itself became has the picture's. */
const TEXELS = { normal: 1_024, ultra: 2_048 } as const;

/** The check of a generated result: what is wrong with it; nothing when it is as promised. */
export function faultsOf({ files, inspection, facts }: GeneratedModel, { mode, resolution, highPack, formats }: PromisedResult): string[] {
  const faults: string[] = [];
  for (const { level, code } of inspection.findings) if (level === "block") faults.push(`blocked: ${code}`);
  if ((inspection.score ?? 0) < JOBS.LEAST_SCORE) faults.push(`score ${inspection.score}`);
  for (const format of formats) if (!files.some((file) => file.format === format && file.bytes.length > 0)) faults.push(`no ${format}`);
  const texels = isFromWords(mode) ? TEXELS[resolution] : TEXELS.normal;
  const largest = Math.max(0, ...facts.textures.map(({ width, height }) => Math.max(width, height)));
  if (largest < texels) faults.push(`textures of ${largest} instead of ${texels}`);
  if (highPack && !areEverCoarser(facts)) faults.push("no coarser copies");
  if (highPack && !files.some(({ format }) => format === "pack")) faults.push("no separate maps");
  return faults;
}

function areEverCoarser({ triangles, lodTriangles }: GeneratedModel["facts"]): boolean {
  const counts = [triangles, ...lodTriangles];
  return lodTriangles.length > 0 && lodTriangles.every((count, at) => count < (counts[at] ?? 0));
}
