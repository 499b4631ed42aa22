import { LISTING, LOOKS } from "@blenda/domain/catalogue/constants";
import type { Picture, ProductCard, ProductPage } from "@blenda/domain/catalogue/model";
import { licencePrices, softwareFor } from "@blenda/domain/catalogue/rules";
import { instantOf, nestedRows } from "../platform/nested.ts";
import { type CardRow, cardOf } from "./cards.ts";
import type { PageRow } from "./page-query.ts";

type StoredPicture = PageRow["pictures"][number];

export function pageOf(row: PageRow): ProductPage {
  const card = cardOf(row);
  const shown = new Set(row.moreFromShop.map(({ id }) => id));
  const similar = row.similar.filter(({ id }) => !shown.has(id)).slice(0, LISTING.SIMILAR);
  const pictures = nestedRows(row.pictures);
  const files = row.files.map(({ name, format, bytes }) => ({ name, format, bytes }));
  return {
    ...card,
    description: row.description,
    tags: row.tags,
    isForSale: row.status === "published",
    aiDisclosure: row.aiDisclosure,
    licences: licencePrices(row.priceCents, row.licenceTypes, row.licencePrices),
    ...versionOf(row),
    earlierVersions: nestedRows(row.earlierVersions).map(({ number, releasedAt, changes }) => ({
      number,
      releasedAt: instantOf(releasedAt),
      changes,
    })),
    software: softwareFor(card.formats),
    files,
    downloadBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    pictures: [...pictures.filter(({ kind }) => kind === "cover"), ...pictures.filter(({ kind }) => kind === "gallery")].map(pictureOf),
    looks: looksIn(pictures),
    sales: row.salesCount,
    histogram: [0, 0, 0, 0, 0],
    shopCounts: { products: row.shopProducts ?? 0, trainings: row.shopTrainings ?? 0 },
    moreFromShop: nestedCards(row.moreFromShop),
    similar: nestedCards(similar),
    updatedAt: row.updatedAt,
  };
}

/** What came in without files of its own has one version: itself. */
function versionOf({ version, publishedAt, createdAt }: PageRow): Pick<ProductPage, "version" | "facts" | "checks"> {
  const [current] = version ? nestedRows([version]) : [];
  if (!current) return { version: { number: "1.0", releasedAt: publishedAt ?? createdAt, changes: "" }, facts: null, checks: [] };
  const { number, changes, releasedAt, facts, findings } = current;
  return {
    version: { number, releasedAt: instantOf(releasedAt), changes },
    facts,
    checks: findings.flatMap(({ level, message }) => (level === "block" ? [] : [{ level, message }])),
  };
}

const nestedCards = (rows: readonly CardRow[]): ProductCard[] =>
  nestedRows(rows).map((row) => cardOf({ ...row, publishedAt: row.publishedAt && instantOf(row.publishedAt) }));

const pictureOf = ({ fileId, width, height, alt }: StoredPicture): Picture => ({ url: `/files/${fileId}`, width, height, alt });

function looksIn(pictures: readonly StoredPicture[]): ProductPage["looks"] {
  return Object.fromEntries(
    LOOKS.flatMap((look) => {
      const picture = pictures.find(({ kind }) => kind === look);
      return picture ? [[look, `/files/${picture.fileId}`]] : [];
    }),
  );
}
