import type { Listing } from "@blenda/domain/authoring/changes";
import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import type { Instant } from "@blenda/domain/shared/time";
import { lessonsAdded } from "@blenda/domain/teaching/events";
import { compareWithSeen } from "../../drafts/looks.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Cover, change, publish, type SoldLesson, type TaughtSection, type TrainingWords } from "../../trainings/port.ts";
import { lessonChangesOf, listingOf, trainingChangesOf, type WholeTraining } from "../draft-state.ts";
import type { TrainingDraftRow } from "../repository.ts";

/** Lessons keep their ids; owners of the course are told of new ones. */
export async function publishTrainingDraft(tx: Tx, whole: WholeTraining, at: Instant): Promise<(() => Promise<void>) | null> {
  const { row, live } = whole;
  const { id, creatorId } = row;
  await publish(tx, { id, creatorId, words: wordsOf(whole), cover: coverOf(live ?? row), sections: soldSections(whole), at });
  const added = live ? lessonChangesOf(whole).filter(({ kind }) => kind === "added") : [];
  if (added.length === 0) return null;
  return () => emit(tx, lessonsAdded({ trainingId: id, titles: added.map(({ title }) => title), at, after: "" }));
}

/** What needs no review of a revision is live now. Captions, chapters and posters wait where their lessons do. */
export async function changeTrainingAtOnce(tx: Tx, whole: WholeTraining, at: Instant): Promise<void> {
  const { row, live } = whole;
  const direct = trainingChangesOf(whole).filter(({ needsReview }) => !needsReview);
  if (!live || row.priceCents === null || row.level === null || direct.length === 0) return;
  const { id, creatorId, description, descriptionRich, level, learn, requirements, tags, priceCents } = row;
  const sections = direct.some(({ field }) => field === "captions") ? soldSections(whole) : null;
  const cover = coverOf(row.coverFileId === null ? live : row);
  await change(tx, id, { description, descriptionRich, level, learn, requirements, tags, priceCents, cover, sections }, at);
  const shown = { ...row, title: live.title, coverFileId: cover.coverFileId };
  const [before, now] = [listingOf(live, live.sections), listingOf(shown, sections ?? live.sections)];
  await compareWithSeen(tx, { itemType: "training", itemId: id, creatorId, at }, { before, now, isApproved: false });
}

export const trainingListings = (whole: WholeTraining): { before: Listing | null; now: Listing } => {
  const { row, live } = whole;
  return {
    before: live && listingOf(live, live.sections),
    now: listingOf({ ...wordsOf(whole), coverFileId: (live ?? row).coverFileId }, soldSections(whole)),
  };
};

/** What goes live at once is on sale already, and may have changed since: a revision leaves it as it is there. */
function wordsOf({ row, live }: WholeTraining): TrainingWords {
  const { type, title, categoryId, aiDisclosure } = row;
  const { description, descriptionRich, level, learn, requirements, tags, priceCents } = live ?? row;
  if (categoryId === null || priceCents === null || aiDisclosure === null || level === null)
    throw new Error(`draft ${row.id} is not complete`);
  return { type, title, categoryId, aiDisclosure, description, descriptionRich, level, learn, requirements, tags, priceCents };
}

function coverOf({
  id,
  coverFileId,
  coverWidth,
  coverHeight,
}: Pick<TrainingDraftRow, "id" | "coverFileId" | "coverWidth" | "coverHeight">): Cover {
  if (coverFileId === null || coverWidth === null || coverHeight === null) throw new Error(`draft ${id} has no cover`);
  return { coverFileId, coverWidth, coverHeight };
}

/** As learners get them: how long each takes, and which pictures its words show. */
function soldSections({ tree, sections }: WholeTraining): TaughtSection<SoldLesson>[] {
  const seconds = new Map(sections.flatMap(({ lessons }) => lessons.map(({ id, durationSeconds }) => [id, durationSeconds] as const)));
  return tree.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons.map(({ mark: _mark, ...lesson }) => ({
      ...lesson,
      // A lesson that became a text keeps no film, and the other way round it has one.
      ...(lesson.kind === "text" && { videoFileId: null, posterFileId: null, posterAtMs: null, chapters: [] }),
      durationSeconds: seconds.get(lesson.id) ?? 0,
      pictureIds: [...new Set(lesson.bodyRich ? picturesIn(lesson.bodyRich) : [])],
    })),
  }));
}
