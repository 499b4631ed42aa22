import { door } from "../platform/database/door.ts";

export const categoryRow = door("categories", ["id", "name", "parentId", "position"]);

export const productRow = door("products", [
  "id",
  "n",
  "creatorId",
  "categoryId",
  "status",
  "statusReason",
  "title",
  "description",
  "tags",
  "priceCents",
  "isSubscriptionOnly",
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
  "aiDisclosure",
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
