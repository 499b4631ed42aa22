import { platformEventChanged } from "@blenda/domain/sale-events/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { keyOf } from "./considering.ts";
import { invitationsOf } from "./invitations.ts";
import { planItems, takeOut } from "./planning.ts";
import { saleEvents } from "./procedures.ts";
import { type EventRow, findItems, itemsOf, lockPlatform } from "./repository.ts";

/** An event creators were invited to, while they may still answer. */
async function lockOpen(tx: Tx, id: string, now: Instant): Promise<EventRow> {
  const event = await lockPlatform(tx, id);
  if (event.invitedAt === null) throw refusal("SALE_EVENTS_NOT_FOUND");
  const isOpen = event.status === "inviting" && event.optInDeadline !== null && now < event.optInDeadline;
  if (!isOpen) throw refusal("SALE_EVENTS_DEADLINE");
  return event;
}

async function answered(tx: Tx, eventId: string, creatorId: string, now: Instant) {
  await emit(tx, platformEventChanged({ eventId }));
  const [invitation] = await invitationsOf(tx, creatorId, now, eventId);
  if (!invitation) throw refusal("SALE_EVENTS_NOT_FOUND");
  return invitation;
}

export const join = saleEvents.join.handler(async ({ input: { id, items }, context: { user, now, transaction }, errors }) =>
  transaction(async (tx) => {
    const event = await lockOpen(tx, id, now());
    const wanted = [...new Map(items.map((item) => [keyOf(item), item])).values()];
    if ((await findItems(tx, wanted, user.id)).length !== wanted.length) throw errors.SALE_EVENTS_ITEM_UNKNOWN();
    if (wanted.some(({ percent }) => percent < event.percent)) throw errors.SALE_EVENTS_REFUSED({ data: { problem: "percent" } });
    for (const [position, { itemType, itemId, percent }] of wanted.entries())
      await tx
        .insertInto("saleEventItems")
        .values({ eventId: id, itemType, itemId, creatorId: user.id, percent, position })
        .onConflict((c) => c.columns(["eventId", "itemType", "itemId"]).doUpdateSet({ percent, status: "chosen", endedAt: null }))
        .execute();
    const rows = (await itemsOf(tx, id, user.id)).filter((row) => wanted.some((item) => keyOf(item) === keyOf(row)));
    await planItems(tx, event, rows, now());
    return answered(tx, id, user.id, now());
  }),
);

export const leave = saleEvents.leave.handler(async ({ input: { id, items }, context: { user, now, transaction } }) =>
  transaction(async (tx) => {
    const event = await lockOpen(tx, id, now());
    const meant = items && new Set(items.map(keyOf));
    const rows = (await itemsOf(tx, id, user.id)).filter((row) => row.status === "planned" && (!meant || meant.has(keyOf(row))));
    if (rows.length > 0) await takeOut(tx, event, rows, "dropped", now());
    for (const { itemType, itemId } of rows)
      await tx.deleteFrom("saleEventItems").where("eventId", "=", id).where("itemType", "=", itemType).where("itemId", "=", itemId).execute();
    return answered(tx, id, user.id, now());
  }),
);
