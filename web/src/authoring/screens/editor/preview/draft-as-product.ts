import type { Draft, DraftFields } from "@blenda/domain/authoring/model";
import { storedLicences } from "@blenda/domain/authoring/rules";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { FORMATS, type Look } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { hasDearerLicence, licencePrices, remarksOf, softwareFor } from "@blenda/domain/catalogue/rules";
import type { ShopMark } from "@blenda/domain/publication/model";

/** The draft as the product it would be, for the same card and the same parts of the page that buyers see. */
export function draftAsProduct(draft: Draft, fields: DraftFields, category: string, shop: ShopMark): ProductPage {
  const { types, prices } = storedLicences(fields.licences);
  const priceCents = fields.priceCents ?? 0;
  const given = draft.files.map(({ format }) => format);
  const [cover] = draft.pictures;
  return {
    id: draft.id,
    title: fields.title.trim() || authoringTexts.untitled,
    category,
    priceCents,
    sale: null,
    isSubscriptionOnly: false,
    isPriceFrom: hasDearerLicence(priceCents, types, prices),
    shop,
    stageHue: draft.stageHue,
    rating: null,
    publishedAt: null,
    posterUrl: cover?.url ?? draft.posterUrl,
    previewUrl: draft.previewUrl,
    triangles: draft.facts?.triangles ?? null,
    formats: FORMATS.filter((format) => given.includes(format)),
    isRigged: (draft.facts?.bones ?? 0) > 0,
    score: draft.score,
    creatorName: shop.name,
    description: fields.description,
    descriptionRich: fields.descriptionRich,
    tags: fields.tags,
    isForSale: true,
    updatedAt: draft.savedAt,
    aiDisclosure: fields.aiDisclosure ?? "none",
    licences: licencePrices(priceCents, types, prices).map((licence) => ({ ...licence, sale: null })),
    version: { number: fields.versionNumber ?? draft.live?.version ?? "1.0", releasedAt: draft.savedAt, changes: fields.changes },
    earlierVersions: [],
    facts: draft.facts,
    checks: draft.files.flatMap(({ findings, isViewer }) => (isViewer ? remarksOf(findings) : [])),
    software: softwareFor(given),
    files: draft.files.map(({ name, format, bytes }) => ({ name, format, bytes })),
    downloadBytes: draft.files.reduce((sum, { bytes }) => sum + bytes, 0),
    pictures: draft.pictures.map(({ url, width, height, alt }) => ({ url, width, height, alt })),
    looks: looksOf(draft),
    wireUrl: draft.wireUrl,
    sales: draft.live?.sales ?? 0,
    histogram: [0, 0, 0, 0, 0],
    shopCounts: { products: 0, trainings: 0 },
    moreFromShop: [],
    similar: [],
  };
}

/** Rendered pages, whether they are among the images or only offered. */
function looksOf({ pictures, offered }: Draft): Partial<Record<Look, string>> {
  const looks: Partial<Record<Look, string>> = {};
  for (const { kind, url } of [...offered, ...pictures]) if (kind !== "own" && kind !== "lit") looks[kind] = url;
  return looks;
}
