import { ANALYTICS } from "@blenda/domain/analytics/constants";
import type { BestSeller } from "@blenda/domain/analytics/model";
import type { ItemKey, SoldItem } from "@blenda/domain/figures/model";
import { type DayRange, previousOf } from "@blenda/domain/figures/rules";
import { figureTexts } from "@blenda/domain/figures/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shopRow } from "../../shops/sql.ts";
import { trainingRow } from "../../trainings/sql.ts";

interface SoldSums {
  item: ItemKey;
  lines: number;
  cents: number;
}

const BY = { cents: sql.raw("sum(cents)"), lines: sql.raw("sum(lines)") } as const;

const listBy = (by: keyof typeof BY) =>
  prepared<DayRange & { limit: number }, SoldSums>(
    (_db, { from, to, limit }) => sql<SoldSums>`select item, sum(lines)::bigint as lines, sum(cents)::bigint as cents from item_days
      where day >= ${from} and day <= ${to} group by item having sum(lines) > 0 order by ${BY[by]} desc, item limit ${limit}::int`,
  );
const byCents = listBy("cents");
const byLines = listBy("lines");

const centsOf = prepared<DayRange & { items: readonly string[] }, { item: ItemKey; cents: number }>(
  (_db, { from, to, items }) =>
    sql<{
      item: ItemKey;
      cents: number;
    }>`select item, sum(cents)::bigint as cents from item_days where day >= ${from} and day <= ${to} and item = ${anyOf(items)} group by item`,
);

/** What most was paid for, and what was sold most often, beside what was paid for it before. */
export async function bestSellers(db: Db, range: DayRange): Promise<Record<keyof typeof BY, BestSeller[]>> {
  const asked = { ...range, limit: ANALYTICS.BEST_SELLERS };
  const [cents, lines] = await Promise.all([byCents(db, asked), byLines(db, asked)]);
  const items = [...new Set([...cents, ...lines].map(({ item }) => item))];
  if (items.length === 0) return { cents: [], lines: [] };
  const [named, before] = await Promise.all([namesOf(db, items), centsOf(db, { ...previousOf(range), items })]);
  const earlier = new Map(before.map((row) => [row.item, row.cents]));
  const shown = ({ item, ...sums }: SoldSums): BestSeller => ({ ...named(item), ...sums, previousCents: earlier.get(item) ?? 0 });
  return { cents: cents.map(shown), lines: lines.map(shown) };
}

const idOf = (key: ItemKey): string => key.slice(key.indexOf(":") + 1);

/** As they are called today; what is gone keeps a place without a name. */
async function namesOf(db: Db, keys: readonly ItemKey[]): Promise<(key: ItemKey) => { item: SoldItem; shopName: string }> {
  const ids = (type: string) => anyOf(keys.filter((key) => key.startsWith(`${type}:`)).map(idOf));
  const [products, trainings] = await Promise.all([
    db
      .selectFrom(productRow("p"))
      .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
      .select(["p.id", "p.title", "p.stageHue", "p.posterFileId as pictureId", "s.name as shopName"])
      .where("p.id", "=", ids("product"))
      .execute(),
    db
      .selectFrom(trainingRow("p"))
      .leftJoin(shopRow("s"), "s.creatorId", "p.creatorId")
      .select(["p.id", "p.title", "p.stageHue", "p.coverFileId as pictureId", "s.name as shopName"])
      .where("p.id", "=", ids("training"))
      .execute(),
  ]);
  const rows = [
    ...products.map((row) => ({ ...row, type: "product" as const })),
    ...trainings.map((row) => ({ ...row, type: "training" as const })),
  ];
  const known = new Map(
    rows.map(({ pictureId, shopName, ...row }) => {
      const item: SoldItem = { ...row, key: `${row.type}:${row.id}`, posterUrl: fileUrl(pictureId) };
      return [item.key as string, { item, shopName: shopName ?? "" }];
    }),
  );
  return (key) => {
    const type = key.startsWith("training:") ? ("training" as const) : ("product" as const);
    const gone = { key, type, id: idOf(key), title: figureTexts.gone, posterUrl: null, stageHue: null };
    return known.get(key) ?? { item: gone, shopName: "" };
  };
}
