import { SALE_EVENT } from "@blenda/domain/sale-events/constants";
import type { EventDraft } from "@blenda/domain/sale-events/model";
import { eventProblem } from "@blenda/domain/sale-events/rules";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { askForEdges, emitEventChanged } from "./jobs.ts";
import { planItems, removeItems } from "./planning.ts";
import { saleEvents } from "./procedures.ts";
import { type EventRow, findItems, itemsOf, lockOwn, refuseStep, setItems, transitionEvent } from "./repository.ts";
import { detailOf } from "./views.ts";

const unique = (items: EventDraft["items"]) => [...new Map(items.map((item) => [`${item.itemType}:${item.itemId}`, item])).values()];

/** A draft may break every rule but these: it ends after it starts, and everything in it is its maker's. */
async function writable(tx: Tx, { startsAt, endsAt, items }: EventDraft, ownerId: string) {
  if (endsAt <= startsAt) throw refusal("SALE_EVENTS_REFUSED", { problem: "too_short" });
  const named = unique(items);
  if ((await findItems(tx, named, ownerId)).length !== named.length) throw refusal("SALE_EVENTS_ITEM_UNKNOWN");
  return named;
}

export const createSaleEvent = saleEvents.createSaleEvent.handler(async ({ input, context, errors }) => {
  const { user, now, id: newId, transaction } = context;
  const { key: _, items, ...draft } = input;
  return transaction(async (tx) => {
    const id = await idempotent(tx, { actorId: user.id, operation: "saleEvents.createSaleEvent", input }, async () => {
      const named = await writable(tx, { ...draft, items }, user.id);
      const open = await tx
        .selectFrom("saleEvents")
        .select("id")
        .where("ownerId", "=", user.id)
        .where("status", "in", ["draft", "scheduled"])
        .limit(SALE_EVENT.OPEN_MOST)
        .execute();
      if (open.length >= SALE_EVENT.OPEN_MOST) throw errors.SALE_EVENTS_TOO_MANY();
      const times = { createdAt: now(), updatedAt: now() };
      const row = { id: newId(), kind: "creator", ownerId: user.id, status: "draft", createdBy: user.id, ...draft, ...times } as const;
      await tx.insertInto("saleEvents").values(row).execute();
      await setItems(tx, row.id, user.id, named);
      await emitEventChanged(tx, await lockOwn(tx, row.id, user.id));
      return row.id;
    });
    return detailOf(tx, id, now());
  });
});

export const updateSaleEvent = saleEvents.updateSaleEvent.handler(async ({ input, context: { user, now, transaction } }) => {
  const { id, items, ...draft } = input;
  return transaction(async (tx) => {
    const event = await lockOwn(tx, id, user.id);
    if (event.status !== "draft") throw refusal("SALE_EVENTS_INVALID_TRANSITION", { from: event.status, event: "update" });
    const named = await writable(tx, { ...draft, items }, user.id);
    await tx
      .updateTable("saleEvents")
      .set({ ...draft, updatedAt: now() })
      .where("id", "=", id)
      .execute();
    await setItems(tx, id, user.id, named);
    await emitEventChanged(tx, event);
    return detailOf(tx, id, now());
  });
});

export const scheduleSaleEvent = saleEvents.scheduleSaleEvent.handler(async ({ input: { id }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const event = await lockOwn(tx, id, user.id);
    refuseStep(event, "schedule");
    const rows = await itemsOf(tx, id);
    const problem = eventProblem({ ...event, items: rows.length }, now());
    if (problem) throw refusal("SALE_EVENTS_REFUSED", { problem });
    await planItems(tx, event, rows, now());
    await transitionEvent(tx, event, "schedule", user.id, now());
    await askForEdges(tx, context, [event.startsAt, event.endsAt], now());
    await emitEventChanged(tx, event);
    return detailOf(tx, id, now());
  });
});

export const cancelSaleEvent = saleEvents.cancelSaleEvent.handler(async ({ input: { id }, context: { user, now, transaction } }) =>
  transaction(async (tx) => {
    const event = await lockOwn(tx, id, user.id);
    await cancel(tx, event, user.id, now());
    return detailOf(tx, id, now());
  }),
);

/** Everything in it costs from this moment what it did before. What was sold stays sold. */
export async function cancel(tx: Tx, event: EventRow, actorId: string | null, at: Instant): Promise<void> {
  await transitionEvent(tx, event, "cancel", actorId, at);
  const rows = await itemsOf(tx, event.id);
  const hasBegun = event.startsAt <= at;
  const open = rows.filter(({ status }) => status === "planned" || status === "running");
  if (open.length > 0) await removeItems(tx, event, open, hasBegun ? "over" : "dropped", at);
  await emitEventChanged(tx, event);
}
