import { acknowledgeAlarm } from "./acknowledge-alarm.ts";
import { alarms, buildFacts, errors, health, parkedEvents, queues, status } from "./reads.ts";
import { releaseEvent } from "./release-event.ts";
import { retryJob } from "./retry-job.ts";

export const systemRouter = {
  acknowledgeAlarm,
  alarms,
  buildFacts,
  errors,
  health,
  parkedEvents,
  queues,
  releaseEvent,
  retryJob,
  status,
};
