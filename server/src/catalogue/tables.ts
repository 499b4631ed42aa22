import type { AiDisclosure, LicenceType } from "@blenda/domain/catalogue/constants";
import type { ProductFacts } from "@blenda/domain/catalogue/model";
import type { PublicationStatus, SuspensionCode } from "@blenda/domain/publication/constants";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import {
  bigint,
  boolean,
  computed,
  defaulted,
  instant,
  integer,
  integers,
  json,
  nullable,
  text,
  texts,
} from "../platform/database/columns.ts";

/** A remark of the file check, as the version keeps it. */
export interface StoredFinding {
  level: "block" | "warn" | "info";
  code: string;
  message: string;
}

export const catalogueTables = {
  categories: { id: text(), name: text(), parentId: nullable(text()), position: integer() },
  products: {
    n: defaulted(bigint()),
    id: text(),
    creatorId: text(),
    categoryId: text(),
    status: text<PublicationStatus>(),
    statusBefore: nullable(text<PublicationStatus>()),
    statusReason: nullable(text()),
    suspensionCode: nullable(text<SuspensionCode>()),
    title: text(),
    description: text(),
    descriptionRich: nullable(json<RichText>()),
    tags: defaulted(texts()),
    priceCents: integer(),
    /** The sale it takes part in, or takes part in next; written by `publication`. Whether it runs says the clock. */
    sale: nullable(json<SaleWindow>()),
    isSubscriptionOnly: defaulted(boolean()),
    isFeatured: defaulted(boolean()),
    aiDisclosure: defaulted(text<AiDisclosure>()),
    licenceTypes: defaulted(texts<LicenceType>()),
    licencePrices: defaulted(json<Partial<Record<LicenceType, number>>>()),
    stageHue: nullable(integer()),
    posterFileId: nullable(text()),
    previewFileId: nullable(text()),
    currentVersionId: nullable(text()),
    /** Reviews of one, two, three, four and five stars. */
    stars: defaulted(integers()),
    ratingSum: computed(integer()),
    ratingCount: computed(integer()),
    salesCount: defaulted(integer()),
    triangles: nullable(integer()),
    texturePx: nullable(integer()),
    formats: defaulted(texts()),
    isRigged: defaulted(boolean()),
    isAnimated: defaulted(boolean()),
    hasMorphs: defaulted(boolean()),
    hasUvOverlap: nullable(boolean()),
    isManifold: nullable(boolean()),
    isQuads: nullable(boolean()),
    score: nullable(integer()),
    publishedAt: nullable(instant()),
    createdAt: instant(),
    updatedAt: instant(),
  },
  /** Kept by the database itself: what a product is called, word by word. */
  productMarks: {
    productN: bigint(),
    mark: text(),
    /** Two where title and tags both say it. */
    weight: integer(),
    categoryId: text(),
    isListed: boolean(),
    publishedAt: instant(),
  },
  /** What was found before, for the product's words as they were then. */
  similarProducts: { productN: bigint(), ownWords: bigint(), similarNs: integers(), keptAt: instant() },
  productVersions: {
    id: text(),
    productId: text(),
    number: text(),
    changes: defaulted(text()),
    facts: nullable(json<ProductFacts>()),
    findings: defaulted(json<StoredFinding[]>()),
    score: nullable(integer()),
    specHash: nullable(text()),
    releasedAt: instant(),
  },
  productFiles: {
    versionId: text(),
    position: integer(),
    fileId: text(),
    format: text(),
    facts: nullable(json<unknown>()),
  },
  productPictures: {
    productId: text(),
    kind: text<"cover" | "gallery" | "lit" | "wireframe" | "uv" | "normals" | "matcap" | "edges">(),
    position: integer(),
    fileId: text(),
    width: integer(),
    height: integer(),
    alt: defaulted(text()),
  },
  catalogueImports: { fileHash: text(), line: integer(), imported: integer(), refused: integer(), updatedAt: instant() },
};

declare module "../platform/database/db.ts" {
  interface Tables {
    catalogue: typeof catalogueTables;
  }
}
