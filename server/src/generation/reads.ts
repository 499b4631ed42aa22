import { JOBS } from "@blenda/domain/generation/constants";
import type { Job } from "@blenda/domain/generation/model";
import { coolingSeconds, toolRules } from "@blenda/domain/generation/rules";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import type { Services } from "../platform/requests/procedure.ts";
import { generation, openGeneration } from "./procedures.ts";
import { lastStartOf, listJobs } from "./repository.ts";
import { viewJob, viewJobs } from "./results/job-view.ts";
import { samples } from "./results/samples.ts";
import { currentSettings } from "./settings/in-force.ts";

export const tool = openGeneration.tool.handler(async ({ context }) => {
  const { db, actor, now, generator } = context;
  const settings = await currentSettings(db);
  const rules = toolRules(settings);
  const own = actor ? await pageOf(context, actor.id, {}, settings) : { jobs: [], nextCursor: null };
  return {
    rules: { ...rules, highPackEnabled: rules.highPackEnabled && generator.main.hasHighPack },
    ...own,
    coolUntil: actor ? coolUntil(await lastStartOf(db, actor.id), settings, now()) : null,
    hasDrafts: generator.main.draft !== undefined,
    samples: own.jobs.length === 0 ? await samples(context) : [],
  };
});

function coolUntil(last: Instant | null, { cooldownSeconds }: GeneratorSettings, now: Instant): Instant | null {
  return last !== null && coolingSeconds(last, cooldownSeconds, now) > 0 ? addMinutes(last, cooldownSeconds / 60) : null;
}

export const jobs = generation.jobs.handler(({ input, context }) => pageOf(context, context.user.id, input));

export const job = generation.job.handler(async ({ input: { id }, context, errors }) => {
  const found = await viewJob(context, context.user.id, id);
  if (!found) throw errors.GENERATION_NOT_FOUND();
  return found;
});

interface JobQuestion {
  search?: string | undefined;
  cursor?: string | undefined;
}

async function pageOf(
  services: Services,
  userId: string,
  { search = "", cursor }: JobQuestion,
  settings?: GeneratorSettings,
): Promise<{ jobs: Job[]; nextCursor: string | null }> {
  const rows = await listJobs(services.db, userId, { search, after: cursor ?? null });
  const page = rows.slice(0, JOBS.PAGE);
  const nextCursor = rows.length > JOBS.PAGE ? (page.at(-1)?.id ?? null) : null;
  return { jobs: await viewJobs(services, page, settings), nextCursor };
}
