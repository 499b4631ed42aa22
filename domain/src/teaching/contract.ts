import { z } from "zod";
import { command, read } from "../access/procedure.ts";
import { AUTHORING, MANY_EVENTS } from "../authoring/constants.ts";
import { DraftId, ManyOutcome, PartId, RemarkAnswer } from "../authoring/model.ts";
import { PRICE_MOST_CENTS } from "../publication/constants.ts";
import { pick } from "../shared/failure.ts";
import { CommandKey } from "../shared/key.ts";
import { Cents } from "../shared/money.ts";
import { plainText } from "../shared/text.ts";
import { LESSON_KINDS, TRAINING_TYPES } from "../trainings/constants.ts";
import { LessonId } from "../trainings/model.ts";
import { uploadFailures } from "../uploads/failures.ts";
import { UploadId } from "../uploads/model.ts";
import { TEACHING } from "./constants.ts";
import { teachingFailures } from "./failures.ts";
import { Curriculum, LessonFields, TrainingDraft, TrainingFields } from "./model.ts";
import { teachingTexts } from "./texts.ts";

const looking = { access: "creator", failed: teachingTexts.loadFailed } as const;
/** A creator at the keyboard saves every second. */
const saving = { access: "creator", failed: teachingTexts.saveFailed, limits: [{ per: "account", max: 3_000, minutes: 60 }] } as const;
const lessoning = { ...saving, failed: teachingTexts.lessonFailed } as const;
const filing = { ...saving, failed: teachingTexts.fileFailed } as const;
const changing = { access: "creator", failed: teachingTexts.changeFailed, limits: [{ per: "account", max: 300, minutes: 60 }] } as const;
const submitting = { ...changing, failed: teachingTexts.submitFailed } as const;

const one = z.strictObject({ id: DraftId });
const ofLesson = one.extend({ lessonId: LessonId });
const Mark = z.int().min(0).max(2_000_000_000);
const Ids = z.array(DraftId).min(1).max(AUTHORING.MOST_AT_ONCE);
const missing = pick(teachingFailures, "TEACHING_NOT_FOUND");
/** Not there, or not in a state in which it may be changed. */
const editing = pick(teachingFailures, "TEACHING_NOT_FOUND", "TEACHING_INVALID_STEP");
const inLesson = pick(teachingFailures, "TEACHING_NOT_FOUND", "TEACHING_INVALID_STEP", "TEACHING_LESSON_GONE");
const taking = pick(uploadFailures, "UPLOAD_GONE", "UPLOAD_NOT_READY", "UPLOAD_TAKEN");

/**
 * The courses a creator works on. Films, resources and checkpoint models go through `uploads` (purposes `film`, `resource` and
 * `checkpoint`, the lesson being the target), then the command here that takes them. Small things are uploads of their own, which
 * answer with a TrainingDraft or `{ code, message }` like every call: POST the file itself to
 * - `/api/teaching/cover?draft=…&name=…`: an image, cropped by the page, at most 20 MB, redrawn;
 * - `/api/teaching/poster?draft=…&lesson=…&at=12.5`: a frame of the lesson's film, taken by the browser;
 * - `/api/teaching/captions?draft=…&lesson=…&language=pt-BR&label=…`: WebVTT as `text/vtt`, in place of those in this language;
 * - `/api/teaching/picture?draft=…&name=…`: an image for the words of a lesson; this one answers with a LessonPicture.
 */
