import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Db, Tx } from "../platform/database/db.ts";
import { keyOf, known, problemOf } from "./considering.ts";
import { planItems } from "./planning.ts";
import { findItems, itemsOf, lockEvent, setItems, transitionEvent } from "./repository.ts";

interface DemoEvent {
  id: string;
  ownerId: string;
  name: string;
  percent: number;
  /** Days from the demo's first start. */
  starts: number;
  days: number;
  products: readonly string[];
}

/** One sale that runs when the demo opens, and one the demo creator is still planning. */
const RUNNING: DemoEvent = {
  ...{ id: "demo-sale-rings", ownerId: "demo-shop-fable-and-edge", name: "Ring week", percent: 25, starts: 0, days: 21 },
  products: ["wreath-emerald-ring", "tidewater-sapphire-ring", "dusk-amethyst-ring", "archivist-signet-ring"],
};
const PLANNED: DemoEvent = {
  ...{ id: "demo-sale-robots", ownerId: "demo-creator", name: "Robot week", percent: 20, starts: 14, days: 7 },
  products: ["halo-courier-droid", "trundle-tracked-helper", "brass-automaton-no-4"],
};

export async function seedDemoSaleEvents(db: Db, now: Instant): Promise<void> {
  for (const wanted of [RUNNING, PLANNED])
    await db.transaction().execute(async (tx) => {
      if (await lockEvent(tx, wanted.id)) return;
      const isWritten = await writeDraft(tx, wanted, now);
      if (isWritten && wanted === RUNNING) await schedule(tx, wanted, now);
    });
}

/** What may take part of it; false where nothing may. */
async function writeDraft(tx: Tx, { id, ownerId, name, percent, starts, days, products }: DemoEvent, now: Instant): Promise<boolean> {
  const startsAt = addDays(now, starts);
  const times = { startsAt, endsAt: addDays(startsAt, days) };
  const named = products.map((itemId) => ({ itemType: "product" as const, itemId, percent: null }));
  const facts = await known(tx, await findItems(tx, named, ownerId), { except: id, now });
  const may = new Set(facts.filter((each) => problemOf(each, { ...times, percent }) === null).map(({ item }) => keyOf(item)));
  if (may.size === 0) return false;
  const event = { id, kind: "creator", ownerId, name, status: "draft", percent, createdBy: ownerId, ...times } as const;
  await tx
    .insertInto("saleEvents")
    .values({ ...event, createdAt: now, updatedAt: now })
    .execute();
  await setItems(
    tx,
    id,
    ownerId,
    named.filter((item) => may.has(keyOf(item))),
  );
  return true;
}

async function schedule(tx: Tx, { id, ownerId }: DemoEvent, now: Instant): Promise<void> {
  const event = await lockEvent(tx, id);
  if (!event) return;
  await planItems(tx, event, await itemsOf(tx, id), now);
  await transitionEvent(tx, event, "schedule", ownerId, now);
}
