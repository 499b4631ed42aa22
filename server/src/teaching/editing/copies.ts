import { picturesIn } from "@blenda/domain/shared/rich-text/pictures";
import { copyTitle } from "../../drafts/columns.ts";
import type { DraftCopy } from "../../drafts/kind.ts";
import type { Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import type { LiveTrainingRow, TaughtLesson, TaughtSection } from "../../trainings/port.ts";
import { queueMedia } from "../media-repository.ts";
import { addTrainingDraft, type TrainingDraftRow } from "../repository.ts";
import { addLessonRow, addPicture, addSectionRow, draftTree, lessonsIn, picturesOf } from "../tree-repository.ts";

type CopiedFields = Pick<
  TrainingDraftRow,
  "type" | "title" | "description" | "categoryId" | "level" | "learn" | "requirements" | "tags" | "priceCents" | "aiDisclosure"
> &
  Pick<TrainingDraftRow, "creatorId" | "descriptionRich" | "coverFileId" | "coverWidth" | "coverHeight">;

const copiedFields = (from: CopiedFields) => ({
  ...{ creatorId: from.creatorId, type: from.type, description: from.description, categoryId: from.categoryId, level: from.level },
  ...{ learn: from.learn, requirements: from.requirements, tags: from.tags, priceCents: from.priceCents, aiDisclosure: from.aiDisclosure },
  ...{ coverFileId: from.coverFileId, coverWidth: from.coverWidth, coverHeight: from.coverHeight },
  descriptionRich: from.descriptionRich && jsonb(from.descriptionRich),
});

/** What is on sale as a draft: a working copy whose lessons keep their ids, or something new that begins like it. Files are shared. */
export async function copyLiveTraining(tx: Tx, sold: LiveTrainingRow, copying: DraftCopy): Promise<TrainingDraftRow> {
  const { id, at } = copying;
  const isRevision = id === sold.id;
  const title = isRevision ? sold.title : copyTitle(sold.title);
  const draft = await addTrainingDraft(tx, { ...copiedFields(sold), id, title, status: "draft", isRevision, createdAt: at, updatedAt: at });
  await copyTree(tx, sold.sections, copying, isRevision);
  for (const fileId of lessonsIn(sold.sections).flatMap(({ bodyRich }) => (bodyRich ? picturesIn(bodyRich) : [])))
    await addPicture(tx, id, fileId);
  return draft;
}

/** A draft that begins like another one. What was declared and scheduled is declared and scheduled anew. */
export async function copyTrainingDraft(tx: Tx, from: TrainingDraftRow, copying: DraftCopy): Promise<TrainingDraftRow> {
  const { id, at } = copying;
  const title = copyTitle(from.title);
  const draft = await addTrainingDraft(tx, { ...copiedFields(from), id, title, status: "draft", createdAt: at, updatedAt: at });
  await copyTree(tx, await draftTree(tx, from.id), copying, false);
  for (const fileId of await picturesOf(tx, from.id)) await addPicture(tx, id, fileId);
  return draft;
}

async function copyTree(
  tx: Tx,
  sections: readonly TaughtSection<TaughtLesson>[],
  { id: draftId, newId, jobs, at }: DraftCopy,
  doIdsStay: boolean,
): Promise<void> {
  const idOf = (id: string): string => (doIdsStay ? id : newId());
  for (const [position, { id, title, lessons }] of sections.entries()) {
    const sectionId = idOf(id);
    await addSectionRow(tx, { id: sectionId, draftId, position, title });
    for (const [place, lesson] of lessons.entries()) {
      const { title: named, kind, isPreview, body, bodyRich, videoFileId, posterFileId, posterAtMs, checkpointFileId, chapters } = lesson;
      const matter = { title: named, kind, isPreview, body, bodyRich, videoFileId, posterFileId, posterAtMs, checkpointFileId, chapters };
      const parts = lesson.parts.map((part) => ({ ...part, id: newId() }));
      await addLessonRow(tx, { ...matter, parts, id: idOf(lesson.id), draftId, sectionId, position: place });
      // Films of before films were measured are read now.
      if (videoFileId) await queueMedia(tx, { jobs, now: () => at }, videoFileId, "film");
      if (checkpointFileId) await queueMedia(tx, { jobs, now: () => at }, checkpointFileId, "checkpoint");
    }
  }
}
