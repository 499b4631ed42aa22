import { isDeepStrictEqual } from "node:util";
import { FORMATS, type LicenceType } from "@blenda/domain/catalogue/constants";
import { productChanged } from "@blenda/domain/catalogue/events";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { Instant } from "@blenda/domain/shared/time";
import type { Insertable } from "kysely";
import type { Database, Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { addFirstPrices, changePrice, isOnSale, lockItem, settlePrices } from "../../publication/items.ts";
import type { StoredFinding } from "../tables.ts";

/** What a creator says of it. */
export interface ProductWords {
  title: string;
  description: string;
  descriptionRich: RichText | null;
  categoryId: string;
  tags: string[];
  priceCents: number;
  licenceTypes: LicenceType[];
  licencePrices: Partial<Record<LicenceType, number>>;
  aiDisclosure: "none" | "assisted" | "generated";
}

export type ProductPicture = Omit<Insertable<Database["productPictures"]>, "productId">;

/** What everybody sees of it. */
export interface ProductLook {
  posterFileId: string | null;
  previewFileId: string | null;
  stageHue: number | null;
  pictures: readonly ProductPicture[];
}

export interface NewVersion {
  number: string;
  changes: string;
  facts: ProductFacts | null;
  findings: readonly StoredFinding[];
  score: number | null;
  specHash: string | null;
  files: readonly { fileId: string; format: string }[];
}

interface ProductRelease {
  id: string;
  creatorId: string;
  words: ProductWords;
  look: ProductLook;
  /** `null`: its files are those on sale. */
  version: NewVersion | null;
  at: Instant;
}

/** What lists and filters read is measured from the files, never typed in. */
const measuredOf = ({ facts, findings, score, files }: NewVersion) => ({
  triangles: facts?.triangles ?? null,
  texturePx: facts ? Math.max(0, ...facts.textures.map(({ width, height }) => Math.max(width, height))) : null,
  formats: FORMATS.filter((format) => files.some((file) => file.format === format)),
  isRigged: (facts?.bones ?? 0) > 0,
  isAnimated: (facts?.animations.length ?? 0) > 0,
  hasMorphs: (facts?.morphs ?? 0) > 0,
  hasUvOverlap: facts ? findings.some(({ code }) => code === "uv-overlap") : null,
  isManifold: facts?.isManifold ?? null,
  score,
});

const wordsRow = <Words extends Pick<ProductWords, "descriptionRich" | "licencePrices">>(words: Words) => ({
  ...words,
  descriptionRich: words.descriptionRich && jsonb(words.descriptionRich),
  licencePrices: jsonb(words.licencePrices),
});

/**
 * Puts something on sale, or what was changed of it: product, pictures, price and, where there are new files, a new version. A
 * version that was released is never written again. Answers the id of the version that is current now.
 */
export async function publishProduct(tx: Tx, { id, creatorId, words, look, version, at }: ProductRelease): Promise<string> {
  const known = await lockItem(tx, "product", id);
  const { pictures, ...shown } = look;
  const versionId = version ? `${id}/${version.number}` : null;
  const row = { ...wordsRow(words), ...shown, ...(version && { ...measuredOf(version), currentVersionId: versionId }), updatedAt: at };
  if (known) {
    const { priceCents, licencePrices, ...rest } = row;
    // A new version may go live during a sale; a new price may not.
    const staysPriced = isOnSale(known.sale, at);
    await tx
      .updateTable("products")
      .set({ ...rest, ...(!staysPriced && { licencePrices }) })
      .where("id", "=", id)
      .execute();
    if (known.priceCents !== priceCents && !staysPriced) await changePrice(tx, "product", id, priceCents, at);
  } else {
    if (!version) throw new Error(`product ${id} has no files to be sold`);
    const fresh = { id, creatorId, status: "published" as const, publishedAt: at, createdAt: at };
    await tx
      .insertInto("products")
      .values({ ...fresh, ...row })
      .execute();
    await addFirstPrices(tx, "product", [id], "published");
  }
  if (version && versionId) await addVersion(tx, id, versionId, version, at);
  await setPictures(tx, id, pictures);
  await emit(tx, productChanged({ productId: id, creatorId }));
  return versionId ?? (await currentVersion(tx, id));
}

const currentVersion = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom("products").select("currentVersionId").where("id", "=", id).executeTakeFirstOrThrow()).currentVersionId ?? "";

async function addVersion(tx: Tx, productId: string, id: string, version: NewVersion, releasedAt: Instant): Promise<void> {
  const { number, changes, facts, findings, score, specHash, files } = version;
  await tx
    .insertInto("productVersions")
    .values({ id, productId, number, changes, facts: facts && jsonb(facts), findings: jsonb([...findings]), score, specHash, releasedAt })
    .execute();
  await tx
    .insertInto("productFiles")
    .values(files.map((file, position) => ({ ...file, versionId: id, position })))
    .execute();
}

async function setPictures(tx: Tx, productId: string, pictures: readonly ProductPicture[]): Promise<void> {
  await tx.deleteFrom("productPictures").where("productId", "=", productId).execute();
  if (pictures.length === 0) return;
  await tx
    .insertInto("productPictures")
    .values(pictures.map((picture) => ({ ...picture, productId })))
    .execute();
}

export type DirectChange = Pick<ProductWords, "description" | "descriptionRich" | "tags" | "priceCents" | "licencePrices"> & {
  look: ProductLook | null;
};

/** What may change without a review first (decision B1). */
export async function changeDirectly(tx: Tx, id: string, change: DirectChange, at: Instant): Promise<void> {
  const product = await lockItem(tx, "product", id);
  if (!product) return;
  const { look, priceCents, ...words } = change;
  const { pictures = null, ...shown } = look ?? {};
  const before = await tx.selectFrom("products").select("licencePrices").where("id", "=", id).executeTakeFirstOrThrow();
  if (!isDeepStrictEqual(before.licencePrices, words.licencePrices)) await settlePrices(tx, "product", id, at);
  const rows = { ...wordsRow(words), ...shown };
  await tx
    .updateTable("products")
    .set({ ...rows, updatedAt: at })
    .where("id", "=", id)
    .execute();
  if (product.priceCents !== priceCents) await changePrice(tx, "product", id, priceCents, at);
  if (pictures) await setPictures(tx, id, pictures);
  await emit(tx, productChanged({ productId: id, creatorId: product.creatorId }));
}
