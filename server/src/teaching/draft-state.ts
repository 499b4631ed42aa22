import type { Listing } from "@blenda/domain/authoring/changes";
import type { DraftFinding } from "@blenda/domain/authoring/model";
import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { contentOf, lessonChanges, trainingChanges } from "@blenda/domain/teaching/changes";
import { TRAINING_FIELDS, type TrainingField } from "@blenda/domain/teaching/constants";
import type { DraftSection, LessonChange, TrainingChange, TrainingFields, TrainingPoint } from "@blenda/domain/teaching/model";
import { openPoints, readingSeconds, type TrainingState } from "@blenda/domain/teaching/rules";
import { categories } from "../catalogue/port.ts";
import { fingerprintOf } from "../drafts/remarks.ts";
import type { Db } from "../platform/database/db.ts";
import { type LiveTrainingRow, live, type TaughtLesson, type TaughtSection } from "../trainings/port.ts";
import { filesById, type MediaRow, mediaOf } from "./media-repository.ts";
import type { TrainingDraftRow } from "./repository.ts";
import { type DraftTree, draftTree, filesIn, lessonsIn } from "./tree-repository.ts";

/** A draft with everything that decides about it. */
export interface WholeTraining {
  row: TrainingDraftRow;
  tree: DraftTree;
  /** The tree as the editor shows it. */
  sections: DraftSection[];
  live: LiveTrainingRow | null;
  categoryName: string;
}

export async function wholeTraining(db: Db, row: TrainingDraftRow): Promise<WholeTraining> {
  const [tree, sold, categoryName] = await Promise.all([
    draftTree(db, row.id),
    row.isRevision ? live.find(db, row.id) : null,
    categories.name(db, row.categoryId),
  ]);
  const known = new Map(lessonsIn(sold?.sections ?? []).map((lesson) => [lesson.id, lesson]));
  const sections = await sectionViews(db, tree, known, row.isRevision);
  return { row, tree, sections, live: sold, categoryName };
}

type SoldLessonRow = LiveTrainingRow["sections"][number]["lessons"][number];

/** Lessons with what their files are called and what was read of them. `known`: those on sale, by their ids. */
export async function sectionViews(
  db: Db,
  tree: readonly TaughtSection<TaughtLesson & { mark?: number; durationSeconds?: number }>[],
  known: ReadonlyMap<string, SoldLessonRow>,
  isRevision: boolean,
): Promise<DraftSection[]> {
  const ids = filesIn(tree);
  const [files, media] = await Promise.all([filesById(db, ids), mediaOf(db, ids)]);
  const named = (id: string) => {
    const { name = "", bytes = 0 } = files.get(id) ?? {};
    return { name, bytes, url: fileUrl(id) ?? "" };
  };
  return tree.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => {
      const film = lesson.videoFileId === null ? null : filmOf(media.get(lesson.videoFileId), named(lesson.videoFileId));
      const sold = known.get(lesson.id);
      const { mark = 0, kind, body, bodyRich, isPreview, chapters, checkpointFileId } = lesson;
      // A film of before films were measured is as long as its lesson says.
      const saidSeconds = sold?.videoFileId === lesson.videoFileId ? sold?.durationSeconds : lesson.durationSeconds;
      return {
        ...{ id: lesson.id, mark, title: lesson.title, kind, body, bodyRich, isPreview, chapters, film },
        durationSeconds: kind === "text" ? readingSeconds(body) : Math.round(film?.seconds ?? saidSeconds ?? 0),
        posterUrl: fileUrl(lesson.posterFileId),
        posterAtSeconds: lesson.posterAtMs === null ? null : lesson.posterAtMs / 1_000,
        captions: lesson.parts.flatMap(({ id: part, language, label, fileId }) =>
          language === null ? [] : [{ id: part, language, label, url: fileUrl(fileId) ?? "" }],
        ),
        resources: lesson.parts.flatMap((part) => (part.kind === "resource" ? [{ id: part.id, ...named(part.fileId) }] : [])),
        checkpoint: checkpointFileId === null ? null : checkpointOf(media.get(checkpointFileId), named(checkpointFileId)),
        isNew: isRevision && !sold,
      };
    }),
  }));
}

interface NamedFile {
  name: string;
  bytes: number;
  url: string;
}

const NO_FINDINGS: DraftFinding[] = [];

/** Our reader was too busy for it, and tries again by itself. */
const isDelayed = (media: MediaRow | undefined): boolean => media?.state === "waiting" && media.retryAt !== null;

