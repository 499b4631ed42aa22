import { ANALYTICS } from "@blenda/domain/analytics/constants";
import type { BestSeller } from "@blenda/domain/analytics/model";
import type { ItemKey, SoldItem } from "@blenda/domain/figures/model";
import { type DayRange, daysOf, monthOf, monthsWithin, previousOf } from "@blenda/domain/figures/rules";
import { figureTexts } from "@blenda/domain/figures/texts";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { sql } from "kysely";
import { productRow } from "../../catalogue/sql.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Db } from "../../platform/database/db.ts";
import { prepared } from "../../platform/database/prepared.ts";
import { shopRow } from "../../shops/sql.ts";
import { trainingRow } from "../../trainings/sql.ts";
import { type Spans, spansOf } from "./spans.ts";

interface SoldSums {
  item: ItemKey;
  lines: number;
  cents: number;
}

type Order = "cents" | "lines";
type SoldSpans = Spans & { limit: number };

/** Read once for both orders. */
const bestOf = prepared<SoldSpans, SoldSums & { order: Order }>(
  (_db, { firstMonth, lastMonth, froms, tos, limit }) => sql<SoldSums & { order: Order }>`
    with sold as materialized (select item, sum(lines)::bigint as lines, sum(cents)::bigint as cents from (
        select item, lines, cents from item_months where month >= ${firstMonth} and month <= ${lastMonth}
        union all select d.item, d.lines, d.cents from unnest(${froms}::text[], ${tos}::text[]) as s (first, last)
          cross join lateral (select * from item_days i where i.day >= s.first and i.day <= s.last) as d) as each
      group by item having sum(lines) > 0)
    (select 'cents' as "order", item, lines, cents from sold order by cents desc, item limit ${limit}::int)
    union all (select 'lines', item, lines, cents from sold order by lines desc, item limit ${limit}::int)`,
);

interface NamedSums {
  months: string[];
  days: string[];
  items: readonly string[];
}

/** Of a few: each is looked up in each of its months and days. */
const centsOf = prepared<NamedSums, { item: ItemKey; cents: number }>(
  (_db, { months, days, items }) => sql<{ item: ItemKey; cents: number }>`select item, sum(cents)::bigint as cents from (
      select item, cents from item_months where month = ${anyOf(months)} and item = ${anyOf(items)}
      union all select item, cents from item_days where day = ${anyOf(days)} and item = ${anyOf(items)}) as each
    group by item`,
);

/** What most was paid for, and what was sold most often, beside what was paid for it before. */
export async function bestSellers(db: Db, range: DayRange): Promise<Record<Order, BestSeller[]>> {
  const rows = await bestOf(db, { ...spansOf(range), limit: ANALYTICS.BEST_SELLERS });
  const items = [...new Set(rows.map(({ item }) => item))];
  if (items.length === 0) return { cents: [], lines: [] };
  const [named, before] = await Promise.all([namesOf(db, items), centsOf(db, { ...piecesOf(previousOf(range)), items })]);
  const earlier = new Map(before.map((row) => [row.item, row.cents]));
  const listOf = (by: Order) =>
    rows
      .filter(({ order }) => order === by)
      .map(({ item, lines, cents }): BestSeller => ({ ...named(item), lines, cents, previousCents: earlier.get(item) ?? 0 }));
  return { cents: listOf("cents"), lines: listOf("lines") };
}

/** Every month and every day of it by name. */
function piecesOf(range: DayRange): Omit<NamedSums, "items"> {
  const { months, days } = monthsWithin(range);
  return { months: months ? [...new Set(daysOf(months).map(monthOf))] : [], days: days.flatMap(daysOf) };
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
