import { z } from "zod";
import { AUTHORING, DRAFT_STATUSES, REJECTION_CODES } from "../authoring/constants.ts";
import { DRAFT_STEPS, DraftFinding, DraftId, HistoryLine, PartId, Remark } from "../authoring/model.ts";
import { AI_DISCLOSURES } from "../catalogue/constants.ts";
import { ProductFacts } from "../catalogue/model.ts";
import { PRICE_MOST_CENTS, PUBLICATION_STATUSES } from "../publication/constants.ts";
import { Picture } from "../publication/model.ts";
import { Cents } from "../shared/money.ts";
import { RichTextTree, richText } from "../shared/rich-text/schema.ts";
import { plainText } from "../shared/text.ts";
import { Instant } from "../shared/time.ts";
import { LESSON_KINDS, SKILL_LEVELS, TRAINING_TYPES } from "../trainings/constants.ts";
import { Chapter, LessonId } from "../trainings/model.ts";
import { LESSON_CHANGES, MEDIA_STATES, TEACHING, TRAINING_FIELDS } from "./constants.ts";

const line = plainText(1, TEACHING.LINE_MOST);

/** What a creator types about the whole. Everything may be empty: what is missing is said, not refused. */
export const TrainingFields = z.strictObject({
  type: z.enum(TRAINING_TYPES),
  title: plainText(0, AUTHORING.TITLE_MOST),
  /** The words alone. Sent without `descriptionRich` it is the whole description; otherwise it is taken from there. */
  description: plainText(0, AUTHORING.DESCRIPTION_MOST),
  /** Formatted, without pictures and links; `null`: plain. */
  descriptionRich: richText(AUTHORING.DESCRIPTION_MOST, "basic").nullable(),
  categoryId: z.string().min(1).max(100).nullable(),
  level: z.enum(SKILL_LEVELS).nullable(),
  /** One line each. */
  learn: z.array(line).max(TEACHING.LEARN_MOST),
  requirements: z.array(line).max(TEACHING.REQUIREMENTS_MOST),
  tags: z.array(plainText(1, AUTHORING.TAG_MOST)).max(AUTHORING.MOST_TAGS),
  priceCents: Cents.max(PRICE_MOST_CENTS).nullable(),
  aiDisclosure: z.enum(AI_DISCLOSURES).nullable(),
  /** Confirmed by the creator alone; kept with the version of its wording and the time. */
  hasRights: z.boolean(),
  /** Approved before then, it waits; `null`: published as soon as it is approved. */
  publishAt: Instant.nullable(),
});
export type TrainingFields = z.infer<typeof TrainingFields>;

export const NewChapter = z.strictObject({
  atSeconds: z.number().min(0).max(TEACHING.FILM_MOST_SECONDS),
  title: plainText(1, TEACHING.CHAPTER_TITLE_MOST),
});

/** What a creator types about one lesson. */
export const LessonFields = z.strictObject({
  title: plainText(0, TEACHING.LESSON_TITLE_MOST),
  kind: z.enum(LESSON_KINDS),
  /** Of a text lesson what is read; of a film what is said beside it. Its pictures are files of this draft; others are left out. */
  bodyRich: richText(TEACHING.BODY_MOST, "rich").nullable(),
  isPreview: z.boolean(),
  chapters: z.array(NewChapter).max(TEACHING.MOST_CHAPTERS),
});
export type LessonFields = z.infer<typeof LessonFields>;

/** A film as the server reads it. `findings` say what our players, or decision B2, have against it. */
export const LessonFilm = z.object({
  state: z.enum(MEDIA_STATES),
  /** Our reader was too busy for it, and tries again by itself. */
  isDelayed: z.boolean(),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  seconds: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  container: z.string().nullable(),
  videoCodec: z.string().nullable(),
  /** `null` while it is read, and for a film without sound. */
  audioCodec: z.string().nullable(),
  hasSound: z.boolean(),
  findings: z.array(DraftFinding),
});
export type LessonFilm = z.infer<typeof LessonFilm>;

/** `language` as browsers name it: "en", "pt-BR". */
export const DraftCaptions = z.object({ id: PartId, language: z.string(), label: z.string(), url: z.string() });
export type DraftCaptions = z.infer<typeof DraftCaptions>;

export const DraftResource = z.object({ id: PartId, name: z.string(), bytes: z.int(), url: z.string() });
export type DraftResource = z.infer<typeof DraftResource>;

/** What the model looks like at this point of the course, opened in the viewer. */
export const DraftCheckpoint = z.object({
  state: z.enum(MEDIA_STATES),
  /** As of a film. */
  isDelayed: z.boolean(),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  facts: ProductFacts.nullable(),
  findings: z.array(DraftFinding),
  /** The light copy for the viewer. */
  previewUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
});
export type DraftCheckpoint = z.infer<typeof DraftCheckpoint>;

export const DraftLesson = z.object({
  id: LessonId,
  /** Sent along with every save of this lesson. */
  mark: z.int(),
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  /** The words of `bodyRich` alone. */
  body: z.string(),
  bodyRich: RichTextTree.nullable(),
  /** Of its film, or of reading it. */
  durationSeconds: z.int(),
  isPreview: z.boolean(),
  film: LessonFilm.nullable(),
  posterUrl: z.string().nullable(),
  /** Where in the film its poster was taken. */
  posterAtSeconds: z.number().nullable(),
  captions: z.array(DraftCaptions),
  chapters: z.array(Chapter),
  resources: z.array(DraftResource),
  checkpoint: DraftCheckpoint.nullable(),
  /** Of a revision: not part of what is on sale. */
  isNew: z.boolean(),
});
export type DraftLesson = z.infer<typeof DraftLesson>;