function filmOf(media: MediaRow | undefined, file: NamedFile) {
  const facts = media?.facts && "seconds" in media.facts ? media.facts : null;
  return {
    ...file,
    state: media?.state ?? ("waiting" as const),
    isDelayed: isDelayed(media),
    seconds: facts?.seconds ?? null,
    width: facts?.width ?? null,
    height: facts?.height ?? null,
    container: facts?.container ?? null,
    videoCodec: facts?.videoCodec ?? null,
    audioCodec: facts?.audioCodec ?? null,
    hasSound: facts?.hasSound ?? false,
    findings: media?.findings ?? NO_FINDINGS,
  };
}

const checkpointOf = (media: MediaRow | undefined, file: NamedFile) => ({
  ...file,
  state: media?.state ?? ("waiting" as const),
  isDelayed: isDelayed(media),
  facts: media?.facts && "triangles" in media.facts ? media.facts : null,
  findings: media?.findings ?? NO_FINDINGS,
  previewUrl: fileUrl(media?.previewFileId ?? null),
  posterUrl: fileUrl(media?.posterFileId ?? null),
  stageHue: media?.stageHue ?? null,
});

export const trainingFieldsOf = (row: TrainingDraftRow): TrainingFields => ({
  type: row.type,
  title: row.title,
  description: row.description,
  descriptionRich: row.descriptionRich,
  categoryId: row.categoryId,
  level: row.level,
  learn: row.learn,
  requirements: row.requirements,
  tags: row.tags,
  priceCents: row.priceCents,
  aiDisclosure: row.aiDisclosure,
  hasRights: row.rightsAt !== null,
  publishAt: row.publishAt,
});

/** The fields of what is on sale, as a draft has them. */
export const liveTrainingFields = (sold: LiveTrainingRow): TrainingFields => ({
  type: sold.type,
  title: sold.title,
  description: sold.description,
  descriptionRich: sold.descriptionRich,
  categoryId: sold.categoryId,
  level: sold.level,
  learn: sold.learn,
  requirements: sold.requirements,
  tags: sold.tags,
  priceCents: sold.priceCents,
  aiDisclosure: sold.aiDisclosure,
  hasRights: true,
  publishAt: null,
});

interface ShownFields extends Pick<TrainingFields, "title" | "description" | "learn" | "requirements" | "tags"> {
  coverFileId: string | null;
}

/** What learners see of it before they buy: its words, its cover and the pictures of its lessons. */
export const listingOf = (words: ShownFields, sections: readonly TaughtSection[]): Listing => ({
  title: words.title,
  words: [words.description, ...words.learn, ...words.requirements].join("\n\n"),
  tags: words.tags,
  pictures: [words.coverFileId, ...lessonsIn(sections).map(({ posterFileId }) => posterFileId)].filter((id) => id !== null),
});

const liveSide = (sold: LiveTrainingRow) => ({
  fields: liveTrainingFields(sold),
  categoryName: sold.category ?? "",
  coverFileId: sold.coverFileId,
  sections: sold.sections,
});
const draftSide = ({ row, tree, categoryName }: WholeTraining) => ({
  fields: trainingFieldsOf(row),
  categoryName,
  coverFileId: row.coverFileId,
  sections: tree,
});

export const isTrainingField = (field: string): field is TrainingField => TRAINING_FIELDS.some((known) => known === field);

export const trainingPrintOf = (whole: WholeTraining, field: TrainingField, lessonId: string | null): string =>
  fingerprintOf(contentOf(draftSide(whole), field, lessonId));

/** What a revision changes of what is on sale. */
export const trainingChangesOf = (whole: WholeTraining): TrainingChange[] =>
  whole.live ? trainingChanges(liveSide(whole.live), draftSide(whole)) : [];

export const lessonChangesOf = (whole: WholeTraining): LessonChange[] =>
  whole.live ? lessonChanges(liveSide(whole.live), draftSide(whole), whole.live.salesCount > 0) : [];

const stateOf = ({ row, sections }: WholeTraining, now: Instant): TrainingState => ({
  fields: trainingFieldsOf(row),
  cover: row.coverWidth === null ? null : { width: row.coverWidth },
  sections,
  now,
});

/** What stands between it and its submission. A revision is asked only about what it changes, lesson by lesson. */
export function trainingPointsOf(whole: WholeTraining, now: Instant): TrainingPoint[] {
  const points = openPoints(stateOf(whole, now));
  if (!whole.live) return points;
  const changed = new Set<TrainingField>([...trainingChangesOf(whole).map(({ field }) => field), "schedule"]);
  if (changed.has("lessons")) changed.add("rights");
  const touched = new Set(lessonChangesOf(whole).map(({ lessonId }) => lessonId));
  return points.filter(({ field, lessonId }) => changed.has(field) && (lessonId === null || touched.has(lessonId)));
}
