import { productRow } from "../../catalogue/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { shopRow } from "../../shops/sql.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { type Change, sumUp } from "../sums/slices.ts";
import { addToDays } from "../sums/sums-repository.ts";
import type { CountedViews } from "./counter.ts";

/** Adds what was counted to the days of whoever it belongs to. What nobody shows in public counts for nobody. */
export async function writeViews(tx: Tx, counted: readonly CountedViews[]): Promise<void> {
  const ownerOf = await owners(tx, counted);
  const changes = counted.flatMap(({ type, id, day, country, source, views }): Change[] => {
    const creatorId = ownerOf(type, id);
    if (creatorId === undefined) return [];
    const where = { country, source };
    if (type === "shop") return [{ creatorId, day, facets: where, amounts: { shopViews: views } }];
    return [{ creatorId, day, facets: { item: `${type}:${id}`, ...where }, amounts: { views } }];
  });
  await addToDays(tx, sumUp(changes));
}

async function owners(db: Db, counted: readonly CountedViews[]) {
  const idsOf = (type: CountedViews["type"]) => [...new Set(counted.flatMap((view) => (view.type === type ? view.id : [])))];
  const [products, trainings, shops] = [idsOf("product"), idsOf("training"), idsOf("shop")];
  const open = ["published", "unlisted"] as const;
  const found = [
    ...(await db
      .selectFrom(productRow("products"))
      .select(["id", "creatorId"])
      .where("id", "=", anyOf(products))
      .where("status", "in", open)
      .execute()),
    ...(await db
      .selectFrom(trainingRow("trainings"))
      .select(["id", "creatorId"])
      .where("id", "=", anyOf(trainings))
      .where("status", "in", open)
      .execute()),
  ];
  const items = new Map(found.map(({ id, creatorId }) => [id, creatorId]));
  const creators = await db.selectFrom(shopRow("shops")).select("creatorId").where("creatorId", "=", anyOf(shops)).execute();
  const ofShops = new Set(creators.map(({ creatorId }) => creatorId));
  return (type: CountedViews["type"], id: string) => (type === "shop" ? (ofShops.has(id) ? id : undefined) : items.get(id));
}
