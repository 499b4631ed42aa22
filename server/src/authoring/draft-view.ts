import { versionDiff } from "@blenda/domain/authoring/changes";
import { AUTHORING, type PictureKind } from "@blenda/domain/authoring/constants";
import type { Draft, DraftFile, HistoryLine, LiveCounterpart, OfferedPicture } from "@blenda/domain/authoring/model";
import { appealUntil, draftSteps, suggestedTags } from "@blenda/domain/authoring/rules";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { LOOKS } from "@blenda/domain/catalogue/constants";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { LiveRow } from "../catalogue/port.ts";
import type { Db } from "../platform/database/db.ts";
import { remarkView } from "./core/remarks.ts";
import { submissionsOfDay } from "./core/submissions.ts";
import {
  changesOf,
  fieldsOf,
  hasOtherFiles,
  isNew,
  liveFields,
  livePictures,
  openPointsOf,
  printOf,
  type WholeDraft,
  wholeDraft,
} from "./draft-state.ts";
import { type FileRow, renderOf } from "./files-repository.ts";
import { placesOf } from "./reading/queue-repository.ts";
import { DRAFT_ENTITY, type DraftRow, openSubmission, remarksOf, stepsOf } from "./repository.ts";

const urlOf = (fileId: string): string => fileUrl(fileId) ?? "";

/** Everything the editor shows, in one answer. */
export async function draftView(db: Db, row: DraftRow, now: Instant): Promise<Draft> {
  const whole = await wholeDraft(db, row);
  const { files, pictures, viewer, live } = whole;
  const [remarks, steps, submission, limits, places] = await Promise.all([
    remarksOf(db, row.id),
    stepsOf(db, row.id, AUTHORING.HISTORY_MOST),
    openSubmission(db, row.id),
    submissionsOfDay(db, row.creatorId, now),
    files.some(({ state }) => state === "waiting") ? placesOf(db, row.id, now) : new Map<string, number>(),
  ]);
  const standing = { ...row, isRevision: row.baseVersionId !== null };
  const cover = pictures[0];
  return {
    id: row.id,
    status: row.status,
    mark: row.mark,
    savedAt: row.updatedAt,
    createdAt: row.createdAt,
    fields: fieldsOf(row),
    rights: row.rightsVersion !== null && row.rightsAt !== null ? { version: row.rightsVersion, at: row.rightsAt } : null,
    generatedFrom: row.generatedFrom,
    files: files.map((file) => ({
      ...fileView(file, viewer),
      isDelayed: file.state === "waiting" && file.retryAt !== null && file.retryAt > now,
      place: places.get(file.id) ?? null,
      isNew: isNew(whole, file.sha256),
    })),
    pictures: pictures.map(({ id, kind, fileId, width, height, alt }) => ({ id, kind, url: urlOf(fileId), width, height, alt })),
    offered: offeredOf(whole),
    facts: viewer?.facts ?? null,
    score: viewer?.score ?? null,
    stageHue: viewer?.stageHue ?? null,
    posterUrl: fileUrl(cover?.cardFileId ?? renderOf(viewer, "card")?.fileId ?? null),
    previewUrl: fileUrl(renderOf(viewer, "preview")?.fileId ?? null),
    wireUrl: fileUrl(renderOf(viewer, "edges")?.fileId ?? null),
    suggestedTags: suggestedTags(viewer?.facts ?? null, row.tags),
    remarks: remarks.map((remark) => ({ ...remarkView(remark, printOf(whole, remark.field)), field: remark.field })),
    open: openPointsOf(whole, now),
    limits,
    submittedAt: submission?.submittedAt ?? null,
    answerBy: submission ? addBusinessDays(submission.queuedAt ?? submission.submittedAt, AUTHORING.ANSWER_BUSINESS_DAYS) : null,
    reason: row.reason || row.reasonCode ? { code: row.reasonCode, text: row.reason } : null,
    appealUntil: appealUntil(standing, now),
    live: live && liveView(live),
    changes: changesOf(whole),
    diff:
      live && hasOtherFiles(whole) ? versionDiff({ facts: live.facts, files: live.files }, { facts: viewer?.facts ?? null, files }) : null,
    history: steps.map((step) => historyLine(step, row.creatorId)),
    may: draftSteps(standing, now),
  };
}

function fileView(file: FileRow, viewer: FileRow | null): Omit<DraftFile, "isDelayed" | "place" | "isNew"> {
  const { id, name, bytes, sha256, format, fileId, state, step, percent, facts, findings, score, canBeViewer } = file;
  const factCount = facts ? Object.values(facts).filter((fact) => fact !== null).length + facts.textures.length : 0;
  const about = { id, name, bytes, sha256, format, url: urlOf(fileId), state, step, percent, factCount, facts, findings, score };
  return { ...about, isViewer: viewer?.id === id, canBeViewer };
}

const RENDERED = ["lit", ...LOOKS] as const satisfies readonly PictureKind[];

function offeredOf({ viewer, pictures }: WholeDraft): OfferedPicture[] {
  return RENDERED.flatMap((kind) => {
    const render = renderOf(viewer, kind);
    if (!render || pictures.some((picture) => picture.kind === kind)) return [];
    return { kind, url: urlOf(render.fileId), width: render.width, height: render.height };
  });
}

const liveView = (sold: LiveRow) => ({
  status: sold.status,
  title: sold.title,
  priceCents: sold.priceCents,
  version: sold.version,
  publishedAt: sold.publishedAt,
  sales: sold.salesCount,
});

/** What is on sale, as a reviewer compares it. */
export function counterpartOf(sold: LiveRow): LiveCounterpart {
  const looks = LOOKS.flatMap((look) => {
    const picture = sold.pictures.find(({ kind }) => kind === look);
    return picture ? [[look, urlOf(picture.fileId)] as const] : [];
  });
  return {
    ...liveView(sold),
    fields: liveFields(sold),
    files: sold.files.map(({ name, format, bytes, sha256 }) => ({ name, format, bytes, sha256 })),
    pictures: livePictures(sold).map(({ fileId, width, height, alt }) => ({ url: urlOf(fileId), width, height, alt })),
    looks: Object.fromEntries(looks),
    facts: sold.facts,
    score: sold.score,
    stageHue: sold.stageHue,
    posterUrl: fileUrl(sold.posterFileId),
    previewUrl: fileUrl(sold.previewFileId),
    wireUrl: fileUrl(sold.pictures.find(({ kind }) => kind === "edges")?.fileId ?? null),
  };
}

type StepRow = Awaited<ReturnType<typeof stepsOf>>[number];

function historyLine({ entity, fromStatus, toStatus, actorId, reason, at }: StepRow, creatorId: string): HistoryLine {
  const what = authoringTexts.history[`${entity === DRAFT_ENTITY ? "draft" : "product"}.${toStatus}`] ?? toStatus.replaceAll("_", " ");
  const isBack = toStatus === "draft" && fromStatus === "review";
  const by = actorId === null ? "blenda" : actorId === creatorId ? "you" : "review";
  return { at, what: isBack ? authoringTexts.withdrawn : what, by, reason };
}
