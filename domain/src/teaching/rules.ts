import { AUTHORING } from "../authoring/constants.ts";
import { PRICE_LEAST_CENTS } from "../publication/constants.ts";
import { addDays } from "../shared/calendar.ts";
import { exactly } from "../shared/language/formats.ts";
import { plainTextOf } from "../shared/rich-text/plain-text.ts";
import type { RichText } from "../shared/rich-text/tree.ts";
import type { Instant } from "../shared/time.ts";
import { FILM_CODECS, LEAST, TEACHING, type TrainingField } from "./constants.ts";
import type { DraftLesson, TrainingFields, TrainingPoint, TrainingSums } from "./model.ts";

/** As much of a lesson as decides whether it may be submitted. */
export interface LessonState {
  id: string;
  title: string;
  kind: DraftLesson["kind"];
  body: string;
  durationSeconds: number;
  isPreview: boolean;
  film: Pick<NonNullable<DraftLesson["film"]>, "name" | "state" | "findings"> | null;
  checkpoint: Pick<NonNullable<DraftLesson["checkpoint"]>, "name" | "state" | "findings"> | null;
  captions: readonly unknown[];
}

/** As much of a draft. */
export interface TrainingState {
  fields: TrainingFields;
  cover: { width: number } | null;
  sections: readonly { lessons: readonly LessonState[] }[];
  now: Instant;
}

interface DraftFinding {
  lessonId: string | null;
  message: string;
}

interface SubmitRule {
  field: TrainingField;
  code: string;
  level?: TrainingPoint["level"];
  /** What is said for each thing it finds; nothing where all is well. */
  finds(draft: TrainingState): readonly DraftFinding[];
}

const isPriceAllowed = (cents: number): boolean => cents === 0 || cents >= PRICE_LEAST_CENTS;
const length = (text: string): number => [...text.trim()].length;
const count = (n: number, one: string): string => `${exactly(n)} ${one}${n === 1 ? "" : "s"}`;
const when = (isMissing: boolean, message: string): DraftFinding[] => (isMissing ? [{ lessonId: null, message }] : []);

/** Lessons by the number people know them by: section, then place in it. */
export const numberLessons = <Lesson>(sections: readonly { lessons: readonly Lesson[] }[]): { lesson: Lesson; number: string }[] =>
  sections.flatMap(({ lessons }, section) => lessons.map((lesson, place) => ({ lesson, number: `${section + 1}.${place + 1}` })));

const perLesson = (say: (lesson: LessonState, number: string) => string | null) => (draft: TrainingState) =>
  numberLessons(draft.sections).flatMap(({ lesson, number }) => {
    const message = say(lesson, number);
    return message === null ? [] : [{ lessonId: lesson.id, message }];
  });

const blockOf = (media: LessonState["film"] | LessonState["checkpoint"]): string | null =>
  media?.findings.find(({ level }) => level === "block")?.message ?? null;
const isWorking = (media: { state: string } | null): boolean => media?.state === "waiting" || media?.state === "reading";

/** What decision B2 counts. */
export function sumsOf(sections: TrainingState["sections"]): TrainingSums {
  const lessons = sections.flatMap((section) => section.lessons);
  return {
    lessons: lessons.length,
    seconds: lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    sections: sections.filter((section) => section.lessons.length > 0).length,
    previews: lessons.filter(({ isPreview }) => isPreview).length,
    working: lessons.filter(({ film, checkpoint }) => isWorking(film) || isWorking(checkpoint)).length,
  };
}

/** A file is read that may still be found wanting: how long it is isn't known yet, so the creator is not told that it is too short. */
const isStillRead = ({ sections }: TrainingState): boolean =>
  sections.some(({ lessons }) => lessons.some(({ kind, film }) => kind === "video" && isWorking(film)));

/**
 * Decision B1, "To submit", and decision B2, "To submit", line by line, from the top of the page to its end. A warning doesn't stop the
 * creator.
 */
