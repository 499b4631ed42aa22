import type { CartLine } from "@blenda/domain/cart/model";
import type { LicenceType } from "@blenda/domain/catalogue/constants";
import { licencePrices } from "@blenda/domain/catalogue/rules";
import type { Offer } from "@blenda/domain/checkout/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { UNKNOWN } from "@blenda/domain/shops/constants";
import { sql } from "kysely";
import type { Buyer } from "../orders/port.ts";
import { batched } from "../platform/database/batched.ts";
import type { Db } from "../platform/database/db.ts";
import { prepared } from "../platform/database/prepared.ts";

/** What an offer becomes when it is sold: the version and files it was. */
interface SaleFacts {
  versionId: string | null;
  version: string | null;
  specHash: string | null;
}
export type KnownOffer = Offer & SaleFacts;

export const offerKey = (itemType: CartLine["itemType"], itemId: string): string => `${itemType}:${itemId}`;

/** What somebody wants to know about: things of one kind, and who would buy them. */
interface Wanted {
  ids: string[];
  buyer: Buyer;
}

/** What the catalogue says now about everything wanted, and what of it this buyer already holds. One statement per kind. */
export async function findOffers(db: Db, lines: readonly CartLine[], buyer: Buyer): Promise<Map<string, KnownOffer>> {
  const ids = (itemType: CartLine["itemType"]) => lines.filter((line) => line.itemType === itemType).map(({ itemId }) => itemId);
  const [products, trainings] = [ids("product"), ids("training")];
  const offers = [
    ...(products.length > 0 ? await productOffers(db, { ids: products, buyer }) : []),
    ...(trainings.length > 0 ? await trainingOffers(db, { ids: trainings, buyer }) : []),
  ];
  return new Map(offers.map((offer) => [offerKey(offer.itemType, offer.itemId), offer]));
}

/** What all who ask at the same moment want, one row each; `asker` says whose it is. */
const wantedRows = (ids: string[], buyerIds: Known, emails: Known, askers: number[]) =>
  sql<{
    id: string;
    buyerId: string | null;
    email: string | null;
    asker: number;
  }>`unnest((select ${ids}::text[]), (select ${buyerIds}::text[]), (select ${emails}::text[]), (select ${askers}::int[]))`.as<"w">(
    sql`w (id, buyer_id, email, asker)`,
  );

type Known = (string | null)[];

/** Whoever only types an address has not proved it is theirs, and is not told what its owner has. */
function columnsOf(asked: readonly Wanted[]): [ids: string[], buyerIds: Known, emails: Known, askers: number[]] {
  const all = asked.flatMap(({ ids, buyer }, asker) => ids.map((id) => ({ id, buyer, asker })));
  return [
    all.map(({ id }) => id),
    all.map(({ buyer }) => buyer.id),
    all.map(({ buyer }) => (buyer.id === null ? null : buyer.email)),
    all.map(({ asker }) => asker),
  ];
}

/** By the account, or as a guest with its address before the next sign-in makes that the account's. */
const owned = (itemType: string, itemId: string) => {
  const open = sql`l.item_type = ${sql.lit(itemType)} and l.item_id = ${sql.ref(itemId)}
    and l.status in ('fulfilled', 'completed', 'refund_requested', 'partially_refunded', 'disputed')`;
  return sql<LicenceType[] | null>`(select array_agg(held.licence_type) from (
    select l.licence_type from order_lines l where l.buyer_id = w.buyer_id and ${open}
    union all select l.licence_type from orders o join order_lines l on l.order_id = o.id
      where o.buyer_id is null and o.email = w.email and ${open}) as held)`;
};

const findProducts = prepared((db, ids: string[], buyerIds: Known, emails: Known, askers: number[]) =>
  db
    .selectFrom(wantedRows(ids, buyerIds, emails, askers))
    .innerJoin("products as p", "p.id", "w.id")
    .leftJoin("shops as s", "s.creatorId", "p.creatorId")
    .leftJoin("productVersions as v", "v.id", "p.currentVersionId")
    .select([
      "w.asker",
      "p.id",
      "p.title",
      "p.status",
      "p.categoryId",
      "p.creatorId",
      "p.priceCents",
      "p.licenceTypes",
      "p.licencePrices",
      "p.isSubscriptionOnly",
      "p.posterFileId",
      "p.stageHue",
      "s.name as shopName",
      "s.isEnabled",
      "v.id as versionId",
      "v.number as version",
      "v.specHash",
    ])
    .select(owned("product", "p.id").as("owned")),
);

const productOffers = batched(async (db: Db, asked: Wanted[]): Promise<KnownOffer[][]> => {
  const rows = await findProducts(db, ...columnsOf(asked));
  return offersOf(asked, rows, (row) => ({
    itemType: "product",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.posterFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isEnabled !== false && !row.isSubscriptionOnly,
    prices: new Map(licencePrices(row.priceCents, row.licenceTypes, row.licencePrices).map(({ type, priceCents }) => [type, priceCents])),
    owned: new Set(row.owned ?? []),
    versionId: row.versionId,
    version: row.version,
    specHash: row.specHash,
  }));
});

const findTrainings = prepared((db, ids: string[], buyerIds: Known, emails: Known, askers: number[]) =>
  db
    .selectFrom(wantedRows(ids, buyerIds, emails, askers))
    .innerJoin("trainings as t", "t.id", "w.id")
    .leftJoin("shops as s", "s.creatorId", "t.creatorId")
    .select([
      "w.asker",
      "t.id",
      "t.title",
      "t.status",
      "t.categoryId",
      "t.creatorId",
      "t.priceCents",
      "t.isSubscriptionOnly",
      "t.coverFileId",
      "t.stageHue",
      "s.name as shopName",
      "s.isEnabled",
    ])
    .select(owned("training", "t.id").as("owned")),
);

const trainingOffers = batched(async (db: Db, asked: Wanted[]): Promise<KnownOffer[][]> => {
  const rows = await findTrainings(db, ...columnsOf(asked));
  return offersOf(asked, rows, (row) => ({
    itemType: "training",
    itemId: row.id,
    title: row.title,
    categoryId: row.categoryId,
    creatorId: row.creatorId,
    shopName: row.shopName ?? UNKNOWN.creator,
    posterUrl: fileUrl(row.coverFileId),
    stageHue: row.stageHue,
    isForSale: row.status === "published" && row.isEnabled !== false && !row.isSubscriptionOnly,
    prices: new Map([[null, row.priceCents]]),
    owned: new Set(row.owned === null ? [] : [null]),
    versionId: null,
    version: null,
    specHash: null,
  }));
});

function offersOf<Row extends { asker: number }>(asked: readonly Wanted[], rows: readonly Row[], offerOf: (row: Row) => KnownOffer) {
  const offers: KnownOffer[][] = asked.map(() => []);
  for (const row of rows) offers[row.asker]?.push(offerOf(row));
  return offers;
}
