import { invitationsChanged, platformEventChanged, priceDropped, saleEventChanged } from "@blenda/domain/sale-events/events";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { keyOf, known } from "./considering.ts";
import { emitPricesMoved, putIn, removeItems } from "./planning.ts";
import { type EventRow, findItems, itemsOf, lockEvent, transitionEvent } from "./repository.ts";

const MOVE_JOB = "saleEvents.move";
/** The database and this process read two clocks: whoever looks a moment too early finds nothing to do. */
const BEYOND_MS = 100;

/** Events that are due for a step, the longest waiting first. */
const due = async ({ db, now }: Pick<Services, "db" | "now">): Promise<string[]> => {
  const rows = await db
    .selectFrom("saleEvents")
    .select("id")
    .where("status", "in", ["inviting", "locked", "scheduled", "active"])
    .where((is) =>
      is.or([
        is.and([is("status", "=", "active"), is("endsAt", "<=", now())]),
        is.and([is("status", "in", ["scheduled", "locked"]), is("startsAt", "<=", now())]),
        is.and([is("status", "=", "inviting"), is("optInDeadline", "<=", now())]),
      ]),
    )
    .orderBy("startsAt")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Writes down what the clock has done: prices follow their sale without this. What it brings is the state of the event, the news to
 * whoever keeps answers or an index, and the notices. Each step once, however often and by how many it is asked for.
 */
export async function moveEvents(services: Pick<Services, "db" | "now" | "transaction">): Promise<void> {
  for (const id of await due(services))
    await services.transaction(async (tx) => {
      const event = await lockEvent(tx, id);
      if (event) await moveOn(tx, event, services.now());
    });
}

async function moveOn(tx: Tx, event: EventRow, now: Instant): Promise<void> {
  const { id, status, startsAt, endsAt, optInDeadline } = event;
  let current = event;
  const step = async (name: "lock" | "begin" | "end") => {
    await transitionEvent(tx, current, name, null, now);
    current = { ...current, status: name === "lock" ? "locked" : name === "begin" ? "active" : "ended" };
  };
  if (status === "inviting" && optInDeadline !== null && optInDeadline <= now) {
    await step("lock");
    await emit(tx, invitationsChanged({ eventId: id }));
  }
  if ((current.status === "scheduled" || current.status === "locked") && startsAt <= now) {
    await step("begin");
    await begin(tx, current, now);
  }
  if (current.status === "active" && endsAt <= now) {
    await step("end");
    const running = (await itemsOf(tx, id)).filter((row) => row.status === "running");
    await removeItems(tx, current, running, "over", endsAt);
  }
  if (current === event) return;
  await emitEventChanged(tx, event);
}

export const emitEventChanged = (tx: Tx, { id: eventId, ownerId }: EventRow) =>
  emit(tx, ownerId === null ? platformEventChanged({ eventId }) : saleEventChanged({ eventId, ownerId }));

/** What still has this sale beside its price takes part; what lost it, because its price changed or it went off sale, does not. */
async function begin(tx: Tx, event: EventRow, now: Instant): Promise<void> {
  const planned = (await itemsOf(tx, event.id)).filter(({ status }) => status === "planned");
  const items = await findItems(tx, planned, null, true);
  const isIn = new Set(items.filter(({ sale, status }) => sale?.eventId === event.id && status === "published").map(keyOf));
  const [staying, leaving] = [planned.filter((row) => isIn.has(keyOf(row))), planned.filter((row) => !isIn.has(keyOf(row)))];
  if (leaving.length > 0) await removeItems(tx, event, leaving, "dropped", now);
  const percents = new Map(staying.map((row): [string, number] => [keyOf(row), row.percent ?? event.percent]));
  const facts = await known(
    tx,
    items.filter((item) => isIn.has(keyOf(item))),
    { except: event.id, now: event.startsAt },
  );
  await putIn(tx, event, facts, { percentOf: (item) => percents.get(keyOf(item)) ?? event.percent, status: "running", now });
  await emitPricesMoved(
    tx,
    event.id,
    facts.map(({ item }) => item),
  );
  if (facts.length > 0 && event.endsAt > now) await emit(tx, priceDropped({ eventId: event.id, at: now }));
}

/** Asks for the next look at the very second: the minute's look is for what was missed. */
export async function askForEdges(tx: Tx, { jobs }: Pick<Services, "jobs">, times: readonly Instant[], now: Instant): Promise<void> {
  for (const at of times) if (at > now) await jobs.enqueue(tx, MOVE_JOB, {}, new Date(Date.parse(at) + BEYOND_MS).toISOString());
}

export const saleEventJobs: Job<Services>[] = [{ name: MOVE_JOB, cron: "* * * * *", retryLimit: 1, run: moveEvents }];
