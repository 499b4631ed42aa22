import type { CartLine } from "@blenda/domain/cart/model";
import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Instant } from "@blenda/domain/shared/time";
import { productRow } from "../catalogue/sql.ts";
import { ownedItemIds } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { shopRow } from "../shops/sql.ts";
import { trainingRow } from "../trainings/sql.ts";
import type { Chance } from "./chance.ts";

/** Something that can be bought, from its first day on. */
export interface Ware {
  id: string;
  type: PublishedType;
  title: string;
  creatorId: string;
  licences: readonly NonNullable<CartLine["variant"]>[];
  priceCents: number;
  since: Instant;
}

/** What open shops of the demo sell. */
export async function readGoods(db: Db): Promise<Ware[]> {
  const columns = ["p.id", "p.title", "p.creatorId", "p.priceCents", "p.publishedAt"] as const;
  const products = await db
    .selectFrom(productRow("p"))
    .innerJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .select(columns)
    .select("p.licenceTypes")
    .where("p.status", "=", "published")
    .where("p.isSubscriptionOnly", "=", false)
    .where("s.isEnabled", "=", true)
    .where("p.creatorId", "like", "demo-%")
    .orderBy("p.id")
    .execute();
  const trainings = await db
    .selectFrom(trainingRow("p"))
    .innerJoin(shopRow("s"), "s.creatorId", "p.creatorId")
    .select(columns)
    .where("p.status", "=", "published")
    .where("p.isSubscriptionOnly", "=", false)
    .where("s.isEnabled", "=", true)
    .where("p.creatorId", "like", "demo-%")
    .orderBy("p.id")
    .execute();
  return [
    ...products.map(({ licenceTypes, ...ware }) => ({ ...ware, type: "product" as const, licences: licenceTypes })),
    ...trainings.map((ware) => ({ ...ware, type: "training" as const, licences: [] })),
  ].map(({ publishedAt, ...ware }) => ({ ...ware, since: publishedAt ?? "" }));
}

/** What was for sale then; where nothing was yet, what is now. */
export function onSale(goods: readonly Ware[], at: Instant): readonly Ware[] {
  const then = goods.filter(({ since }) => since <= at);
  return then.length > 0 ? then : goods;
}

/** Without what this person has bought before and not given back. */
export async function notOwned(db: Db, buyerId: string, goods: readonly Ware[]): Promise<Ware[]> {
  const owned = await ownedItemIds(db, buyerId);
  return goods.filter(({ id }) => !owned.has(id));
}

/** Most take the licence for themselves. */
export const lineOf = ({ id, type, licences }: Ware, chance: Chance): CartLine => ({
  itemType: type,
  itemId: id,
  variant: type === "training" ? null : ((chance.is(0.75) ? licences[0] : chance.pick(licences)) ?? null),
});
