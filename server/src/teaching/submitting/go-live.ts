import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import { lessonsAdded } from "@blenda/domain/teaching/events";
import { compareWithSeen, type Publishing, publication, submissions } from "../../authoring/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit } from "../../platform/events/outbox.ts";
import { type Cover, publish, type SoldLesson, type TaughtSection, type TrainingWords } from "../../trainings/port.ts";
import { lessonChangesOf, listingOf, type WholeTraining } from "../draft-state.ts";
import { dropDraft } from "../editing/remove-draft.ts";
import type { DraftRow } from "../repository.ts";
import { filesIn } from "../tree-repository.ts";

/** Puts a draft the transaction holds on sale, ends it, and tells. Lessons keep their ids; files that nothing needs any more go. */
export async function goLive(tx: Tx, whole: WholeTraining, { by, at }: Publishing): Promise<void> {
  const { row, live } = whole;
  const { id, creatorId } = row;
  await publish(tx, { id, creatorId, words: wordsOf(whole), cover: coverOf(live ?? row), sections: soldSections(whole), at });
  await publication.recordStep(tx, "training", row, { toStatus: "published", actorId: by, at });
  const submission = await submissions.open(tx, "training", id);
  if (submission) {
    await submissions.decide(tx, submission.id, { outcome: "approved", by, at });
    const told = { outcome: "approved", remarks: 0, reason: { code: null, text: "" }, at } as const;
    await publication.tellDecision(tx, { itemType: "training" }, row, submission, told);
  }
  if (live) {
    const added = lessonChangesOf(whole).filter(({ kind }) => kind === "added");
    if (added.length > 0) await emit(tx, lessonsAdded({ trainingId: id, titles: added.map(({ title }) => title), at, after: "" }));
  }
  await noteListing(tx, whole, { by, at });
  await dropDraft(tx, row, at, live ? [live.coverFileId, ...filesIn(live.sections), ...soldPictures(live)] : []);
}

/** What a reviewer approved, now or before its date, is seen; what a rule let through is compared with what one saw last. */
async function noteListing(tx: Tx, whole: WholeTraining, { by, at }: Publishing): Promise<void> {
  const { row, live } = whole;
  const listed = { itemType: "training" as const, itemId: row.id, creatorId: row.creatorId, at };
  await compareWithSeen(tx, listed, {
    before: live && listingOf(live, live.sections),
    now: listingOf({ ...wordsOf(whole), coverFileId: (live ?? row).coverFileId }, soldSections(whole)),
    isApproved: by !== null || row.status === "approved",
  });
}

const soldPictures = ({ sections }: NonNullable<WholeTraining["live"]>): string[] =>
  sections.flatMap(({ lessons }) => lessons.flatMap(({ bodyRich }) => (bodyRich ? picturesIn(bodyRich) : [])));

/** What goes live at once is on sale already, and may have changed since: a revision leaves it as it is there. */
function wordsOf({ row, live }: WholeTraining): TrainingWords {
  const { type, title, categoryId, aiDisclosure } = row;
  const { description, descriptionRich, level, learn, requirements, tags, priceCents } = live ?? row;
  if (categoryId === null || priceCents === null || aiDisclosure === null || level === null)
    throw new Error(`draft ${row.id} is not complete`);
  return { type, title, categoryId, aiDisclosure, description, descriptionRich, level, learn, requirements, tags, priceCents };
}

export function coverOf({
  id,
  coverFileId,
  coverWidth,
  coverHeight,
}: Pick<DraftRow, "id" | "coverFileId" | "coverWidth" | "coverHeight">): Cover {
  if (coverFileId === null || coverWidth === null || coverHeight === null) throw new Error(`draft ${id} has no cover`);
  return { coverFileId, coverWidth, coverHeight };
}

/** As learners get them: how long each takes, and which pictures its words show. */
export function soldSections({ tree, sections }: WholeTraining): TaughtSection<SoldLesson>[] {
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
