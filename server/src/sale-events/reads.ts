import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { CalendarItem } from "@blenda/domain/sale-events/model";
import { lowestOf, pricesBefore, shownSale, stateAt } from "@blenda/domain/sale-events/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import { fileUrl } from "@blenda/domain/shared/file-url";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { sql } from "kysely";
import { z } from "zod";
import { cursorCodec } from "../platform/database/cursor.ts";
import { saleableItems } from "../publication/sales.ts";
import { saversOf } from "../saved/sql.ts";
import { keyOf, known, problemOf } from "./considering.ts";
import { invitationsOf } from "./invitations.ts";
import { saleEvents } from "./procedures.ts";
import { findItems, itemsOf } from "./repository.ts";
import { candidateOf, detailOf, eventOf, listEvents, selectEvents } from "./views.ts";

export const events = saleEvents.saleEvents.handler(async ({ input, context: { db, user, now } }) => {
  const page = await listEvents(db, user.id, input, now());
  return { ...page, rows: page.rows.map((row) => eventOf(row, now())) };
});

export const saleEvent = saleEvents.saleEvent.handler(async ({ input: { id }, context: { db, user, now }, errors }) => {
  const row = await selectEvents(db).where("e.id", "=", id).where("e.ownerId", "=", user.id).executeTakeFirst();
  if (!row) throw errors.SALE_EVENTS_NOT_FOUND();
  return detailOf(db, id, now());
});

export const invitations = saleEvents.invitations.handler(({ context: { db, user, now } }) => invitationsOf(db, user.id, now()));

export const joinedItems = saleEvents.joinedItems.handler(async ({ input: { id }, context: { db, user, now }, errors }) => {
  const [invitation] = await invitationsOf(db, user.id, now(), id);
  if (!invitation) throw errors.SALE_EVENTS_NOT_FOUND();
  const rows = (await itemsOf(db, id, user.id)).filter(({ status }) => status !== "dropped");
  return rows.map(({ itemType, itemId, percent }) => ({ itemType, itemId, percent: percent ?? invitation.percent }));
});

const place = cursorCodec(
  z
    .int()
    .min(0)
    .max(SALE_EVENT.ITEMS_MOST * 2),
);

export const candidates = saleEvents.candidates.handler(async ({ input, context: { db, user, now }, errors }) => {
  const { eventId, search = "", startsAt, endsAt, percent, sort = "title", direction = "asc", after, limit } = input;
  const event = eventId === undefined ? undefined : await selectEvents(db).where("e.id", "=", eventId).executeTakeFirst();
  if (eventId !== undefined && (!event || (event.ownerId !== user.id && event.kind !== "platform"))) throw errors.SALE_EVENTS_NOT_FOUND();
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const own = [
    ...(await saleableItems(db, "product", { creatorId: user.id })),
    ...(await saleableItems(db, "training", { creatorId: user.id })),
  ];
  const items = own.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const facts = await known(db, items, { except: eventId ?? null, now: now() });
  const chosen = new Map((eventId ? await itemsOf(db, eventId, user.id) : []).map((row) => [keyOf(row), row.percent]));
  const planned = { startsAt, endsAt, percent };
  const possible = facts.filter((each) => problemOf(each, planned) === null);
  const rank = direction === "asc" ? 1 : -1;
  const sorted = facts.sort((a, b) => {
    const by = sort === "price" ? a.item.priceCents - b.item.priceCents : inOrder(a.item.title, b.item.title);
    return rank * (by || inOrder(keyOf(a.item), keyOf(b.item)));
  });
  const [from = 0] = place.read(after) ?? [];
  const shown = sorted
    .slice(from, from + limit)
    .map((each) => candidateOf(each, { ...planned, percent: chosen.get(keyOf(each.item)) ?? percent }, chosen.has(keyOf(each.item))));
  return {
    rows: shown,
    next: from + limit < sorted.length ? place.write(from + limit) : null,
    total: { count: Math.min(sorted.length, 1_000), isMore: sorted.length > 1_000 },
    possible: possible.length,
  };
});

