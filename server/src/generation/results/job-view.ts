import { remarksOf } from "@blenda/domain/catalogue/rules";
import { JOBS } from "@blenda/domain/generation/constants";
import type { Job, JobResult } from "@blenda/domain/generation/model";
import { etaSeconds } from "@blenda/domain/generation/rules";
import { generationTexts } from "@blenda/domain/generation/texts";
import type { GeneratorSettings } from "@blenda/domain/generator/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Db } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { countOngoing, filesOfJobs, findJob, type JobFile, type JobRow, positionOf, usualSeconds } from "../repository.ts";
import { currentSettings } from "../settings/in-force.ts";

type JobViewServices = Pick<Services, "db" | "generator">;

/** Jobs as their owner sees them. `settings` where the caller has asked for them already. */
export async function viewJobs(ground: JobViewServices, rows: readonly JobRow[], settings?: GeneratorSettings): Promise<Job[]> {
  const { db, generator } = ground;
  const files = Map.groupBy(
    await filesOfJobs(
      db,
      rows.filter(({ status }) => status === "succeeded").map(({ id }) => id),
    ),
    ({ jobId }) => jobId,
  );
  const isAnyOngoing = rows.some(({ status }) => status === "queued" || status === "running");
  if (!isAnyOngoing) return rows.map((row) => viewOf(row, files.get(row.id) ?? [], null));
  const { maxConcurrent } = settings ?? (await currentSettings(db));
  const workers = Math.min(maxConcurrent, generator.main.slots(maxConcurrent));
  const usual = (await usualSeconds(db)) ?? JOBS.USUAL_SECONDS;
  const pace: Pace = { workers, usual, running: await countOngoing(db, ["running"]) };
  const views: Job[] = [];
  for (const row of rows) views.push(viewOf(row, files.get(row.id) ?? [], await aheadOf(db, row, pace)));
  return views;
}

export async function viewJob(ground: JobViewServices, userId: string, id: string): Promise<Job | undefined> {
  const row = await findJob(ground.db, userId, id);
  return row && (await viewJobs(ground, [row]))[0];
}

interface QueuePosition {
  position: number | null;
  etaSeconds: number;
}

interface Pace {
  workers: number;
  running: number;
  usual: number;
}

async function aheadOf(db: Db, { status, number, percent }: JobRow, { workers, running, usual }: Pace): Promise<QueuePosition | null> {
  if (status === "running") return { position: null, etaSeconds: Math.max(1, Math.round(usual * (1 - percent / 100))) };
  if (status !== "queued") return null;
  const position = await positionOf(db, number);
  return { position, etaSeconds: etaSeconds(position + running, workers, usual) };
}

function viewOf(row: JobRow, files: readonly JobFile[], ahead: QueuePosition | null): Job {
  const { resolution, complexity, highPack } = row;
  return {
    id: row.id,
    status: row.status,
    source: row.source,
    prompt: row.prompt,
    imageUrl: fileUrl(row.imageFileId),
    pictureName: row.pictureName,
    mode: row.mode,
    options: { resolution, complexity, highPack },
    format: row.format,
    seed: row.seed,
    cost: row.cost,
    tokensReturned: row.returned,
    step: row.step,
    percent: row.percent,
    position: ahead?.position ?? null,
    etaSeconds: ahead?.etaSeconds ?? null,
    createdAt: row.createdAt,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    message: messageOf(row),
    parentId: row.parentId,
    instead: row.instead,
    result: resultOf(row, files),
  };
}

/** Why there is nothing to see. */
const messageOf = ({ status, failure, returned }: JobRow): string | null =>
  status === "cancelled" ? generationTexts.cancelled(returned) : failure && generationTexts.why[failure];

function resultOf(row: JobRow, files: readonly JobFile[]): JobResult | null {
  const { result, posterFileId, modelFileId, stageHue, score, draftProductId } = row;
  if (!result || !posterFileId || !modelFileId) return null;
  const { facts, findings, understood } = result;
  return {
    posterUrl: fileUrl(posterFileId),
    modelUrl: fileUrl(modelFileId),
    stageHue: stageHue ?? 0,
    facts,
    score: score ?? 0,
    findings: remarksOf(findings),
    understood,
    downloads: files.map(({ format, name, bytes, fileId }) => ({ format, name, bytes, url: fileUrl(fileId) })),
    draftProductId,
  };
}
