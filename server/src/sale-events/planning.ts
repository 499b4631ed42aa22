import type { PublishedType } from "@blenda/domain/publication/constants";
import { productSalesMoved, trainingSalesMoved } from "@blenda/domain/sale-events/events";
import { shownSale } from "@blenda/domain/sale-events/rules";
import type { SaleWindow } from "@blenda/domain/shared/sale";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Tx } from "../platform/database/db.ts";
import { emitAll } from "../platform/events/outbox.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { type SaleableItem, setSales } from "../publication/sales.ts";
import { type KnownItem, keyOf, known, lowestFor, problemOf, problemShown } from "./considering.ts";
import { type EventRow, findItems, type ItemRow } from "./repository.ts";
import type { EventItemStatus } from "./tables.ts";

/** So many refused items are named; the rest is a number. */
const NAMED_MOST = 50;

/**
 * Plans items for an event: all of them may take part, or nothing is changed and each that may not says why. From here on the sale
 * stands beside their prices, and the clock does the rest.
 */
export async function planItems(tx: Tx, event: EventRow, rows: readonly ItemRow[], now: Instant): Promise<void> {
  const items = await findItems(tx, rows, null, true);
  if (items.length !== rows.length) throw refusal("SALE_EVENTS_ITEM_UNKNOWN");
  const percents = new Map(rows.map((row) => [keyOf(row), row.percent ?? event.percent]));
  const percentOf = (item: SaleableItem) => percents.get(keyOf(item)) ?? event.percent;
  const all = await known(tx, items, { except: event.id, now });
  const refused = all.flatMap((each) => {
    const problem = problemShown(problemOf(each, { ...event, percent: percentOf(each.item) }));
    const { itemType, itemId, title } = each.item;
    return problem ? [{ itemType, itemId, title, problem: problem.code, message: problem.message }] : [];
  });
  if (refused.length > 0) throw refusal("SALE_EVENTS_ITEMS_REFUSED", { items: refused.slice(0, NAMED_MOST), count: refused.length });
  await putIn(tx, event, all, { percentOf, status: "planned", now });
}

interface PlanOptions {
  percentOf(item: SaleableItem): number;
  status: Extract<EventItemStatus, "planned" | "running">;
  now: Instant;
}

/** Writes down what these cost in the event, and puts it beside their prices where no earlier sale stands there. */
export async function putIn(tx: Tx, event: EventRow, items: readonly KnownItem[], { percentOf, status, now }: PlanOptions): Promise<void> {
  const made = items.map((each) => {
    const percent = percentOf(each.item);
    const lowestCents = lowestFor(each, event.startsAt).priceCents;
    return { item: each.item, percent, lowestCents, ...shownSale(each.item.priceCents, percent, lowestCents) };
  });
  const rows = made.map(({ item, priceCents, lowestCents }) => ({
    ...{ item_type: item.itemType, item_id: item.itemId, list_cents: item.priceCents },
    ...{ price_cents: priceCents, lowest_cents: lowestCents },
  }));
  await sql`update sale_event_items i set status = ${status}, list_cents = x.list_cents, price_cents = x.price_cents, lowest_cents = x.lowest_cents,
      began_at = ${status === "running" ? event.startsAt : null}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (item_type text, item_id text, list_cents int, price_cents int, lowest_cents int)
    where i.event_id = ${event.id} and i.item_type = x.item_type and i.item_id = x.item_id`.execute(tx);
  const { id: eventId, name, badge, startsAt, endsAt } = event;
  const isFree = ({ sale }: SaleableItem) => sale === null || sale.endsAt <= now || sale.startsAt >= startsAt || sale.eventId === eventId;
  const windows = made
    .filter(({ item }) => isFree(item))
    .map(({ item, percent, lowestCents }) => ({
      item,
      sale: { eventId, name: badge || name, percent, lowestCents, startsAt, endsAt } satisfies SaleWindow,
    }));
  await writeWindows(tx, windows);
}

