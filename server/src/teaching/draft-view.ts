import { AUTHORING } from "@blenda/domain/authoring/constants";
import type { HistoryLine } from "@blenda/domain/authoring/model";
import { appealUntil, draftSteps } from "@blenda/domain/authoring/rules";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { LiveTraining, LiveTrainingCounterpart, TrainingDraft, TrainingRemark } from "@blenda/domain/teaching/model";
import { sumsOf } from "@blenda/domain/teaching/rules";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { publication, submissions } from "../authoring/port.ts";
import type { Db } from "../platform/database/db.ts";
import type { LiveTrainingRow } from "../trainings/port.ts";
import {
  changesOf,
  fieldsOf,
  lessonChangesOf,
  liveFields,
  openPointsOf,
  printOf,
  sectionViews,
  type WholeTraining,
  wholeTraining,
} from "./draft-state.ts";
import { type DraftRow, isTrainingField } from "./repository.ts";

interface Covered {
  title: string;
  coverFileId: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
}

const coverOf = ({ title, coverFileId, coverWidth: width, coverHeight: height }: Covered) => {
  const url = fileUrl(coverFileId);
  return url !== null && width !== null && height !== null ? { url, width, height, alt: title } : null;
};

/** Everything the editor shows, in one answer. */
export async function draftView(db: Db, row: DraftRow, now: Instant): Promise<TrainingDraft> {
  const whole = await wholeTraining(db, row);
  const [remarks, steps, submission, limits] = await Promise.all([
    submissions.remarks(db, "training", row.id),
    publication.stepsOf(db, "training", row.id, AUTHORING.HISTORY_MOST),
    submissions.open(db, "training", row.id),
    submissions.ofDay(db, row.creatorId, now),
  ]);
  const { sections, live } = whole;
  return {
    id: row.id,
    status: row.status,
    mark: row.mark,
    treeMark: row.treeMark,
    savedAt: row.updatedAt,
    createdAt: row.createdAt,
    fields: fieldsOf(row),
    rights: row.rightsVersion !== null && row.rightsAt !== null ? { version: row.rightsVersion, at: row.rightsAt } : null,
    cover: coverOf(row),
    sections,
    sums: sumsOf(sections),
    remarks: remarks.flatMap((remark) => remarkOf(remark, whole)),
    open: openPointsOf(whole, now),
    limits,
    submittedAt: submission?.submittedAt ?? null,
    answerBy: submission ? addBusinessDays(submission.queuedAt ?? submission.submittedAt, AUTHORING.ANSWER_BUSINESS_DAYS) : null,
    reason: row.reason || row.reasonCode ? { code: row.reasonCode, text: row.reason } : null,
    appealUntil: appealUntil(row, now),
    live: live && liveView(live),
    changes: changesOf(whole),
    lessonChanges: lessonChangesOf(whole),
    history: steps.map((step) => historyLine(step, row.creatorId)),
    may: draftSteps(row, now),
  };
}

type RemarkRow = Awaited<ReturnType<typeof submissions.remarks>>[number];
function remarkOf({ field, lessonId, ...remark }: RemarkRow, whole: WholeTraining): TrainingRemark[] {
  return isTrainingField(field) ? [{ ...submissions.remarkView(remark, printOf(whole, field, lessonId)), field, lessonId }] : [];
}

const liveView = (sold: LiveTrainingRow): LiveTraining => ({
  status: sold.status,
  title: sold.title,
  priceCents: sold.priceCents,
  publishedAt: sold.publishedAt,
  sales: sold.salesCount,
  lessonCount: sold.lessonCount,
  durationSeconds: sold.durationSeconds ?? 0,
});

/** What is on sale, as a reviewer compares it. */
export const counterpartOf = async (db: Db, sold: LiveTrainingRow): Promise<LiveTrainingCounterpart> => ({
  ...liveView(sold),
  fields: liveFields(sold),
  cover: coverOf(sold),
  sections: await sectionViews(db, sold.sections, new Map(), false),
});

type StepRow = Awaited<ReturnType<typeof publication.stepsOf>>[number];

function historyLine({ entity, fromStatus, toStatus, actorId, reason, at }: StepRow, creatorId: string): HistoryLine {
  const what = teachingTexts.history[`${entity === "training" ? "training" : "draft"}.${toStatus}`] ?? toStatus.replaceAll("_", " ");
  const isBack = toStatus === "draft" && fromStatus === "review";
  const by = actorId === null ? "blenda" : actorId === creatorId ? "you" : "review";
  return { at, what: isBack ? teachingTexts.withdrawn : what, by, reason };
}
