import { dollars } from "../shared/language/formats.ts";
import type { RichText } from "../shared/rich-text/tree.ts";
import type { Chapter } from "../trainings/model.ts";
import type { TrainingField } from "./constants.ts";
import type { LessonChange, TrainingChange, TrainingFields } from "./model.ts";
import { teachingTexts } from "./texts.ts";

/**
 * Decision B1 and decision B2: which changes of a course on sale reviewers see first. Everything else goes live at once; captions, chapters
 * and posters only where the lessons themselves are the ones on sale, because they belong to their films.
 */
export const NEEDS_REVIEW: Readonly<Record<TrainingField, boolean>> = {
  lessons: true,
  title: true,
  type: true,
  category: true,
  ai: true,
  captions: false,
  description: false,
  level: false,
  learn: false,
  requirements: false,
  tags: false,
  price: false,
  cover: false,
  rights: false,
  schedule: false,
};

/** What makes a lesson this one, for the comparison: its files by their ids, which never change. */
export interface ComparedLesson {
  id: string;
  title: string;
  kind: "video" | "text";
  isPreview: boolean;
  bodyRich: RichText | null;
  body: string;
  videoFileId: string | null;
  posterFileId: string | null;
  checkpointFileId: string | null;
  chapters: readonly Chapter[];
  parts: readonly { kind: "captions" | "resource"; fileId: string; language: string | null }[];
}

interface Side {
  fields: TrainingFields;
  categoryName: string;
  coverFileId: string | null;
  sections: readonly { id: string; title: string; lessons: readonly ComparedLesson[] }[];
}

const price = (cents: number | null): string => (cents === null ? "" : dollars(cents));
const filesOf = ({ parts }: ComparedLesson, kind: "captions" | "resource"): string =>
  parts
    .filter((part) => part.kind === kind)
    .map(({ fileId, language }) => `${language ?? ""}${fileId}`)
    .join();

/** What a lesson teaches, beside its title and place. */
const matterOf = (lesson: ComparedLesson): string =>
  JSON.stringify([lesson.kind, lesson.body, lesson.bodyRich, lesson.checkpointFileId, lesson.isPreview, filesOf(lesson, "resource")]);
const aidsOf = (lesson: ComparedLesson): string => JSON.stringify([lesson.chapters, lesson.posterFileId, filesOf(lesson, "captions")]);
const lessonsIn = ({ sections }: Side): ComparedLesson[] => sections.flatMap(({ lessons }) => lessons);
/** Among those that are on both sides: one that goes or comes moves no other. */
const placesOf = ({ sections }: Side, other: ReadonlyMap<string, unknown>): Map<string, string> =>
  new Map(
    sections.flatMap(({ id, lessons }) =>
      lessons.filter((lesson) => other.has(lesson.id)).map((lesson, place) => [lesson.id, `${id}/${place}`] as const),
    ),
  );
const treeOf = ({ sections }: Side): string =>
  JSON.stringify(
    sections.map(({ id, title, lessons }) => [id, title, lessons.map((one) => [one.id, one.title, one.videoFileId, matterOf(one)])]),
  );
const outline = ({ sections }: Side): string =>
  sections.map(({ title, lessons }) => `${title}: ${lessons.map((lesson) => lesson.title).join(", ")}`).join("\n");

interface FieldComparison {
  field: TrainingField;
  /** What is compared. */
  key(side: Side): string;
  /** What people read. */
  say(side: Side): string;
}

