import type { JobFailure } from "@blenda/domain/generation/constants";
import { generatorAlarmed } from "@blenda/domain/generator/events";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { generatorTexts } from "@blenda/domain/generator/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { raiseAlarmOnce } from "../../platform/jobs/alarms.ts";

/** Too much was failing for a minute. Told at most once an hour, however long it lasts. */
export async function alarmOnErrors(tx: Tx, settings: GeneratorSettings, at: Instant): Promise<void> {
  if (!settings.notifyOnErrors) return;
  const failed = await countErrors(tx, addMinutes(at, -1));
  if (failed < settings.errorThresholdPerMinute) return;
  const words = { title: generatorTexts.manyErrors, message: generatorTexts.manyErrorsDetail(failed) };
  await alarm(tx, { ...words, name: "generation errors", since: `${at.slice(0, 13)}:00:00.000Z`, at });
}

/** The day's generations are nearly used up. Told once a day. */
export async function alarmOnUsage(tx: Tx, settings: GeneratorSettings, used: number, at: Instant): Promise<void> {
  const { notifyOnHighUsage, usageThresholdPercent, maxGenerationsPerDay } = settings;
  if (!notifyOnHighUsage || used * 100 < usageThresholdPercent * maxGenerationsPerDay) return;
  const words = { title: generatorTexts.highUsage, message: generatorTexts.highUsageDetail(used, maxGenerationsPerDay) };
  await alarm(tx, { ...words, name: "generation usage", since: `${at.slice(0, 10)}T00:00:00.000Z`, at });
}

interface Alarm {
  name: string;
  title: string;
  message: string;
  /** Where the stretch of time began in which this is told once. */
  since: Instant;
  at: Instant;
}

async function alarm(tx: Tx, { name, title, message, since, at }: Alarm): Promise<void> {
  const isNew = await raiseAlarmOnce(tx, name, { message }, { since, at });
  if (isNew) await emit(tx, generatorAlarmed({ name, title, message, since, at }));
}

/** What the person asked for, or the house closing, is no error of the engine. */
const NO_ERRORS: readonly JobFailure[] = ["notUnderstood", "picture", "maintenance"];

async function countErrors(tx: Tx, since: Instant): Promise<number> {
  const { count } = await tx
    .selectFrom("generationJobs")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("finishedAt", ">", since)
    .where("status", "in", ["failed", "timed_out"])
    .where("failure", "not in", NO_ERRORS)
    .executeTakeFirstOrThrow();
  return count;
}