export const SUBMIT_RULES: readonly SubmitRule[] = [
  {
    field: "lessons",
    code: "lessons-few",
    finds: ({ fields: { type }, sections }) => {
      const missing = LEAST[type].lessons - sumsOf(sections).lessons;
      return when(missing > 0, `${count(missing, "more lesson")}: a ${type} has at least ${LEAST[type].lessons}`);
    },
  },
  {
    field: "lessons",
    code: "sections-few",
    finds: ({ fields: { type }, sections }) => {
      const missing = LEAST[type].sections - sumsOf(sections).sections;
      return when(missing > 0, `${count(missing, "more section")} with lessons: a ${type} has at least ${LEAST[type].sections}`);
    },
  },
  {
    field: "lessons",
    code: "too-short",
    finds: (draft) => {
      const { type } = draft.fields;
      const isShort = sumsOf(draft.sections).seconds < LEAST[type].minutes * 60 && !isStillRead(draft);
      return when(isShort, `A ${type} takes at least ${LEAST[type].minutes} minutes in all`);
    },
  },
  {
    field: "lessons",
    code: "preview-missing",
    finds: ({ sections }) => {
      const { previews, lessons } = sumsOf(sections);
      return when(previews === 0 && lessons > 0, "Mark at least one lesson as a free preview");
    },
  },
  {
    field: "lessons",
    code: "lesson-title",
    finds: perLesson(({ title }, number) => (length(title) === 0 ? `${number} needs a title` : null)),
  },
  {
    field: "lessons",
    code: "lesson-media",
    finds: perLesson(({ kind, film, body }, number) => {
      if (kind === "text") return length(body) === 0 ? `${number} needs its text` : null;
      return film === null ? `${number} needs its film` : null;
    }),
  },
  {
    field: "lessons",
    code: "film-blocked",
    finds: perLesson(({ kind, film }, number) => {
      const block = kind === "video" ? blockOf(film) : null;
      return block && `${number}: ${block}`;
    }),
  },
  {
    field: "lessons",
    code: "checkpoint-blocked",
    finds: perLesson(({ checkpoint }, number) => {
      const block = blockOf(checkpoint);
      return block && `${number}, ${checkpoint?.name}: ${block}`;
    }),
  },
  {
    field: "lessons",
    code: "media-unread",
    level: "warn",
    finds: perLesson(({ film, checkpoint }, number) => (isWorking(film) || isWorking(checkpoint) ? `${number} is being read` : null)),
  },
  {
    field: "captions",
    code: "captions-missing",
    level: "warn",
    finds: ({ sections }) => {
      const silent = sections
        .flatMap(({ lessons }) => lessons)
        .filter(({ kind, film, captions }) => kind === "video" && film && captions.length === 0);
      return when(silent.length > 0, `${count(silent.length, "film")} without captions. They're recommended, not required.`);
    },
  },
  {
    field: "title",
    code: "title-length",
    finds: ({ fields: { title } }) => {
      const missing = AUTHORING.TITLE_LEAST - length(title);
      if (missing > 0) return when(true, `Title: ${count(missing, "character")} more`);
      return when(length(title) > AUTHORING.TITLE_MOST, `A title can have up to ${AUTHORING.TITLE_MOST} characters`);
    },
  },
  {
    field: "description",
    code: "description-length",
    finds: ({ fields: { description } }) => {
      const missing = AUTHORING.DESCRIPTION_LEAST - length(description);
      return when(missing > 0, `Description: ${count(missing, "character")} more`);
    },
  },
  { field: "category", code: "category-missing", finds: ({ fields }) => when(fields.categoryId === null, "Choose a category") },
  { field: "level", code: "level-missing", finds: ({ fields }) => when(fields.level === null, "Choose a skill level") },
  {
    field: "learn",
    code: "learn-lines",
    finds: ({ fields: { learn } }) => {
      const missing = TEACHING.LEARN_LEAST - learn.length;
      if (missing > 0) return when(true, `What you will learn: ${count(missing, "line")} more`);
      return when(learn.length > TEACHING.LEARN_MOST, `What you will learn has up to ${TEACHING.LEARN_MOST} lines`);
    },
  },
  {
    field: "requirements",
    code: "requirements-missing",
    finds: ({ fields }) => when(fields.requirements.length === 0, "Say what people need before they start"),
  },
  { field: "price", code: "price-missing", finds: ({ fields }) => when(fields.priceCents === null, "Set a price") },
  {
    field: "price",
    code: "price-refused",
    finds: ({ fields: { priceCents } }) => when(priceCents !== null && !isPriceAllowed(priceCents), "A price is $0.00 or at least $0.99"),
  },
  { field: "cover", code: "cover-missing", finds: ({ cover }) => when(cover === null, "Add a cover") },
  {
    field: "cover",
    code: "cover-small",
    finds: ({ cover }) =>
      when(
        cover !== null && cover.width < TEACHING.COVER_LEAST_PX,
        `The cover is ${cover?.width} px wide. It needs at least ${exactly(TEACHING.COVER_LEAST_PX)} px.`,
      ),
  },
  { field: "ai", code: "ai-missing", finds: ({ fields }) => when(fields.aiDisclosure === null, "Say whether AI was used") },
  { field: "rights", code: "rights-missing", finds: ({ fields }) => when(!fields.hasRights, "Confirm that you may sell it") },
  {
    field: "schedule",
    code: "schedule-past",
    finds: ({ fields: { publishAt }, now }) => {
      if (publishAt === null) return [];
      if (publishAt <= now) return when(true, "The publication date has passed. Choose a later one, or none.");
      return when(publishAt > addDays(now, AUTHORING.SCHEDULE_MOST_DAYS), "Choose a publication date within a year");
    },
  },
];