export const teachingContract = {
  /** Live. */
  draft: read(looking).errors(missing).input(one).output(TrainingDraft),

  /** With one section and one lesson to begin with. */
  createDraft: command(changing)
    .errors(pick(teachingFailures, "TEACHING_TOO_MANY_DRAFTS"))
    .input(z.strictObject({ key: CommandKey, type: z.enum(TRAINING_TYPES).default("course") }))
    .output(TrainingDraft),

  /** Only the fields that changed. `mark` is the one the page was read or last saved with. */
  saveDraft: command(saving)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_CONFLICT", "TEACHING_CATEGORY_UNKNOWN"))
    .input(one.extend({ mark: Mark, fields: TrainingFields.partial() }))
    .output(TrainingDraft),

  /** Order and names of all sections, and the order of all lessons in them. Every section and every lesson there is, each once. */
  saveCurriculum: command(lessoning)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_TREE_CONFLICT", "TEACHING_LESSON_GONE", "TEACHING_SECTION_GONE"))
    .input(one.extend({ treeMark: Mark, sections: Curriculum }))
    .output(TrainingDraft),

  /** At the end. */
  addSection: command(lessoning)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_SECTIONS_FULL"))
    .input(one.extend({ key: CommandKey, title: plainText(1, TEACHING.SECTION_TITLE_MOST) }))
    .output(TrainingDraft),

  /** With its lessons. */
  removeSection: command(lessoning)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_SECTION_GONE"))
    .input(one.extend({ sectionId: PartId }))
    .output(TrainingDraft),

  /** At the end of its section. The answer also names it. */
  addLesson: command(lessoning)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_LESSONS_FULL", "TEACHING_SECTION_GONE"))
    .input(
      one.extend({
        key: CommandKey,
        sectionId: PartId,
        kind: z.enum(LESSON_KINDS).default("video"),
        title: plainText(0, TEACHING.LESSON_TITLE_MOST).default(""),
      }),
    )
    .output(z.object({ draft: TrainingDraft, lessonId: LessonId })),

  /** Only what changed. `mark` is the lesson's. */
  saveLesson: command(lessoning)
    .errors(inLesson)
    .errors(pick(teachingFailures, "TEACHING_LESSON_CONFLICT"))
    .input(ofLesson.extend({ mark: Mark, fields: LessonFields.partial() }))
    .output(TrainingDraft),

  removeLesson: command(lessoning).errors(inLesson).input(ofLesson).output(TrainingDraft),

  /** A finished upload becomes the lesson's film, in place of the one before it. It is read next. */
  setFilm: command(filing)
    .errors(inLesson)
    .errors(taking)
    .input(ofLesson.extend({ uploadId: UploadId }))
    .output(TrainingDraft),

  removeFilm: command(filing).errors(inLesson).input(ofLesson).output(TrainingDraft),

  removeCaptions: command(filing)
    .errors(inLesson)
    .errors(pick(teachingFailures, "TEACHING_PART_GONE"))
    .input(ofLesson.extend({ captionsId: PartId }))
    .output(TrainingDraft),

  addResource: command(filing)
    .errors(inLesson)
    .errors(taking)
    .errors(pick(teachingFailures, "TEACHING_RESOURCES_FULL"))
    .input(ofLesson.extend({ uploadId: UploadId }))
    .output(TrainingDraft),

  removeResource: command(filing)
    .errors(inLesson)
    .errors(pick(teachingFailures, "TEACHING_PART_GONE"))
    .input(ofLesson.extend({ resourceId: PartId }))
    .output(TrainingDraft),

  /** A finished upload becomes the model learners compare theirs with. It is measured next. */
  setCheckpoint: command(filing)
    .errors(inLesson)
    .errors(taking)
    .input(ofLesson.extend({ uploadId: UploadId }))
    .output(TrainingDraft),

  removeCheckpoint: command(filing).errors(inLesson).input(ofLesson).output(TrainingDraft),

  removeCover: command(filing).errors(editing).input(one).output(TrainingDraft),

  /**
   * Of a new course: to the check of its films, then to review. Of a revision: what needs no review is live with the answer,
   * the rest goes to review; where nothing needs review the revision is over and the answer is `null`.
   */
  submit: command(submitting)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_INCOMPLETE", "TEACHING_DAY_FULL", "TEACHING_CONFLICT"))
    .input(one.extend({ mark: Mark, answers: RemarkAnswer.array().max(AUTHORING.MOST_REMARKS).optional() }))
    .output(TrainingDraft.nullable()),

  withdraw: command(submitting).errors(editing).input(one).output(TrainingDraft),

  /** Once, within thirty days: back to review with the creator's words. */
  appeal: command(submitting)
    .errors(editing)
    .errors(pick(teachingFailures, "TEACHING_APPEAL_OVER"))
    .input(one.extend({ text: plainText(AUTHORING.REASON_LEAST, AUTHORING.REASON_MOST) }))
    .output(TrainingDraft),

  /** Films and all; only what was never on sale. */
  deleteDraft: command(changing).errors(editing).input(one).output(one),

  /** Everything but what was declared, of a draft or of something on sale, as a new draft. */
  duplicate: command(changing)
    .errors(missing)
    .errors(pick(teachingFailures, "TEACHING_TOO_MANY_DRAFTS"))
    .input(one.extend({ key: CommandKey }))
    .output(TrainingDraft),

  /** The working copy of something on sale. Asked twice it is the same. */
  startRevision: command(changing).errors(missing).input(one).output(TrainingDraft),

  /** What is on sale stays as it is. */
  cancelRevision: command(changing).errors(editing).input(one).output(one),

  moveMany: command(changing)
    .input(z.strictObject({ ids: Ids, event: z.enum(MANY_EVENTS) }))
    .output(ManyOutcome),

  /** Whole percent more or less, rounded to the cent, or one price for all. */
  priceMany: command(changing)
    .input(
      z.strictObject({
        ids: Ids,
        change: z.discriminatedUnion("kind", [
          z.strictObject({ kind: z.literal("percent"), percent: z.int().min(-90).max(900) }),
          z.strictObject({ kind: z.literal("set"), priceCents: Cents.max(PRICE_MOST_CENTS) }),
        ]),
      }),
    )
    .output(ManyOutcome),
};
