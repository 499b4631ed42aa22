import { breakdownOf } from "@blenda/domain/ledger/breakdown";
import type { EVENT_SORTS, EventState } from "@blenda/domain/sale-events/constants";
import type { Candidate, EventDetail, PlatformEvent, SaleEvent } from "@blenda/domain/sale-events/model";
import { shownSale, stateAt } from "@blenda/domain/sale-events/rules";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { ListPage, ListQuestion } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import { saleSums } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { type KnownItem, keyOf, known, lowestFor, problemOf, problemShown } from "./considering.ts";
import { findItems, itemsOf } from "./repository.ts";

export const selectEvents = (db: Db) =>
  db
    .selectFrom("saleEvents as e")
    .selectAll("e")
    .select([
      saleSums("e.id").as("sums"),
      sql<number>`(select count(*)::int from sale_event_items i where i.event_id = e.id and i.status <> 'dropped')`.as("itemCount"),
      sql<number>`(select count(distinct i.creator_id)::int from sale_event_items i where i.event_id = e.id and i.status <> 'dropped')`.as(
        "creators",
      ),
      sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = e.created_by)`.as("createdName"),
    ]);
type Row = Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number];

export const eventOf = (row: Row, now: Instant): SaleEvent => ({
  ...{ id: row.id, kind: row.kind, name: row.name, state: stateAt(row, now) },
  ...{ startsAt: row.startsAt, endsAt: row.endsAt, percent: row.percent, itemCount: row.itemCount, ...row.sums, createdAt: row.createdAt },
});

export const platformEventOf = (row: Row, now: Instant): PlatformEvent => ({
  ...eventOf(row, now),
  ...{ optInDeadline: row.optInDeadline ?? row.startsAt, badge: row.badge, message: row.message },
  ...{ invitedAt: row.invitedAt, creators: row.creators, createdBy: { id: row.createdBy ?? "", name: row.createdName ?? "" } },
});

/** As `stateAt` has it. */
const stateIs = (state: EventState, now: Instant): RawBuilder<boolean> => {
  const isPlanned = sql`e.status in ('scheduled', 'locked', 'active')`;
  if (state === "active") return sql<boolean>`${isPlanned} and e.starts_at <= ${now} and e.ends_at > ${now}`;
  if (state === "ended") return sql<boolean>`(e.status = 'ended' or (${isPlanned} and e.ends_at <= ${now}))`;
  if (state === "scheduled" || state === "locked") return sql<boolean>`e.status = ${state} and e.starts_at > ${now}`;
  return sql<boolean>`e.status = ${state}`;
};

const list = keysetList<(typeof EVENT_SORTS)[number]>({
  columns: {
    starts: { by: sql.ref("e.startsAt"), kind: "instant" },
    created: { by: sql.ref("e.createdAt"), kind: "instant" },
    name: { by: sql`lower(e.name)`, kind: "text" },
  },
  id: sql.ref("e.id"),
  usual: { sort: "starts", direction: "desc" },
});

interface EventQuestion extends ListQuestion<(typeof EVENT_SORTS)[number]> {
  state?: EventState | undefined;
  search?: string | undefined;
}

/** A creator's, or the platform's. */
export function listEvents(
  db: Db,
  ownerId: string | null,
  { state, search, ...asked }: EventQuestion,
  now: Instant,
): Promise<ListPage<Row>> {
  let query = selectEvents(db).where((is) => (ownerId === null ? is("e.kind", "=", sql.lit("platform")) : is("e.ownerId", "=", ownerId)));
  if (state) query = query.where(stateIs(state, now));
  if (search?.trim()) query = query.where(sql<boolean>`strpos(lower(e.name), ${search.trim().toLowerCase()}) > 0`);
  return list.page(db, query, asked);
}

export async function detailOf(db: Db, id: string, now: Instant): Promise<EventDetail> {
  const row = await selectEvents(db).where("e.id", "=", id).executeTakeFirst();
  if (!row) throw refusal("SALE_EVENTS_NOT_FOUND");
  const items = await itemsOf(db, id);
  const facts = new Map((await known(db, await findItems(db, items, null), { except: id, now })).map((each) => [keyOf(each.item), each]));
  const isDraft = row.status === "draft";
  return {
    ...eventOf(row, now),
    items: items.map(({ itemType, itemId, percent, status }) => {
      const each = facts.get(keyOf({ itemType, itemId }));
      const isAsked = isDraft || status === "dropped";
      const problem = each && isAsked ? problemOf(each, { ...row, percent: percent ?? row.percent }) : null;
      return { itemType, itemId, percent, title: each?.item.title ?? "", problem: problemShown(problem) };
    }),
  };
}

/** One item beside the dates of an event: what buyers would see, and what its creator would keep. */
export function candidateOf(
  each: KnownItem,
  planned: { startsAt: Instant; endsAt: Instant; percent: number },
  isChosen: boolean,
): Candidate {
  const { item } = each;
  const sale = shownSale(item.priceCents, planned.percent, lowestFor(each, planned.startsAt).priceCents);
  return {
    ...{ itemType: item.itemType, itemId: item.itemId, title: item.title, posterUrl: fileUrl(item.pictureFileId), stageHue: item.stageHue },
    ...{ priceCents: item.priceCents, percent: planned.percent, isChosen, sale },
    problem: problemShown(problemOf(each, planned)),
    keepsCents: breakdownOf(item.priceCents).creator,
    keepsOnSaleCents: breakdownOf(sale.priceCents).creator,
  };
}
