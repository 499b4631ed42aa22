import { needsReviewOfTrusted } from "@blenda/domain/teaching/changes";
import type { TrainingPoint, TrainingSubmission } from "@blenda/domain/teaching/model";
import { sumsOf } from "@blenda/domain/teaching/rules";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { categories } from "../catalogue/port.ts";
import type { DraftTypes } from "../drafts/kind.ts";
import { workshopOf } from "../drafts/workshop.ts";
import { lockUser } from "../identity/port.ts";
import { holdDaysOf } from "../ledger/port.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { upheldReportsOf } from "../reports/port.ts";
import { type LiveTrainingRow, live, moveTraining, repriceTraining } from "../trainings/port.ts";
import {
  isTrainingField,
  lessonChangesOf,
  trainingChangesOf,
  trainingFieldsOf,
  trainingPointsOf,
  trainingPrintOf,
  type WholeTraining,
  wholeTraining,
} from "./draft-state.ts";
import { liveTrainingBeside, type OwnTrainingView, trainingView } from "./draft-view.ts";
import { beginTraining, type NewTraining } from "./editing/begin-draft.ts";
import { copyLiveTraining, copyTrainingDraft } from "./editing/copies.ts";
import { dropTrainingDraft } from "./editing/drop-draft.ts";
import { type SentTrainingFields, trainingColumns } from "./editing/saved-columns.ts";
import { emitTrainingDraftChanged, type TrainingDraftRow, type TrainingDraftUpdate, trainingDraftRows } from "./repository.ts";
import { repeatedFilms } from "./sql.ts";
import { changeTrainingAtOnce, publishTrainingDraft, trainingListings } from "./submitting/publish.ts";

interface TrainingTypes extends DraftTypes {
  Row: TrainingDraftRow;
  Update: TrainingDraftUpdate;
  Live: LiveTrainingRow;
  Whole: WholeTraining;
  Point: TrainingPoint;
  New: NewTraining;
  Sent: SentTrainingFields;
  Own: OwnTrainingView;
  Beside: Pick<TrainingSubmission, "category" | "live">;
}

/** Drafts of courses: sections, lessons and their films. */
export const trainingDrafts = workshopOf<TrainingTypes>({
  itemType: "training",
  domain: "teaching",
  texts: teachingTexts,
  refuse: {
    notFound: () => refusal("TEACHING_NOT_FOUND"),
    invalidStep: (from) => refusal("TEACHING_INVALID_STEP", { from }),
    conflict: (draft) => refusal("TEACHING_CONFLICT", { mark: draft.mark, fields: trainingFieldsOf(draft) }),
    incomplete: (open) => refusal("TEACHING_INCOMPLETE", { open }),
    dayFull: (limit) => refusal("TEACHING_DAY_FULL", limit),
    tooMany: () => refusal("TEACHING_TOO_MANY_DRAFTS"),
    categoryUnknown: () => refusal("TEACHING_CATEGORY_UNKNOWN"),
    appealOver: () => refusal("TEACHING_APPEAL_OVER"),
  },
  rows: trainingDraftRows,
  creators: { lock: lockUser, upheldReports: upheldReportsOf, holdDays: holdDaysOf },
  emitChanged: emitTrainingDraftChanged,

  isRevision: ({ isRevision }) => isRevision,
  findLive: live.find,
  whole: wholeTraining,
  openPoints: trainingPointsOf,
  changes: trainingChangesOf,
  prints: (whole) => (field, lessonId) => (isTrainingField(field) ? trainingPrintOf(whole, field, lessonId) : null),
  ownView: trainingView,
  besideView: async (db, { id, categoryId, isRevision }) => {
    const sold = isRevision ? await live.find(db, id) : null;
    return { category: (await categories.name(db, categoryId)) || null, live: sold ? await liveTrainingBeside(db, sold) : null };
  },

  begin: beginTraining,
  copyLive: copyLiveTraining,
  copyDraft: copyTrainingDraft,
  hasCategory: categories.has,
  columns: trainingColumns,
  drop: (tx, draft, at, whole) => dropTrainingDraft(tx, draft, at, whole?.live ?? null),

  isReading: ({ sections }) => sumsOf(sections).working > 0,
  hasWarnings: (open) => open.some(({ code }) => code === "captions-missing"),
  isCopy: async (tx, { row }) => (await repeatedFilms(row.id).execute(tx)).rows.length > 0,
  // Buyers do not lose a lesson without a review.
  needsReviewOfTrusted: (whole) => needsReviewOfTrusted(lessonChangesOf(whole)),
  changeAtOnce: changeTrainingAtOnce,
  publish: publishTrainingDraft,
  listings: trainingListings,

  moveItem: moveTraining,
  reprice: repriceTraining,
});
