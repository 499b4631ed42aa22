import { FIGURES } from "@blenda/domain/figures/constants";
import type { Overview, Range } from "@blenda/domain/figures/model";
import { conversionOf, dayOf } from "@blenda/domain/figures/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../../platform/database/db.ts";
import { type DayRow, splitSums, wholeDays } from "./days-repository.ts";
import { itemsByKey } from "./items-repository.ts";
import { daily, periodsOf, sumOf } from "./periods.ts";
import { lastSales } from "./sale-lines.ts";

/** Free things count: whoever takes one has done what the page is for. */
const conversion = (days: readonly DayRow[]) => conversionOf(sumOf(days, "sales") + sumOf(days, "free"), sumOf(days, "views"));

const freeParts = splitSums(["free"]);

export async function overviewOf(db: Db, creatorId: string, asked: Range, now: Instant): Promise<Overview> {
  const whose = { creatorId, slice: "" };
  const today = { from: dayOf(now), to: dayOf(now) };
  const [periods, [ofToday], feed, byItem] = await Promise.all([
    periodsOf(db, whose, asked),
    wholeDays(db, whose, today),
    lastSales(db, creatorId, FIGURES.FEED),
    freeParts(db, whose, ["item"], today),
  ]);
  const free = byItem
    .filter((part) => part.free > 0)
    .toSorted((one, other) => other.free - one.free)
    .slice(0, FIGURES.FEED);
  const itemOf = await itemsByKey(
    db,
    free.map(({ part }) => part),
  );
  return {
    at: now,
    range: periods.range,
    previous: periods.previous,
    earnings: daily(periods, (days) => sumOf(days, "earned")),
    sales: daily(periods, (days) => sumOf(days, "sales")),
    conversion: daily(periods, conversion),
    refunds: daily(periods, (days) => sumOf(days, "refunds")),
    today: { sales: ofToday?.sales ?? 0, earnedCents: ofToday?.earned ?? 0 },
    feed,
    freeToday: free.map((part) => ({ item: itemOf(part.part), downloads: part.free })),
  };
}
