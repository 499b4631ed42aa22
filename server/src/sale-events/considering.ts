import type { PublishedType } from "@blenda/domain/publication/constants";
import {
  type Considered,
  type ItemRefusal,
  itemProblem,
  lastChange,
  lowestOf,
  type PastSale,
  pricesBefore,
  type Step,
} from "@blenda/domain/sale-events/rules";
import { itemProblemTexts } from "@blenda/domain/sale-events/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { priceStepsOf, type SaleableItem } from "../publication/sales.ts";

/** Everything the rules of a sale ask of an item. */
export interface KnownItem {
  item: SaleableItem;
  considered: Considered;
  steps: readonly Step[];
  sales: readonly PastSale[];
}

interface SaleRow extends PastSale {
  itemId: string;
}

const KEY = ({ itemType, itemId }: { itemType: PublishedType; itemId: string }) => `${itemType}:${itemId}`;
export const keyOf = KEY;

/** Long enough before: whatever is older concerns no rule of an event that starts from now on. */
const LOOK_BACK_DAYS = 100;

/** What is known of these: two statements per kind, however many there are. `except`: the event that is edited, which is not in its own way. */
export async function known(db: Db, items: readonly SaleableItem[], { except, now }: { except: string | null; now: Instant }): Promise<KnownItem[]> {
  const found = new Map<string, KnownItem>();
  for (const [type, of] of Map.groupBy(items, ({ itemType }) => itemType)) {
    const ids = of.map(({ itemId }) => itemId);
    const since = addDays(now, -LOOK_BACK_DAYS);
    const [steps, sales] = await Promise.all([priceStepsOf(db, type, ids, since), salesOf(db, type, ids, since, except)]);
    const stepsBy = Map.groupBy(steps, ({ itemId }) => itemId);
    const salesBy = Map.groupBy(sales, ({ itemId }) => itemId);
    for (const item of of) {
      const own = stepsBy.get(item.itemId) ?? [];
      const { status, isSubscriptionOnly, priceCents, publishedAt } = item;
      const others = salesBy.get(item.itemId) ?? [];
      const considered = { status, isSubscriptionOnly, priceCents, publishedAt, changedAt: lastChange(own), others };
      found.set(KEY(item), { item, considered, steps: own, sales: others });
    }
  }
  return items.flatMap((item) => found.get(KEY(item)) ?? []);
}

/** Sales these take part in, were in, or will be in, each with the time it really ran. */
async function salesOf(db: Db, type: PublishedType, ids: readonly string[], since: Instant, except: string | null): Promise<SaleRow[]> {
  return db
    .selectFrom("saleEventItems as i")
    .innerJoin("saleEvents as e", "e.id", "i.eventId")
    .select(["i.itemId", "e.name", "e.startsAt"])
    .select([sql<number>`coalesce(i.percent, e.percent)`.as("percent"), sql<Instant>`coalesce(i.ended_at, e.ends_at)`.as("endsAt")])
    .where("i.itemType", "=", type)
    .where("i.itemId", "=", sql<string>`any(${ids}::text[])`)
    .where("i.status", "in", ["planned", "running", "over"])
    .where(sql<boolean>`coalesce(i.ended_at, e.ends_at) > ${since}`)
    .$if(except !== null, (q) => q.where("e.id", "<>", except ?? ""))
    .orderBy("e.startsAt")
    .execute();
}

interface Planned {
  startsAt: Instant;
  endsAt: Instant;
  percent: number;
}

export const problemOf = ({ considered }: KnownItem, planned: Planned): ItemRefusal | null => itemProblem(considered, planned);

export const problemShown = (problem: ItemRefusal | null) =>
  problem && { ...problem, message: itemProblemTexts[problem.code](problem.mayFrom) };

/** The price that is struck through from a start on. */
export const lowestFor = ({ item, steps, sales }: KnownItem, startsAt: Instant) =>
  lowestOf(pricesBefore(steps, sales, startsAt), item.priceCents, startsAt);
