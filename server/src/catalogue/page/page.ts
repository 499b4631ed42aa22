import { LISTING, LOOKS } from "@blenda/domain/catalogue/constants";
import type { ProductPage } from "@blenda/domain/catalogue/model";
import { licenceOffers, remarksOf, softwareFor } from "@blenda/domain/catalogue/rules";
import type { Picture } from "@blenda/domain/publication/model";
import { histogramOf } from "@blenda/domain/publication/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { type JsonRow, readJsonRows } from "../../platform/database/json-rows.ts";
import { cardOf } from "../cards.ts";
import type { PageRow } from "./page-query.ts";

type StoredPicture = JsonRow<PageRow["pictures"]>;

export function pageOf(row: PageRow, now: Instant): ProductPage {
  const card = cardOf(row, now);
  const similar = readJsonRows(row.similar);
  const resembling = new Set(similar.map(({ id }) => id));
  // What is alike is said to be; the shop shows what it has besides.
  const moreFromShop = readJsonRows(row.moreFromShop)
    .filter(({ id }) => !resembling.has(id))
    .slice(0, LISTING.MORE_FROM_SHOP);
  const pictures = readJsonRows(row.pictures);
  const files = readJsonRows(row.files);
  return {
    ...card,
    creatorName: row.creatorName || UNKNOWN.creator,
    description: row.description,
    descriptionRich: row.descriptionRich,
    tags: row.tags,
    isForSale: row.status === "published" && row.isShopOpen,
    aiDisclosure: row.aiDisclosure,
    licences: licenceOffers(row, now),
    ...versionOf(row),
    earlierVersions: readJsonRows(row.earlierVersions),
    software: softwareFor(card.formats),
    files,
    downloadBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    pictures: [...pictures.filter(({ kind }) => kind === "cover"), ...pictures.filter(({ kind }) => kind === "gallery")].map(pictureOf),
    looks: looksIn(pictures),
    wireUrl: fileUrl(pictures.find(({ kind }) => kind === "edges")?.fileId ?? null),
    sales: row.salesCount,
    histogram: histogramOf(row.stars),
    shopCounts: { products: row.shopProducts ?? 0, trainings: row.shopTrainings ?? 0 },
    moreFromShop: moreFromShop.map((other) => cardOf(other, now)),
    similar: similar.map((other) => cardOf(other, now)),
    updatedAt: row.updatedAt,
  };
}

/** What came in without files of its own has one version: itself. */
function versionOf({ version, publishedAt, createdAt }: PageRow): Pick<ProductPage, "version" | "facts" | "checks"> {
  const [current] = readJsonRows(version);
  if (!current) return { version: { number: "1.0", releasedAt: publishedAt ?? createdAt, changes: "" }, facts: null, checks: [] };
  const { number, changes, releasedAt, facts, findings } = current;
  return {
    version: { number, releasedAt, changes },
    facts,
    checks: remarksOf(findings),
  };
}

const pictureOf = ({ fileId, width, height, alt }: StoredPicture): Picture => ({ url: fileUrl(fileId), width, height, alt });

function looksIn(pictures: readonly StoredPicture[]): ProductPage["looks"] {
  return Object.fromEntries(
    LOOKS.flatMap((look) => {
      const picture = pictures.find(({ kind }) => kind === look);
      return picture ? [[look, fileUrl(picture.fileId)]] : [];
    }),
  );
}
