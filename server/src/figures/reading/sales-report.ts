import { DIMENSIONS, type Dimension, FIGURES, type Step, TERMS, type Term } from "@blenda/domain/figures/constants";
import type { Range, SalesReport, Split, SplitRow } from "@blenda/domain/figures/model";
import { shareBpsOf } from "@blenda/domain/figures/rules";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Db } from "../../platform/database/db.ts";
import type { Amounts } from "../sums/sums-repository.ts";
import { lastSaleDay, type PartSums, splitSums } from "./days-repository.ts";
import { itemsByKey } from "./items-repository.ts";
import { narrowedBy, splitsOf, whoseSlice } from "./narrowing.ts";
import { compared, periodsOf, seriesOf, sumOf } from "./periods.ts";

type SalesQuestion = Range & Partial<Record<Dimension, string | undefined>> & { step: Step; open?: Dimension | undefined };

const soldParts = splitSums(["sales", "refunds", "gross", "earned"]);
type SoldPart = PartSums<"sales" | "refunds" | "gross" | "earned">;

const AMOUNT_OF: Readonly<Record<Term, keyof Amounts>> = {
  ...{ gross: "gross", discounts: "discounts", refunds: "refunded", commission: "commission" },
  ...{ card: "card", affiliates: "affiliate", earned: "earned" },
};

export async function salesReportOf(db: Db, creatorId: string, asked: SalesQuestion): Promise<SalesReport> {
  const whose = whoseSlice(creatorId, asked);
  const [periods, parts, lastDay] = await Promise.all([
    periodsOf(db, whose, asked),
    soldParts(db, whose, splitsOf(asked), asked),
    lastSaleDay(db, whose, asked.to),
  ]);
  const earned = sumOf(periods.now, "earned");
  const splits = Object.fromEntries(
    DIMENSIONS.map((by) => [by, splitOf(parts, by, earned, asked.open === by ? FIGURES.SPLIT_MOST : FIGURES.SPLIT_SHOWN)]),
  ) as Record<Dimension, Split>;
  const itemOf = await itemsByKey(
    db,
    splits.item.rows.map(({ key }) => key),
  );
  return {
    range: periods.range,
    previous: periods.previous,
    equation: TERMS.map((term) => ({ term, ...compared(periods, (days) => sumOf(days, AMOUNT_OF[term])) })),
    sales: compared(periods, (days) => sumOf(days, "sales")),
    refunds: compared(periods, (days) => sumOf(days, "refunds")),
    ...seriesOf(periods, asked.step, narrowedBy(asked) !== "licence"),
    splits: { ...splits, item: { ...splits.item, rows: splits.item.rows.map((row) => ({ ...row, item: itemOf(row.key) })) } },
    lastSaleDay: lastDay,
  };
}

/** Only what money moved of: a page that was merely looked at is no part of a report of sales. */
const hasMoney = ({ sales, refunds, gross, earned }: SoldPart): boolean => sales !== 0 || refunds !== 0 || gross !== 0 || earned !== 0;

/** The largest first; what is beyond the last shown is one row. */
function splitOf(parts: readonly SoldPart[], by: Dimension, whole: number, most: number): Split {
  const rows = parts
    .filter(({ split }) => split === by)
    .filter(hasMoney)
    .map(({ part, sales, gross, earned }): SplitRow => {
      return { key: part, item: null, sales, grossCents: gross, earnedCents: earned, shareBps: shareBpsOf(earned, whole) };
    })
    .toSorted((one, other) => other.earnedCents - one.earnedCents || other.sales - one.sales || inOrder(one.key, other.key));
  const rest = rows.slice(most);
  if (rest.length === 0) return { rows, more: null };
  const total = (of: "sales" | "grossCents" | "earnedCents") => rest.reduce((sum, row) => sum + row[of], 0);
  const earnedCents = total("earnedCents");
  return {
    rows: rows.slice(0, most),
    more: {
      count: rest.length,
      sales: total("sales"),
      grossCents: total("grossCents"),
      earnedCents,
      shareBps: shareBpsOf(earnedCents, whole),
    },
  };
}
