import { door } from "../platform/database/door.ts";

export const categoryRow = door("categories", ["id", "name", "parentId", "position"]);

export const productRow = door("products", [
  "n",
  "id",
  "creatorId",
  "categoryId",
  "status",
  "statusReason",
  "title",
  "description",
  "tags",
  "priceCents",
  "isSubscriptionOnly",
  "aiDisclosure",
  "licenceTypes",
  "licencePrices",
  "stageHue",
  "posterFileId",
  "previewFileId",
  "currentVersionId",
  "ratingSum",
  "ratingCount",
  "salesCount",
  "triangles",
  "texturePx",
  "formats",
  "isRigged",
  "isAnimated",
  "hasMorphs",
  "hasUvOverlap",
  "isManifold",
  "isQuads",
  "score",
  "publishedAt",
  "updatedAt",
]);

export const productVersionRow = door("productVersions", [
  "id",
  "productId",
  "number",
  "changes",
  "facts",
  "findings",
  "score",
  "specHash",
]);

export const productPictureRow = door("productPictures", ["productId", "kind", "fileId"]);

export const productFileRow = door("productFiles", ["versionId", "position", "fileId", "format"]);
