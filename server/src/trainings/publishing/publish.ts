import type { AiDisclosure } from "@blenda/domain/catalogue/constants";
import type { RichText } from "@blenda/domain/shared/rich-text/tree";
import type { Instant } from "@blenda/domain/shared/time";
import type { SkillLevel, TrainingType } from "@blenda/domain/trainings/constants";
import { trainingChanged } from "@blenda/domain/trainings/events";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, jsonb } from "../../platform/events/outbox.ts";
import { addFirstPrices, changePrice, isOnSale, lockItem } from "../../publication/items.ts";
import type { TaughtLesson, TaughtSection } from "./tree.ts";

/** What a creator says of it. */
export interface TrainingWords {
  type: TrainingType;
  title: string;
  description: string;
  descriptionRich: RichText | null;
  categoryId: string;
  level: SkillLevel;
  learn: string[];
  requirements: string[];
  tags: string[];
  priceCents: number;
  aiDisclosure: AiDisclosure;
}

export interface Cover {
  coverFileId: string;
  coverWidth: number;
  coverHeight: number;
}

/** A lesson as it is put on sale: how long it takes is known by then, and which pictures its words show. */
export type SoldLesson = TaughtLesson & { durationSeconds: number; pictureIds: readonly string[] };

interface TrainingRelease {
  id: string;
  creatorId: string;
  words: TrainingWords;
  cover: Cover;
  sections: readonly TaughtSection<SoldLesson>[];
  at: Instant;
}

const lessonsIn = (sections: TrainingRelease["sections"]): SoldLesson[] => sections.flatMap(({ lessons }) => lessons);

const sumsOf = (sections: TrainingRelease["sections"]) => ({
  lessonCount: lessonsIn(sections).length,
  durationSeconds: lessonsIn(sections).reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
});

/** Puts a training on sale, or what was changed of it. Lessons that stay keep their ids, and with them what learners did in them. */
export async function publishTraining(tx: Tx, { id, creatorId, words, cover, sections, at }: TrainingRelease): Promise<void> {
  const known = await lockItem(tx, "training", id);
  const { descriptionRich, ...plain } = words;
  const row = { ...plain, ...cover, ...sumsOf(sections), descriptionRich: descriptionRich && jsonb(descriptionRich), updatedAt: at };
  if (known) {
    const { priceCents, ...rest } = row;
    await tx.updateTable("trainings").set(rest).where("id", "=", id).execute();
    // A new version may go live during a sale; a new price may not.
    if (known.priceCents !== priceCents && !isOnSale(known.sale, at)) await changePrice(tx, "training", id, priceCents, at);
  } else {
    const fresh = { id, creatorId, status: "published" as const, publishedAt: at, createdAt: at };
    await tx
      .insertInto("trainings")
      .values({ ...fresh, ...row })
      .execute();
    await addFirstPrices(tx, "training", [id], "published");
  }
  await setSections(tx, id, sections);
  await emit(tx, trainingChanged({ trainingId: id, creatorId }));
}

/** The sections and lessons as they are now. What left goes with its parts; everything else is written in place. */
async function setSections(tx: Tx, trainingId: string, sections: TrainingRelease["sections"]): Promise<void> {
  const lessons = lessonsIn(sections);
  const sectionIds = sections.map(({ id }) => id);
  for (const [position, { id, title }] of sections.entries())
    await tx
      .insertInto("trainingSections")
      .values({ id, trainingId, position, title })
      .onConflict((c) => c.column("id").doUpdateSet({ position, title }))
      .execute();
  for (const { id: sectionId, lessons: taught } of sections)
    for (const [position, lesson] of taught.entries()) {
      const { parts: _parts, pictureIds: _pictures, chapters, bodyRich, id, ...rest } = lesson;
      const row = { ...rest, sectionId, position, chapters: jsonb(chapters), bodyRich: bodyRich && jsonb(bodyRich) };
      await tx
        .insertInto("trainingLessons")
        .values({ id, ...row })
        .onConflict((c) => c.column("id").doUpdateSet(row))
        .execute();
    }
  await tx
    .deleteFrom("trainingLessons")
    .where("sectionId", "in", (of) => of.selectFrom("trainingSections").select("id").where("trainingId", "=", trainingId))
    .where((is) => is.not(is("id", "=", anyOf(lessons.map(({ id }) => id)))))
    .execute();
  await tx
    .deleteFrom("trainingSections")
    .where("trainingId", "=", trainingId)
    .where((is) => is.not(is("id", "=", anyOf(sectionIds))))
    .execute();
  await setParts(tx, lessons);
}

async function setParts(tx: Tx, lessons: readonly SoldLesson[]): Promise<void> {
  const ids = lessons.map(({ id }) => id);
  await tx.deleteFrom("lessonParts").where("lessonId", "=", anyOf(ids)).execute();
  await tx.deleteFrom("lessonPictures").where("lessonId", "=", anyOf(ids)).execute();
  const parts = lessons.flatMap(({ id: lessonId, parts: own }) => own.map((part, position) => ({ ...part, lessonId, position })));
  if (parts.length > 0) await tx.insertInto("lessonParts").values(parts).execute();
  const pictures = lessons.flatMap(({ id: lessonId, pictureIds }) => pictureIds.map((fileId) => ({ lessonId, fileId })));
  if (pictures.length > 0) await tx.insertInto("lessonPictures").values(pictures).execute();
}

export type DirectChange = Pick<
  TrainingWords,
  "description" | "descriptionRich" | "level" | "learn" | "requirements" | "tags" | "priceCents"
> & {
  cover: Cover;
  /** `null`: its lessons wait for review, so they stay as they are with everything in them. */
  sections: readonly TaughtSection<SoldLesson>[] | null;
};

/** What may change without a review first (decision B1, decision B2). */
export async function changeDirectly(tx: Tx, id: string, change: DirectChange, at: Instant): Promise<void> {
  const training = await lockItem(tx, "training", id);
  if (!training) return;
  const { cover, sections, priceCents, descriptionRich, ...words } = change;
  await tx
    .updateTable("trainings")
    .set({ ...words, ...cover, descriptionRich: descriptionRich && jsonb(descriptionRich), updatedAt: at })
    .where("id", "=", id)
    .execute();
  if (training.priceCents !== priceCents) await changePrice(tx, "training", id, priceCents, at);
  if (sections) await setSections(tx, id, sections);
  await emit(tx, trainingChanged({ trainingId: id, creatorId: training.creatorId }));
}
