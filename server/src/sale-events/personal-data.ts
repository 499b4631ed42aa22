import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import type { PersonalData } from "../platform/personal-data.ts";
import { emitEventChanged } from "./jobs.ts";
import { cancel } from "./own-events.ts";
import { removeItems } from "./planning.ts";
import { type EventRow, itemsOf, lockEvent } from "./repository.ts";

/** One's own sales. What was sold in them must be accounted for, so they stay; drafts go, and what is planned does not begin. */
export const personalData: PersonalData = {
  collect: async (db, { id }) => ({
    "sale-events.json": await db
      .selectFrom("saleEvents")
      .select(["name", "status", "startsAt", "endsAt", "percent", "createdAt"])
      .where("ownerId", "=", id)
      .orderBy("createdAt")
      .execute(),
    "sale-event-items.json": await db
      .selectFrom("saleEventItems")
      .select(["eventId", "itemType", "itemId", "percent", "status", "priceCents"])
      .where("creatorId", "=", id)
      .orderBy("eventId")
      .orderBy("itemId")
      .execute(),
  }),
  forget: async (tx, { id }, now) => {
    await tx.deleteFrom("saleEvents").where("ownerId", "=", id).where("status", "=", "draft").execute();
    for (const eventId of await plannedOf(tx, id)) {
      const event = await lockEvent(tx, eventId);
      if (event?.ownerId === id) await cancelPlanned(tx, event, now);
      else if (event) await dropPlanned(tx, event, id, now);
    }
  },
};

/** Events that are planned by this creator, or with something of theirs, always in one order. */
async function plannedOf(tx: Tx, creatorId: string): Promise<string[]> {
  const own = tx.selectFrom("saleEvents").select("id").where("ownerId", "=", creatorId).where("status", "=", "scheduled");
  const joined = tx.selectFrom("saleEventItems").select("eventId as id").where("creatorId", "=", creatorId).where("status", "=", "planned");
  return (await own.union(joined).orderBy("id").execute()).map(({ id }) => id);
}

async function cancelPlanned(tx: Tx, event: EventRow, now: Instant): Promise<void> {
  if (event.status !== "scheduled") return;
  await cancel(tx, event, null, now);
  await tx.updateTable("saleEvents").set({ name: "A former creator's sale" }).where("id", "=", event.id).execute();
}

/** Takes their items out of the platform's event, which goes on without them. */
async function dropPlanned(tx: Tx, event: EventRow, creatorId: string, now: Instant): Promise<void> {
  const planned = (await itemsOf(tx, event.id, creatorId)).filter(({ status }) => status === "planned");
  if (planned.length === 0) return;
  await removeItems(tx, event, planned, "dropped", now);
  await emitEventChanged(tx, event);
}
