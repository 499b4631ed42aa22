import { systemContract } from "@blenda/domain/system/contract";
import { implement } from "@orpc/server";
import { type Context, guard, spoken } from "../platform/requests/procedure.ts";
import { statusOf } from "./status.ts";

const system = implement(systemContract).$context<Context>().use(spoken).use(guard);

const later = () => {
  throw new Error("not written yet");
};

export const systemRouter = {
  status: system.status.handler(({ context }) => statusOf(context)),
  health: system.health.handler(later),
  queues: system.queues.handler(later),
  retryJob: system.retryJob.handler(later),
  parkedEvents: system.parkedEvents.handler(later),
  releaseEvent: system.releaseEvent.handler(later),
  alarms: system.alarms.handler(later),
  acknowledgeAlarm: system.acknowledgeAlarm.handler(later),
  errors: system.errors.handler(later),
  buildFacts: system.buildFacts.handler(later),
};
