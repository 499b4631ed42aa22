import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { pick } from "../shared/failure.ts";
import { plainText } from "../shared/text.ts";
import { SYSTEM } from "./constants.ts";
import { systemFailures } from "./failures.ts";
import { Alarm, AlarmId, BuildFacts, ErrorGroup, EventId, Health, JobId, ParkedEvent, Queues, Status } from "./model.ts";
import { systemTexts } from "./texts.ts";

const looking = { access: "admin", failed: systemTexts.panelFailed } as const;

export const systemContract = {
  status: read({ access: "public", failed: systemTexts.loadFailed, limits: [{ per: "address", max: 60, minutes: 1 }] }).output(Status),

  /** Looks at every part now. */
  health: read({ ...looking, limits: [{ per: "account", max: 60, minutes: 1 }] }).output(Health),

  queues: read(looking).output(Queues),

  /** A job that failed as often as it may is begun anew. Jobs are harmless to run twice, so one press is enough. */
  retryJob: command({ ...looking, failed: systemTexts.retryFailed, about: "everybody alike" })
    .errors(pick(systemFailures, "SYSTEM_JOB_NOT_FAILED"))
    .input(z.strictObject({ id: JobId }))
    .output(Queues),

  parkedEvents: read(looking).output(z.array(ParkedEvent)),

  /** Hands the event to its listeners again. */
  releaseEvent: command({ ...looking, failed: systemTexts.releaseFailed, about: "everybody alike" })
    .errors(pick(systemFailures, "SYSTEM_EVENT_NOT_PARKED"))
    .input(z.strictObject({ id: EventId }))
    .output(z.array(ParkedEvent)),

  /** Open ones first, then those acknowledged last. */
  alarms: read(looking).output(z.array(Alarm)),

  /** All of its name up to this one: what comes after it is a new alarm. */
  acknowledgeAlarm: command({ ...looking, failed: systemTexts.acknowledgeFailed, about: "the product itself" })
    .errors(pick(systemFailures, "SYSTEM_ALARM_NOT_FOUND"))
    .input(z.strictObject({ id: AlarmId, note: plainText(SYSTEM.NOTE_LEAST, SYSTEM.NOTE_MOST) }))
    .output(z.array(Alarm)),

  /** The last seen first. */
  errors: read(looking).output(z.array(ErrorGroup)),

  buildFacts: read(looking).output(BuildFacts),
};
