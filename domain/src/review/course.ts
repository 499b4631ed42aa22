import { LEAST, TEACHING } from "../teaching/constants.ts";
import type { DraftLesson, LessonChange, TrainingDraft } from "../teaching/model.ts";

/** One line of decision B2, and what was measured of it. */
export interface CourseRule {
  name: "lessons" | "length" | "sections" | "media" | "preview" | "level" | "learn" | "requirements" | "sound" | "size" | "captions";
  text: string;
  figure: string;
  /** `advised`: recommended, and not there. */
  state: "met" | "unmet" | "advised";
  /** The lessons that don't meet it. */
  lessonIds: readonly string[];
}

const SECONDS = 60;

const lessonsOf = ({ sections }: Pick<TrainingDraft, "sections">): DraftLesson[] => sections.flatMap(({ lessons }) => lessons);
const hasMedia = ({ title, kind, film, body }: DraftLesson): boolean =>
  title.trim() !== "" && (kind === "video" ? film?.state === "ready" : body.trim() !== "");
const share = (some: number, all: number): string => (all === 0 ? "No films" : `${some} of ${all}`);

/** Decision B2 line by line, beside what the course has. */
export function courseRules(draft: Pick<TrainingDraft, "fields" | "sums" | "sections">): CourseRule[] {
  const { fields, sums } = draft;
  const least = LEAST[fields.type];
  const lessons = lessonsOf(draft);
  const films = lessons.flatMap(({ id, film, captions }) => (film ? [{ id, film, captions }] : []));
  const rule = (
    name: CourseRule["name"],
    text: string,
    figure: string,
    isMet: boolean,
    faulty: readonly { id: string }[] = [],
  ): CourseRule => ({
    name,
    text,
    figure,
    state: isMet ? "met" : "unmet",
    lessonIds: faulty.map(({ id }) => id),
  });
  /** One that every lesson, or every film, has to meet. */
  const everywhere = <One extends { id: string }>(
    name: CourseRule["name"],
    text: string,
    all: readonly One[],
    isMet: (one: One) => boolean,
  ) => {
    const faulty = all.filter((one) => !isMet(one));
    return rule(name, text, share(all.length - faulty.length, all.length), faulty.length === 0, faulty);
  };
  const captions = everywhere("captions", "Captions, recommended", films, (one) => one.captions.length > 0);
  return [
    rule("lessons", counted("At least", least.lessons, "lesson"), `${sums.lessons}`, sums.lessons >= least.lessons),
    rule("length", `At least ${least.minutes} min`, `${Math.floor(sums.seconds / SECONDS)} min`, sums.seconds >= least.minutes * SECONDS),
    rule("sections", counted("At least", least.sections, "section"), `${sums.sections}`, sums.sections >= least.sections),
    everywhere("media", "A title and content in every lesson", lessons, hasMedia),
    rule("preview", "A free preview", `${sums.previews}`, sums.previews > 0),
    rule("level", "A skill level", fields.level ?? "None", fields.level !== null),
    rule(
      "learn",
      `What you will learn, ${TEACHING.LEARN_LEAST} to ${TEACHING.LEARN_MOST} lines`,
      `${fields.learn.length}`,
      isBetween(fields.learn.length),
    ),
    rule("requirements", "Requirements", `${fields.requirements.length}`, fields.requirements.length > 0),
    everywhere("sound", "Sound in every film", films, ({ film }) => film.hasSound),
    everywhere(
      "size",
      `At least ${TEACHING.FILM_LEAST_PX}p in every film`,
      films,
      ({ film }) => shorterSide(film) >= TEACHING.FILM_LEAST_PX,
    ),
    { ...captions, state: captions.state === "met" ? "met" : "advised" },
  ];
}

const counted = (before: string, count: number, word: string): string => `${before} ${count} ${word}${count === 1 ? "" : "s"}`;
const isBetween = (lines: number): boolean => lines >= TEACHING.LEARN_LEAST && lines <= TEACHING.LEARN_MOST;
/** Whichever way it is turned. */
const shorterSide = ({ width, height }: NonNullable<DraftLesson["film"]>): number => Math.min(width ?? 0, height ?? 0);

/** A lesson as reviewers see it: what it is, what it was, and what is different. */
export interface ReviewedLesson {
  lesson: DraftLesson;
  /** On sale now; `null` for a new one. */
  before: DraftLesson | null;
  changes: readonly LessonChange[];
}
export interface ReviewedSection {
  id: string;
  title: string;
  lessons: readonly ReviewedLesson[];
}

type CourseOutline = Pick<TrainingDraft, "sections">;

/** The course as it would be, and what it would have no longer. */
export function reviewedCourse({
  draft,
  live,
}: {
  draft: CourseOutline & Pick<TrainingDraft, "lessonChanges">;
  live: CourseOutline | null;
}): {
  sections: ReviewedSection[];
  removed: ReviewedLesson[];
} {
  const sold = live ? lessonsOf(live) : [];
  const kept = new Set(lessonsOf(draft).map(({ id }) => id));
  const changesOf = (lessonId: string) => draft.lessonChanges.filter((change) => change.lessonId === lessonId);
  const reviewed = (lesson: DraftLesson, before: DraftLesson | null): ReviewedLesson => ({ lesson, before, changes: changesOf(lesson.id) });
  return {
    sections: draft.sections.map(({ id, title, lessons }) => ({
      id,
      title,
      lessons: lessons.map((lesson) => reviewed(lesson, sold.find(({ id: lessonId }) => lessonId === lesson.id) ?? null)),
    })),
    removed: sold.filter(({ id }) => !kept.has(id)).map((lesson) => reviewed(lesson, lesson)),
  };
}
