import { z } from "zod";
import { AUTHORING, DRAFT_STATUSES } from "../authoring/constants.ts";
import { failure } from "../shared/failure.ts";
import { TEACHING } from "./constants.ts";
import { DraftLesson, TrainingFields, TrainingPoint } from "./model.ts";
import { teachingTexts } from "./texts.ts";

export const teachingFailures = {
  /** Thrown for a draft that does not exist and for another creator's alike. */
  TEACHING_NOT_FOUND: failure(404, "We can't find this course"),
  /** Thrown when the table of steps has no such step from here. */
  TEACHING_INVALID_STEP: failure(409, z.object({ from: z.enum(DRAFT_STATUSES) }), ({ from }) => teachingTexts.notWhile[from]),
  /** Thrown when another tab or device saved meanwhile; carries what it saved. */
  TEACHING_CONFLICT: failure(
    409,
    z.object({ mark: z.int(), fields: TrainingFields }),
    () => "This course was changed in another tab. Choose which version to keep.",
  ),
  /** The same for one lesson. */
  TEACHING_LESSON_CONFLICT: failure(
    409,
    z.object({ lesson: DraftLesson }),
    () => "This lesson was changed in another tab. Choose which version to keep.",
  ),
  /** Thrown when sections or lessons were added, moved or removed meanwhile. */
  TEACHING_TREE_CONFLICT: failure(
    409,
    z.object({ treeMark: z.int() }),
    () => "The lessons were changed in another tab. Reload them, then move them again.",
  ),
  TEACHING_LESSON_GONE: failure(404, "This lesson is no longer part of the course"),
  TEACHING_SECTION_GONE: failure(404, "This section is no longer part of the course"),
  TEACHING_PART_GONE: failure(404, "This file is no longer part of the lesson"),
  TEACHING_LESSONS_FULL: failure(409, `A course can have up to ${TEACHING.MOST_LESSONS} lessons`),
  TEACHING_SECTIONS_FULL: failure(409, `A course can have up to ${TEACHING.MOST_SECTIONS} sections`),
  TEACHING_RESOURCES_FULL: failure(409, `A lesson can have up to ${TEACHING.MOST_RESOURCES} resources`),
  TEACHING_CAPTIONS_FULL: failure(409, `A lesson can have captions in up to ${TEACHING.MOST_CAPTIONS} languages`),
  /** Thrown by `submit` while something is missing. */
  TEACHING_INCOMPLETE: failure(422, z.object({ open: z.array(TrainingPoint) }), ({ open }) => teachingTexts.incomplete(open.length)),
  TEACHING_DAY_FULL: failure(
    429,
    z.object({ most: z.int(), resetsAt: z.string() }),
    ({ most }) => `You've submitted ${most} times today. You can submit again tomorrow.`,
  ),
  TEACHING_TOO_MANY_DRAFTS: failure(409, `You can have up to ${AUTHORING.MOST_DRAFTS} drafts. Delete one you no longer need.`),
  TEACHING_CATEGORY_UNKNOWN: failure(422, "This category doesn't exist"),
  TEACHING_APPEAL_OVER: failure(409, `A decision can be appealed once, within ${AUTHORING.APPEAL_DAYS} days`),
  TEACHING_PICTURE_TYPE: failure(415, "Choose a PNG, JPEG or WebP image"),
  TEACHING_PICTURE_TOO_LARGE: failure(413, "An image can be up to 20 MB"),
  TEACHING_PICTURE_REFUSED: failure(422, "This image can't be read. Try saving it again as PNG or JPEG."),
  TEACHING_PICTURES_FULL: failure(409, `The lessons of a course can have up to ${TEACHING.MOST_PICTURES} images`),
  TEACHING_CAPTIONS_TYPE: failure(415, "Choose a WebVTT file: its name ends in .vtt"),
  TEACHING_CAPTIONS_TOO_LARGE: failure(413, "Captions can be up to 1 MB"),
  TEACHING_CAPTIONS_LANGUAGE: failure(422, "Choose the language of these captions"),
  /** Names the line an editor shows beside the text, counted from one. */
  TEACHING_CAPTIONS_REFUSED: failure(
    422,
    z.object({ line: z.int(), problem: z.enum(["header", "time", "order", "empty", "many", "text"]) }),
    ({ line, problem }) => teachingTexts.captions[problem](line),
  ),
};
