import { lessonsAdded } from "@blenda/domain/teaching/events";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { notifyAll } from "../../notifications/port.ts";
import { ownersAfter } from "../../orders/port.ts";
import { emit, listener } from "../../platform/events/outbox.ts";
import { live } from "../../trainings/port.ts";

const BATCH = 500;

/** Tells the next of those who own it; the rest hears of it by the same event again. */
export const onLessonsAdded = listener("teaching.lessonsAdded", lessonsAdded, async (tx, { trainingId, titles, at, after }) => {
  const training = await live.find(tx, trainingId);
  if (!training) return;
  const buyers = await ownersAfter(tx, { itemType: "training", itemId: trainingId, after, limit: BATCH });
  const told = { type: "system_update", title: teachingTexts.newLessonsTitle(training.title), at } as const;
  const about = { message: teachingTexts.newLessons(titles), data: { trainingId }, actorId: training.creatorId };
  await notifyAll(
    tx,
    buyers.map((userId) => ({ ...told, ...about, userId, onceKey: `lessons/${trainingId}/${at}/${userId}` })),
  );
  const last = buyers.at(-1);
  if (last && buyers.length === BATCH) await emit(tx, lessonsAdded({ trainingId, titles, at, after: last }));
});