export const savers = saleEvents.savers.handler(async ({ input, context: { db, user, now } }) => {
  const { startsAt, endsAt, percent, eventId, items } = input;
  const percents = new Map(items.map((item) => [keyOf(item), item.percent ?? percent]));
  const facts = await known(db, await findItems(db, items, user.id), { except: eventId ?? null, now: now() });
  const possible = facts.filter(
    (each) => problemOf(each, { startsAt, endsAt, percent: percents.get(keyOf(each.item)) ?? percent }) === null,
  );
  const productIds = possible.flatMap(({ item }) => (item.itemType === "product" ? [item.itemId] : []));
  return { people: await saversOf(db, productIds) };
});

export const saleCalendar = saleEvents.saleCalendar.handler(async ({ input: { from, until }, context: { db, user, now } }) => {
  const end = [until, addDays(from, SALE_EVENT.CALENDAR_DAYS_MOST)].sort()[0] ?? until;
  const rows = await db
    .selectFrom("saleEventItems as i")
    .innerJoin("saleEvents as e", "e.id", "i.eventId")
    .select(["i.itemType", "i.itemId", "e.id as eventId", "e.name", "e.kind", "e.status", "e.startsAt"])
    .select([sql<number>`coalesce(i.percent, e.percent)`.as("percent"), sql<string>`coalesce(i.ended_at, e.ends_at)`.as("endsAt")])
    .where("i.creatorId", "=", user.id)
    .where("i.status", "<>", "dropped")
    .where("e.status", "<>", sql.lit("draft"))
    .where("e.startsAt", "<", end)
    // The pause after it reaches into these days as well.
    .where(sql<boolean>`coalesce(i.ended_at, e.ends_at) > ${addDays(from, -SALE_EVENT.PAUSE_DAYS)}`)
    .orderBy("e.startsAt")
    .limit(SALE_EVENT.CALENDAR_ITEMS_MOST * 10)
    .execute();
  const items = new Map((await findItems(db, rows, user.id)).map((item) => [keyOf(item), item]));
  const shown = [...Map.groupBy(rows, keyOf)].slice(0, SALE_EVENT.CALENDAR_ITEMS_MOST).flatMap(([key, spans]): CalendarItem[] => {
    const item = items.get(key);
    if (!item) return [];
    const { itemType, itemId, title, stageHue } = item;
    return [
      {
        ...{ itemType, itemId, title, stageHue, posterUrl: fileUrl(item.pictureFileId) },
        spans: spans.slice(0, 50).map(({ status, itemType: _t, itemId: _i, ...span }) => ({
          ...span,
          state: stateAt({ status, ...span }, now()),
          pauseUntil: addDays(span.endsAt, SALE_EVENT.PAUSE_DAYS),
        })),
      },
    ];
  });
  return { items: shown, invitations: await invitationsOf(db, user.id, now()) };
});

export const priceCourse = saleEvents.priceCourse.handler(async ({ input, context: { db, user, now }, errors }) => {
  const { startsAt, percent } = input;
  const [each] = await known(db, await findItems(db, [input], user.id), { except: null, now: now() });
  if (!each) throw errors.SALE_EVENTS_ITEM_UNKNOWN();
  const listCents = each.item.priceCents;
  const steps = pricesBefore(each.steps, each.sales, startsAt);
  const lowest = lowestOf(steps, listCents, startsAt);
  const lastLower = steps.findLast(({ priceCents }) => priceCents < listCents);
  const ended = lastLower && (steps[steps.indexOf(lastLower) + 1]?.at ?? startsAt);
  return {
    steps: steps.slice(-200),
    lowest,
    listCents,
    sale: shownSale(listCents, percent, lowest.priceCents),
    betterStart: ended ? addDays(ended, SALE_EVENT.LOWEST_DAYS) : null,
  };
});
