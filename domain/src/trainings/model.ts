import { z } from "zod";
import { AI_DISCLOSURES } from "../catalogue/constants.ts";
import { ItemCard, ItemPage, Picture } from "../publication/model.ts";
import { RichTextTree } from "../shared/rich-text/schema.ts";
import { LESSON_KINDS, SKILL_LEVELS, TRAINING_TYPES } from "./constants.ts";

export const TrainingId = z.string().min(1).max(100);
export const LessonId = z.string().min(1).max(100);

/** A training in a list. What its creator left out is empty here; `trainingDisplay` puts the specification's words in. */
export const TrainingCard = ItemCard.extend({
  type: z.enum(TRAINING_TYPES),
  durationSeconds: z.int().nullable(),
  level: z.enum(SKILL_LEVELS).nullable(),
  lessonCount: z.int(),
  coverUrl: z.string().nullable(),
});
export type TrainingCard = z.infer<typeof TrainingCard>;

export const LessonLine = z.object({
  id: LessonId,
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  durationSeconds: z.int(),
  /** Open to everyone. */
  isPreview: z.boolean(),
});
export type LessonLine = z.infer<typeof LessonLine>;

export const TrainingSection = z.object({ id: z.string(), title: z.string(), lessons: z.array(LessonLine) });
export type TrainingSection = z.infer<typeof TrainingSection>;

export const TrainingPage = TrainingCard.extend(ItemPage.shape).extend({
  /** Formatted by its creator; `null` where the plain description is all there is. */
  descriptionRich: RichTextTree.nullable(),
  /** `null`: of before it was asked for. */
  aiDisclosure: z.enum(AI_DISCLOSURES).nullable(),
  learn: z.array(z.string()),
  requirements: z.array(z.string()),
  cover: Picture.nullable(),
  sections: z.array(TrainingSection),
  moreFromShop: z.array(TrainingCard),
});
export type TrainingPage = z.infer<typeof TrainingPage>;

export const Chapter = z.object({ atSeconds: z.number(), title: z.string() });
export type Chapter = z.infer<typeof Chapter>;

/** `language` as browsers name it: "en", "pt-BR". */
export const Captions = z.object({ language: z.string(), label: z.string(), url: z.string() });
export type Captions = z.infer<typeof Captions>;

/** Something to download with a lesson. */
export const Resource = z.object({ id: z.string(), name: z.string(), bytes: z.int(), url: z.string() });
export type Resource = z.infer<typeof Resource>;

/** What the model looks like at this point, for the viewer. */
export const Checkpoint = z.object({
  name: z.string(),
  triangles: z.int().nullable(),
  /** The light copy the viewer shows. */
  previewUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  stageHue: z.int().nullable(),
  /** The file itself, to download. */
  bytes: z.int(),
  url: z.string(),
});
export type Checkpoint = z.infer<typeof Checkpoint>;

export const Lesson = LessonLine.extend({
  trainingId: TrainingId,
  /** The words alone: what is read, or what is said beside a film. */
  body: z.string(),
  /** Formatted by its creator; `null` where the plain words are all there is. */
  bodyRich: RichTextTree.nullable(),
  videoUrl: z.string().nullable(),
  posterUrl: z.string().nullable(),
  captions: z.array(Captions),
  chapters: z.array(Chapter),
  resources: z.array(Resource),
  checkpoint: Checkpoint.nullable(),
});
export type Lesson = z.infer<typeof Lesson>;
