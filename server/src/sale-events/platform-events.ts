import { creatorsInvited, invitationsChanged } from "@blenda/domain/sale-events/events";
import type { PlatformEventDraft } from "@blenda/domain/sale-events/model";
import { type EventStep, eventProblem } from "@blenda/domain/sale-events/rules";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { publicPerson } from "../identity/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type Auditor, audit } from "../platform/requests/audit.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { shopRow } from "../shops/sql.ts";
import { askForEdges, emitEventChanged } from "./jobs.ts";
import { cancel } from "./own-events.ts";
import { saleEvents } from "./procedures.ts";
import { type EventRow, lockPlatform, refuseStep, transitionEvent } from "./repository.ts";
import { listEvents, platformEventOf, selectEvents } from "./views.ts";

async function shown(db: Db, id: string, now: Instant) {
  const row = await selectEvents(db).where("e.id", "=", id).where("e.kind", "=", "platform").executeTakeFirst();
  if (!row) throw refusal("SALE_EVENTS_NOT_FOUND");
  return platformEventOf(row, now);
}

type Dates = Pick<PlatformEventDraft, "startsAt" | "endsAt" | "optInDeadline" | "percent">;

function refuseDates(draft: Dates, now: Instant): void {
  const problem = eventProblem({ ...draft, items: 1 }, now);
  if (problem) throw refusal("SALE_EVENTS_REFUSED", { problem });
  if (draft.optInDeadline > draft.startsAt || draft.optInDeadline < addDays(now, 1)) throw refusal("SALE_EVENTS_DATES_REFUSED");
}

/** Written down, and told to everybody who looks at events. */
async function record(tx: Tx, context: Auditor, event: EventRow, { action, after }: { action: string; after?: unknown }): Promise<void> {
  await audit(tx, context, { action, target: { kind: "sale_event", id: event.id }, before: { status: event.status }, after });
  await emitEventChanged(tx, event);
}

export const platformEvents = saleEvents.platformEvents.handler(async ({ input, context: { db, now } }) => {
  const page = await listEvents(db, null, input, now());
  return { ...page, rows: page.rows.map((row) => platformEventOf(row, now())) };
});

export const platformEvent = saleEvents.platformEvent.handler(async ({ input: { id }, context: { db, now } }) => {
  const shops = await db
    .selectFrom("saleEventItems as i")
    .innerJoin("saleEvents as e", "e.id", "i.eventId")
    .innerJoin(publicPerson("u"), "u.id", "i.creatorId")
    .leftJoin(shopRow("s"), "s.creatorId", "i.creatorId")
    .select([
      "i.creatorId",
      sql<string>`coalesce(s.name, u.display_name, '')`.as("name"),
      sql<number>`count(*)::int`.as("items"),
      sql<number>`min(coalesce(i.percent, e.percent))`.as("percentLeast"),
      sql<number>`max(coalesce(i.percent, e.percent))`.as("percentMost"),
    ])
    .where("i.eventId", "=", id)
    .where("i.status", "<>", "dropped")
    .groupBy(["i.creatorId", "s.name", "u.displayName"])
    .orderBy("items", "desc")
    .orderBy("i.creatorId")
    .limit(200)
    .execute();
  return { ...(await shown(db, id, now())), shops };
});

export const createPlatformEvent = saleEvents.createPlatformEvent.handler(async ({ input, context }) => {
  const { user, now, id: newId, transaction } = context;
  const { key: _, ...draft } = input;
  return transaction(async (tx) => {
    const id = await idempotent(tx, { actorId: user.id, operation: "saleEvents.createPlatformEvent", input }, async () => {
      refuseDates(draft, now());
      const times = { createdAt: now(), updatedAt: now() };
      const row = { id: newId(), kind: "platform", ownerId: null, status: "draft", createdBy: user.id, ...draft, ...times } as const;
      await tx.insertInto("saleEvents").values(row).execute();
      await record(tx, context, await lockPlatform(tx, row.id), { action: "saleEvents.createPlatformEvent", after: draft });
      return row.id;
    });
    return shown(tx, id, now());
  });
});

export const updatePlatformEvent = saleEvents.updatePlatformEvent.handler(async ({ input: { id, ...draft }, context }) => {
  const { now, transaction } = context;
  return transaction(async (tx) => {
    const event = await lockPlatform(tx, id);
    const { name, badge, message } = draft;
    if (event.status === "draft") refuseDates(draft, now());
    else if (event.status !== "inviting") throw refusal("SALE_EVENTS_INVALID_TRANSITION", { from: event.status, event: "update" });
    const changed = event.status === "draft" ? draft : { name, badge, message };
    await tx
      .updateTable("saleEvents")
      .set({ ...changed, updatedAt: now() })
      .where("id", "=", id)
      .execute();
    await record(tx, context, event, { action: "saleEvents.updatePlatformEvent", after: changed });
    return shown(tx, id, now());
  });
});

async function moved(tx: Tx, context: Auditor & { user: { id: string } }, event: EventRow, step: EventStep): Promise<void> {
  const done = step === "invite" ? { action: "saleEvents.invite" } : { action: "saleEvents.lockEvent" };
  await transitionEvent(tx, event, step, context.user.id, context.now());
  await record(tx, context, event, done);
  await emit(tx, invitationsChanged({ eventId: event.id }));
}

export const invite = saleEvents.invite.handler(async ({ input: { id }, context }) => {
  const { now, transaction } = context;
  return transaction(async (tx) => {
    const event = await lockPlatform(tx, id);
    refuseStep(event, "invite");
    const { optInDeadline } = event;
    refuseDates({ ...event, optInDeadline: optInDeadline ?? event.startsAt }, now());
    await moved(tx, context, event, "invite");
    await tx.updateTable("saleEvents").set({ invitedAt: now() }).where("id", "=", id).execute();
    await emit(tx, creatorsInvited({ eventId: id, at: now() }));
    await askForEdges(tx, context, [optInDeadline ?? event.startsAt, event.startsAt, event.endsAt], now());
    return shown(tx, id, now());
  });
});

export const lockEvent = saleEvents.lockEvent.handler(async ({ input: { id }, context }) =>
  context.transaction(async (tx) => {
    await moved(tx, context, await lockPlatform(tx, id), "lock");
    return shown(tx, id, context.now());
  }),
);

export const cancelPlatformEvent = saleEvents.cancelPlatformEvent.handler(async ({ input: { id }, context }) => {
  const { user, now, transaction } = context;
  return transaction(async (tx) => {
    const event = await lockPlatform(tx, id);
    await cancel(tx, event, user.id, now());
    await record(tx, context, event, { action: "saleEvents.cancelPlatformEvent" });
    await emit(tx, invitationsChanged({ eventId: id }));
    return shown(tx, id, now());
  });
});
