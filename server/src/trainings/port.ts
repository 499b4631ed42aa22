import type { PublicationEvent } from "@blenda/domain/publication/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { trainingChanged } from "@blenda/domain/trainings/events";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { changePrice, type LockedItem, lockFeatured, starCounter, transitionItem, writeFeatured } from "../publication/items.ts";
import { publicationOf } from "../publication/publication.ts";
import { cardOf, selectCards } from "./cards.ts";
import { moderateTraining } from "./moderate.ts";
import { findLive } from "./publishing/live.ts";
import { changeDirectly, publishTraining } from "./publishing/publish.ts";
import { offers as trainingOffers } from "./sellable.ts";
import { findSummary } from "./summary.ts";

export type { LiveTrainingRow } from "./publishing/live.ts";
export type { Cover, SoldLesson, TrainingWords } from "./publishing/publish.ts";
export type { TaughtLesson, TaughtSection } from "./publishing/tree.ts";

/** What everybody may find of the trainings. `summary` is for the head of a page, `walk` for the map of the site. */
export const publicTrainings = { ...publicationOf({ type: "training", selectCards, cardOf }), summary: findSummary };

/** What is said of courses to those who would buy them. */
export const offers = trainingOffers;

/** Courses on sale, whichever the reader may see. */
export const live = { find: findLive };

/** Puts something on sale, or what changed of it; directly what needs no review. */
export const publish = publishTraining;
export const change = changeDirectly;

/** Off sale, or back, by one of our own people. */
export const moderateItem = moderateTraining;

/** What its reviews say, counted with them. */
export const countStars = starCounter("training");

interface ItemMove {
  event: PublicationEvent;
  actorId: string;
  reason?: string;
}

/** A step of a training the transaction holds. Answers whether the table has one. */
export async function moveTraining(tx: Tx, training: LockedItem, { event, actorId, reason = "" }: ItemMove, at: Instant): Promise<boolean> {
  if (!(await transitionItem(tx, "training", training, { event, actorId, reason }, at))) return false;
  await emit(tx, trainingChanged({ trainingId: training.id, creatorId: training.creatorId }));
  return true;
}

/** A new price of a training the transaction holds. */
export async function repriceTraining(tx: Tx, training: LockedItem, priceCents: number, at: Instant): Promise<void> {
  if (training.priceCents === priceCents) return;
  await changePrice(tx, "training", training.id, priceCents, at);
  await emit(tx, trainingChanged({ trainingId: training.id, creatorId: training.creatorId }));
}

/** Puts a training among what home features, or takes it out. Answers whether it was among it; nothing where there is none. */
export async function featureTraining(tx: Tx, trainingId: string, isFeatured: boolean): Promise<boolean | null> {
  const held = await lockFeatured(tx, "training", trainingId);
  if (!held) return null;
  if (held.isFeatured !== isFeatured) {
    await writeFeatured(tx, "training", trainingId, isFeatured);
    await emit(tx, trainingChanged({ trainingId, creatorId: held.creatorId }));
  }
  return held.isFeatured;
}