export const DraftSection = z.object({ id: PartId, title: z.string(), lessons: z.array(DraftLesson) });
export type DraftSection = z.infer<typeof DraftSection>;

/** The whole tree in its new order. */
export const Curriculum = z
  .array(
    z.strictObject({
      id: PartId,
      title: plainText(1, TEACHING.SECTION_TITLE_MOST),
      lessonIds: z.array(LessonId).max(TEACHING.MOST_LESSONS),
    }),
  )
  .max(TEACHING.MOST_SECTIONS);
export type Curriculum = z.infer<typeof Curriculum>;

/** Something between the draft and its submission. A warning doesn't stop it. */
export const TrainingPoint = z.object({
  field: z.enum(TRAINING_FIELDS),
  /** The lesson it belongs to; `null`: the whole. */
  lessonId: LessonId.nullable(),
  code: z.string(),
  level: z.enum(["block", "warn"]),
  message: z.string(),
});
export type TrainingPoint = z.infer<typeof TrainingPoint>;

/** A reviewer's comment on a field, or on one lesson. */
export const TrainingRemark = Remark.extend({ field: z.enum(TRAINING_FIELDS), lessonId: LessonId.nullable() });
export type TrainingRemark = z.infer<typeof TrainingRemark>;

export const NewTrainingRemark = z.strictObject({
  field: z.enum(TRAINING_FIELDS),
  lessonId: LessonId.nullable().default(null),
  text: plainText(1, AUTHORING.REMARK_MOST),
});
export type NewTrainingRemark = z.infer<typeof NewTrainingRemark>;

/** What a revision changes of what is on sale. */
export const TrainingChange = z.object({
  field: z.enum(TRAINING_FIELDS),
  /** Otherwise it goes live at once. */
  needsReview: z.boolean(),
  /** As people read it. */
  before: z.string(),
  after: z.string(),
});
export type TrainingChange = z.infer<typeof TrainingChange>;

export const LessonChange = z.object({
  lessonId: LessonId,
  title: z.string(),
  kind: z.enum(LESSON_CHANGES),
  /** People have paid for it, and keep it until the removal is approved. */
  isPaid: z.boolean(),
  message: z.string(),
});
export type LessonChange = z.infer<typeof LessonChange>;

/** What is on sale while its revision is worked on. */
export const LiveTraining = z.object({
  status: z.enum(PUBLICATION_STATUSES),
  title: z.string(),
  priceCents: Cents,
  publishedAt: Instant.nullable(),
  sales: z.int(),
  lessonCount: z.int(),
  durationSeconds: z.int(),
});
export type LiveTraining = z.infer<typeof LiveTraining>;

/** The same with everything a reviewer compares. */
export const LiveTrainingCounterpart = LiveTraining.extend({
  fields: TrainingFields,
  cover: Picture.nullable(),
  sections: z.array(DraftSection),
});
export type LiveTrainingCounterpart = z.infer<typeof LiveTrainingCounterpart>;

/** What decision B2 counts, for the strip of rules. */
export const TrainingSums = z.object({
  lessons: z.int(),
  seconds: z.int(),
  sections: z.int(),
  previews: z.int(),
  /** Films and models that are still read. */
  working: z.int(),
});
export type TrainingSums = z.infer<typeof TrainingSums>;

/** Everything the editor shows: one question. Live: films that are read move by themselves. */
export const TrainingDraft = z.object({
  id: DraftId,
  status: z.enum(DRAFT_STATUSES),
  /** Sent along with every save of the fields; another one there means a save from elsewhere meanwhile. */
  mark: z.int(),
  /** The same for the tree of sections and lessons. */
  treeMark: z.int(),
  savedAt: Instant,
  createdAt: Instant,
  fields: TrainingFields,
  /** When the box was checked, and which wording. */
  rights: z.object({ version: z.string(), at: Instant }).nullable(),
  cover: Picture.nullable(),
  sections: z.array(DraftSection),
  sums: TrainingSums,
  remarks: z.array(TrainingRemark),
  open: z.array(TrainingPoint),
  /** `most` is null for a trusted creator. `holdDays`: how long what this person sells now waits. */
  limits: z.object({ submittedToday: z.int(), most: z.int().nullable(), resetsAt: Instant, holdDays: z.int() }),
  submittedAt: Instant.nullable(),
  /** When review promised an answer. */
  answerBy: Instant.nullable(),
  reason: z.object({ code: z.enum(REJECTION_CODES).nullable(), text: z.string() }).nullable(),
  appealUntil: Instant.nullable(),
  live: LiveTraining.nullable(),
  changes: z.array(TrainingChange),
  lessonChanges: z.array(LessonChange),
  history: z.array(HistoryLine),
  may: z.array(z.enum(DRAFT_STEPS)),
});
export type TrainingDraft = z.infer<typeof TrainingDraft>;

/** What a reviewer decides about: the draft as its creator sees it, and what is on sale beside it. */
export const TrainingSubmission = z.object({
  id: z.string(),
  draft: TrainingDraft,
  creatorId: z.string(),
  shopName: z.string(),
  category: z.string().nullable(),
  isAppeal: z.boolean(),
  /** The creator's words with an appeal. */
  appealText: z.string(),
  queuedAt: Instant,
  answerBy: Instant,
  /** How often this course was handed in before. */
  earlier: z.int(),
  live: LiveTrainingCounterpart.nullable(),
});
export type TrainingSubmission = z.infer<typeof TrainingSubmission>;

/** A picture for the words of a lesson: put into them by its file. */
export const LessonPicture = z.object({ fileId: z.string(), url: z.string(), width: z.int(), height: z.int() });
export type LessonPicture = z.infer<typeof LessonPicture>;