const COMPARED: readonly FieldComparison[] = [
  { field: "lessons", key: treeOf, say: outline },
  { field: "captions", key: (side) => JSON.stringify(lessonsIn(side).map(aidsOf)), say: () => "" },
  { field: "title", key: ({ fields }) => fields.title, say: ({ fields }) => fields.title },
  { field: "type", key: ({ fields }) => fields.type, say: ({ fields }) => fields.type },
  {
    field: "description",
    key: ({ fields }) => JSON.stringify([fields.description, fields.descriptionRich]),
    say: ({ fields }) => fields.description,
  },
  { field: "category", key: ({ fields }) => fields.categoryId ?? "", say: ({ categoryName }) => categoryName },
  { field: "level", key: ({ fields }) => fields.level ?? "", say: ({ fields }) => fields.level ?? "" },
  { field: "learn", key: ({ fields }) => fields.learn.join("\n"), say: ({ fields }) => fields.learn.join("\n") },
  { field: "requirements", key: ({ fields }) => fields.requirements.join("\n"), say: ({ fields }) => fields.requirements.join("\n") },
  { field: "tags", key: ({ fields }) => fields.tags.join("\n"), say: ({ fields }) => fields.tags.join(", ") },
  { field: "price", key: ({ fields }) => price(fields.priceCents), say: ({ fields }) => price(fields.priceCents) },
  { field: "cover", key: ({ coverFileId }) => coverFileId ?? "", say: () => "" },
  { field: "ai", key: ({ fields }) => fields.aiDisclosure ?? "", say: ({ fields }) => fields.aiDisclosure ?? "" },
];

/** What a revision changes, field by field. */
export function trainingChanges(live: Side, draft: Side): TrainingChange[] {
  const changed = COMPARED.filter(({ key }) => key(live) !== key(draft));
  const doLessonsWait = changed.some(({ field }) => field === "lessons");
  return changed.map(({ field, say }) => ({
    field,
    needsReview: NEEDS_REVIEW[field] || (field === "captions" && doLessonsWait),
    before: say(live),
    after: say(draft),
  }));
}

const DECLARED: Partial<Record<TrainingField, (side: Side) => string>> = {
  rights: ({ fields }) => String(fields.hasRights),
  schedule: ({ fields }) => fields.publishAt ?? "",
};

/** Content of a field, or of it in one lesson, to be compared: while it is the same, nothing was changed. */
export function contentOf(side: Side, field: TrainingField, lessonId: string | null): string {
  if (lessonId === null) return (COMPARED.find((one) => one.field === field)?.key ?? DECLARED[field])?.(side) ?? "";
  const lesson = lessonsIn(side).find(({ id }) => id === lessonId);
  if (!lesson) return "";
  return field === "captions" ? aidsOf(lesson) : JSON.stringify([lesson.title, lesson.videoFileId, matterOf(lesson)]);
}

/** What happens to each lesson. One that people have paid for and that goes stays theirs until its removal is approved. */
export function lessonChanges(live: Side, draft: Side, hasBuyers: boolean): LessonChange[] {
  const [before, after] = [new Map(lessonsIn(live).map((one) => [one.id, one])), new Map(lessonsIn(draft).map((one) => [one.id, one]))];
  const [oldPlaces, newPlaces] = [placesOf(live, after), placesOf(draft, before)];
  const line = (lesson: ComparedLesson, kind: LessonChange["kind"], message: string, isPaid = false): LessonChange => ({
    lessonId: lesson.id,
    title: lesson.title || teachingTexts.untitledLesson,
    kind,
    isPaid,
    message,
  });
  const changed = [...after.values()].flatMap((lesson) => {
    const old = before.get(lesson.id);
    if (!old) return [line(lesson, "added", "New lesson")];
    if (old.videoFileId !== lesson.videoFileId) return [line(lesson, "replaced", "Another film")];
    if (old.title !== lesson.title || matterOf(old) !== matterOf(lesson)) return [line(lesson, "edited", "Changed")];
    return oldPlaces.get(lesson.id) === newPlaces.get(lesson.id) ? [] : [line(lesson, "moved", "Another place")];
  });
  const gone = [...before.values()].filter(({ id }) => !after.has(id));
  const removed = gone.map((lesson) => {
    const isPaid = hasBuyers && !lesson.isPreview;
    return line(lesson, "removed", isPaid ? teachingTexts.removedPaid : "Removed", isPaid);
  });
  return [...changed, ...removed];
}

/** Whether even a trusted creator waits: only where buyers lose something (decision B2). */
export const needsReviewOfTrusted = (changes: readonly LessonChange[]): boolean =>
  changes.some(({ kind, isPaid }) => kind === "removed" && isPaid);
