import { addDays } from "@blenda/domain/shared/calendar";
import { SYSTEM } from "@blenda/domain/system/constants";
import { statusOfParts } from "@blenda/domain/system/rules";
import { errorGroups } from "../platform/error-store.ts";
import { parkedEvents as parked } from "../platform/events/parked.ts";
import { alarmsOf } from "./alarms.ts";
import { buildFactsOf } from "./build-facts.ts";
import { databaseSizes, queueDepthSince } from "./health-repository.ts";
import { healthOf } from "./port.ts";
import { publicSystem, system } from "./procedures.ts";
import { queuesOf } from "./queues.ts";
import { statusOf } from "./status.ts";

export const status = publicSystem.status.handler(({ context }) => statusOf(context));

export const health = system.health.handler(async ({ context }) => {
  const { db, storage, now } = context;
  const at = now();
  const days = SYSTEM.HEALTH_KEPT_DAYS;
  const [parts, queueDepth, sizes, disk] = await Promise.all([
    healthOf(context, { from: addDays(at, -days), marks: days }),
    queueDepthSince(db, addDays(at, -1)),
    databaseSizes(db),
    storage.space().catch(() => null),
  ]);
  return { status: statusOfParts(parts), checkedAt: at, parts, queueDepth, sizes: { ...sizes, disk } };
});

export const queues = system.queues.handler(({ context }) => queuesOf(context));

export const parkedEvents = system.parkedEvents.handler(({ context: { db } }) => parked(db, SYSTEM.SHOWN_PARKED));

export const alarms = system.alarms.handler(({ context: { db } }) => alarmsOf(db));

export const errors = system.errors.handler(({ context: { db } }) => errorGroups(db, SYSTEM.SHOWN_ERRORS));

export const buildFacts = system.buildFacts.handler(({ context }) => buildFactsOf(context));
