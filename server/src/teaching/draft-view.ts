import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import type { LiveTraining, LiveTrainingCounterpart, TrainingDraft } from "@blenda/domain/teaching/model";
import { sumsOf } from "@blenda/domain/teaching/rules";
import type { SharedView } from "../drafts/kind.ts";
import { remarksOnDraft, remarkView } from "../drafts/remarks.ts";
import type { Db } from "../platform/database/db.ts";
import type { LiveTrainingRow } from "../trainings/port.ts";
import {
  isTrainingField,
  lessonChangesOf,
  liveTrainingFields,
  sectionViews,
  trainingChangesOf,
  trainingFieldsOf,
  trainingPointsOf,
  trainingPrintOf,
  wholeTraining,
} from "./draft-state.ts";
import type { TrainingDraftRow } from "./repository.ts";

interface CoveredDraft {
  title: string;
  coverFileId: string | null;
  coverWidth: number | null;
  coverHeight: number | null;
}

const coverOf = ({ title, coverFileId, coverWidth: width, coverHeight: height }: CoveredDraft) => {
  const url = fileUrl(coverFileId);
  return url !== null && width !== null && height !== null ? { url, width, height, alt: title } : null;
};

export type OwnTrainingView = Omit<TrainingDraft, keyof SharedView>;

/** What the editor shows of a course, beside what it shows of every draft. */
export async function trainingView(db: Db, row: TrainingDraftRow, now: Instant): Promise<OwnTrainingView> {
  const whole = await wholeTraining(db, row);
  const remarks = await remarksOnDraft(db, "training", row.id);
  const { sections, live } = whole;
  return {
    treeMark: row.treeMark,
    fields: trainingFieldsOf(row),
    cover: coverOf(row),
    sections,
    sums: sumsOf(sections),
    remarks: remarks.flatMap(({ field, lessonId, ...remark }) =>
      isTrainingField(field) ? [{ ...remarkView(remark, trainingPrintOf(whole, field, lessonId)), field, lessonId }] : [],
    ),
    open: trainingPointsOf(whole, now),
    live: live && liveView(live),
    changes: trainingChangesOf(whole),
    lessonChanges: lessonChangesOf(whole),
  };
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
export const liveTrainingBeside = async (db: Db, sold: LiveTrainingRow): Promise<LiveTrainingCounterpart> => ({
  ...liveView(sold),
  fields: liveTrainingFields(sold),
  cover: coverOf(sold),
  sections: await sectionViews(db, sold.sections, new Map(), false),
});