export const openPoints = (draft: TrainingState): TrainingPoint[] =>
  SUBMIT_RULES.flatMap(({ field, code, level = "block", finds }) => finds(draft).map((found) => ({ field, code, level, ...found })));

export const blocks = (points: readonly TrainingPoint[]): TrainingPoint[] => points.filter(({ level }) => level === "block");

/** How long a text is read. */
export function readingSeconds(text: string): number {
  const words = text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
  return Math.round((words * 60) / TEACHING.WORDS_A_MINUTE);
}

/** What was read of a film. */
export interface FilmFacts {
  container: string | null;
  seconds: number;
  width: number;
  height: number;
  videoCodec: string | null;
  audioCodec: string | null;
  hasSound: boolean;
  /** Its last picture is missing: it was cut off while it was exported or sent. */
  isCut: boolean;
}

export interface FilmFinding {
  level: "block" | "warn" | "info";
  code: string;
  message: string;
}

const EXPORT_IT = "Export it as MP4 (H.264 and AAC) or WebM (VP9 or AV1, and Opus).";

/** What speaks against a film: that our players don't play it (decision D15), or that decision B2 asks for more. */
export function filmFindings(film: FilmFacts): FilmFinding[] {
  const block = (isSo: boolean, code: string, message: string): FilmFinding[] => (isSo ? [{ level: "block", code, message }] : []);
  const known = containerOf(film.container);
  const isPlayed = known !== null && codecsIn(known, "video").includes(film.videoCodec ?? "");
  const isHeard = known !== null && codecsIn(known, "audio").includes(film.audioCodec ?? "");
  const smaller = Math.min(film.width, film.height);
  return [
    ...block(!isPlayed, "film-codec", `Our players can't play this film. ${EXPORT_IT}`),
    ...block(film.isCut, "film-cut", "The end of this film is missing. Export it again, then upload it."),
    ...block(smaller < TEACHING.FILM_LEAST_PX, "film-small", `This film is ${smaller}p. It needs at least ${TEACHING.FILM_LEAST_PX}p.`),
    ...block(!film.hasSound, "film-silent", "This film has no sound. Add your voice, then upload it again."),
    ...block(isPlayed && film.hasSound && !isHeard, "film-sound-codec", `Our players can't play the sound of this film. ${EXPORT_IT}`),
    ...block(film.seconds > TEACHING.FILM_MOST_SECONDS, "film-long", "A film can be up to 12 hours long"),
    ...block(film.seconds < 1, "film-empty", "This film is shorter than a second"),
  ];
}

const containerOf = (name: string | null): keyof typeof FILM_CODECS | null => (name === "mp4" || name === "webm" ? name : null);
const codecsIn = (container: keyof typeof FILM_CODECS, track: "video" | "audio"): readonly string[] => FILM_CODECS[container][track];

export const wordsOf = (text: RichText | null): string => (text ? plainTextOf(text) : "");