/** Beside the prices of both kinds. */
async function writeWindows(
  tx: Tx,
  windows: readonly { item: Pick<SaleableItem, "itemType" | "itemId">; sale: SaleWindow | null }[],
): Promise<void> {
  for (const type of ["product", "training"] as const) {
    const of = windows.filter(({ item }) => item.itemType === type);
    await setSales(
      tx,
      type,
      of.map(({ item, sale }) => ({ id: item.itemId, sale })),
    );
  }
}

/**
 * Takes items out of an event: their prices are what they were, from this moment on, and the next sale that is planned for one of
 * them stands beside its price instead.
 */
export async function removeItems(
  tx: Tx,
  event: EventRow,
  rows: readonly ItemRow[],
  status: Extract<EventItemStatus, "over" | "dropped">,
  at: Instant,
) {
  const items = await findItems(tx, rows, null, true);
  const theirs = items.filter(({ sale }) => sale?.eventId === event.id);
  const keys = JSON.stringify(rows.map(({ itemType, itemId }) => ({ item_type: itemType, item_id: itemId })));
  await sql`update sale_event_items i set status = ${status}, ended_at = ${at}
    from jsonb_to_recordset(${keys}::jsonb) as x (item_type text, item_id text)
    where i.event_id = ${event.id} and i.item_type = x.item_type and i.item_id = x.item_id`.execute(tx);
  const next = await nextSales(tx, theirs, at);
  await writeWindows(
    tx,
    theirs.map((item) => ({ item, sale: next.get(keyOf(item)) ?? null })),
  );
  await emitPricesMoved(tx, event.id, theirs);
}

interface NextRow {
  itemType: PublishedType;
  itemId: string;
  eventId: string;
  name: string;
  percent: number;
  startsAt: Instant;
  endsAt: Instant;
}

/** The sale each of these takes part in next, with the lowest price as it is known by now. */
async function nextSales(tx: Tx, items: readonly SaleableItem[], at: Instant): Promise<Map<string, SaleWindow>> {
  if (items.length === 0) return new Map();
  const keys = JSON.stringify(items.map(({ itemType, itemId }) => ({ item_type: itemType, item_id: itemId })));
  const { rows } =
    await sql<NextRow>`select distinct on (i.item_type, i.item_id) i.item_type, i.item_id, e.id as event_id, coalesce(nullif(e.badge, ''), e.name) as name,
      coalesce(i.percent, e.percent) as percent, e.starts_at, e.ends_at
    from jsonb_to_recordset(${keys}::jsonb) as x (item_type text, item_id text)
    join sale_event_items i on i.item_type = x.item_type and i.item_id = x.item_id and i.status = 'planned'
    join sale_events e on e.id = i.event_id and e.ends_at > ${at}
    order by i.item_type, i.item_id, e.starts_at`.execute(tx);
  if (rows.length === 0) return new Map();
  const facts = new Map((await known(tx, items, { except: null, now: at })).map((each) => [keyOf(each.item), each]));
  return new Map(
    rows.flatMap(({ itemType, itemId, ...sale }) => {
      const each = facts.get(keyOf({ itemType, itemId }));
      return each ? [[keyOf({ itemType, itemId }), { ...sale, lowestCents: lowestFor(each, sale.startsAt).priceCents }] as const] : [];
    }),
  );
}

/** More ids than this in one piece of news and everything kept is dropped at less cost. */
const TOLD_AT_ONCE = 500;

/** Kept answers and indexes of every process read these again. */
export async function emitPricesMoved(
  tx: Tx,
  eventId: string,
  items: readonly Pick<SaleableItem, "itemType" | "itemId" | "creatorId">[],
): Promise<void> {
  for (const [type, tell] of [
    ["product", productSalesMoved],
    ["training", trainingSalesMoved],
  ] as const) {
    const of = items.filter(({ itemType }) => itemType === type);
    const parts = Array.from({ length: Math.ceil(of.length / TOLD_AT_ONCE) }, (_, n) => of.slice(n * TOLD_AT_ONCE, (n + 1) * TOLD_AT_ONCE));
    await emitAll(
      tx,
      parts.map((part) =>
        tell({ eventId, ids: part.map(({ itemId }) => itemId), creatorIds: [...new Set(part.map(({ creatorId }) => creatorId))] }),
      ),
    );
  }
}
