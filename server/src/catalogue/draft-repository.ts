import type { ProductFacts } from "@blenda/domain/catalogue/model";
import { PRICE_LEAST_CENTS } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import type { StoredFinding } from "./tables.ts";

interface Draft {
  id: string;
  creatorId: string;
  title: string;
  description: string;
  posterFileId: string;
  stageHue: number | null;
  score: number | null;
  facts: ProductFacts;
  findings: readonly StoredFinding[];
  specHash: string;
  /** What will be sold; private. */
  files: readonly { fileId: string; format: string }[];
  at: Instant;
}

/** Made by a machine, and says so. Category and price are its creator's to choose; until then it stands in the first, at the least. */
export async function addDraftProduct(tx: Tx, draft: Draft): Promise<void> {
  const { id, creatorId, title, description, posterFileId, stageHue, score, facts, findings, specHash, files, at } = draft;
  const { id: categoryId } = await tx.selectFrom("categories").select("id").orderBy("position").limit(1).executeTakeFirstOrThrow();
  const versionId = `${id}/1`;
  const measured = {
    triangles: facts.triangles,
    texturePx: Math.max(0, ...facts.textures.map(({ width, height }) => Math.max(width, height))),
    formats: files.map(({ format }) => format),
    isRigged: facts.bones > 0,
    isAnimated: facts.animations.length > 0,
    hasMorphs: facts.morphs > 0,
    hasUvOverlap: findings.some(({ code }) => code === "uv-overlap"),
    isManifold: facts.isManifold,
  };
  const words = { title, description, priceCents: PRICE_LEAST_CENTS, aiDisclosure: "generated" as const };
  const own = { id, creatorId, categoryId, status: "draft" as const, posterFileId, currentVersionId: versionId, stageHue, score };
  await tx
    .insertInto("products")
    .values({ ...own, ...words, ...measured, createdAt: at, updatedAt: at })
    .execute();
  const version = { id: versionId, productId: id, number: "1.0", facts: jsonb(facts), findings: jsonb([...findings]) };
  await tx
    .insertInto("productVersions")
    .values({ ...version, score, specHash, releasedAt: at })
    .execute();
  if (files.length === 0) return;
  await tx
    .insertInto("productFiles")
    .values(files.map((file, position) => ({ ...file, versionId, position })))
    .execute();
}
