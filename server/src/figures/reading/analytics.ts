import { type AnalyticsGroup, type Dimension, FIGURES, type Step } from "@blenda/domain/figures/constants";
import type { Analytics, AnalyticsRow, Range } from "@blenda/domain/figures/model";
import { conversionOf } from "@blenda/domain/figures/rules";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Db } from "../../platform/database/db.ts";
import type { Amounts } from "../sums/sums-repository.ts";
import { countedSince, type DayRow, type DaySlice, splitSums } from "./days-repository.ts";
import { itemsByKey } from "./items-repository.ts";
import { narrowedBy, whoseSlice } from "./narrowing.ts";
import { compared, type Periods, periodsOf, seriesOf, sumOf } from "./periods.ts";

type AnalyticsQuestion = Range & Partial<Record<Dimension, string | undefined>> & { by: AnalyticsGroup; step: Step };
type Sums = Pick<Amounts, "views" | "sales" | "free" | "earned">;

const seenParts = splitSums(["views", "sales", "free", "earned"]);

const seenOf = (rows: readonly Sums[]) => {
  const total = (of: keyof Sums) => rows.reduce((sum, row) => sum + row[of], 0);
  const [views, sales, free] = [total("views"), total("sales"), total("free")];
  return { views, sales, free, conversionBps: conversionOf(sales + free, views), earnedCents: total("earned") };
};

export async function analyticsOf(db: Db, creatorId: string, asked: AnalyticsQuestion): Promise<Analytics> {
  const whose = whoseSlice(creatorId, asked);
  const [periods, since] = await Promise.all([periodsOf(db, whose, asked), countedSince(db, creatorId)]);
  const hasShop = whose.slice === "" || !["item", "licence"].includes(narrowedBy(asked) ?? "");
  return {
    range: periods.range,
    previous: periods.previous,
    totals: seenOf(periods.now),
    previousTotals: seenOf(periods.before),
    shopViews: hasShop ? compared(periods, (days) => sumOf(days, "shopViews")) : null,
    rows: await rowsOf(db, whose, asked, periods),
    ...seriesOf(periods, asked.step, narrowedBy(asked) !== "licence"),
    countedSince: since,
  };
}

const hasSome = ({ views, sales, free }: AnalyticsRow): boolean => views !== 0 || sales !== 0 || free !== 0;
const bySize = (one: AnalyticsRow, other: AnalyticsRow): number =>
  other.views - one.views || other.sales - one.sales || inOrder(one.key, other.key);

async function rowsOf(db: Db, whose: DaySlice, asked: AnalyticsQuestion, { now }: Periods): Promise<AnalyticsRow[]> {
  const row = (key: string, sums: readonly Sums[]): AnalyticsRow => ({ key, item: null, ...seenOf(sums) });
  if (asked.by === "day") return now.map((day) => row(day.day, [day])).filter(hasSome);
  // One country, split by country, is one row.
  const own = narrowedBy(asked) === asked.by ? ownRow(asked[asked.by] ?? "", now) : null;
  const rows = own ?? (await seenParts(db, whose, [asked.by], asked)).map((part) => row(part.part, [part]));
  const shown = rows.filter(hasSome).toSorted(bySize).slice(0, FIGURES.SPLIT_MOST);
  if (asked.by !== "item") return shown;
  const itemOf = await itemsByKey(
    db,
    shown.map(({ key }) => key),
  );
  return shown.map((each) => ({ ...each, item: itemOf(each.key) }));
}

const ownRow = (key: string, days: readonly DayRow[]): AnalyticsRow[] => [{ key, item: null, ...seenOf(days) }];
