import { diffSentence, versionDiff } from "@blenda/domain/authoring/changes";
import { versionReleased } from "@blenda/domain/authoring/events";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import { lessonsAdded } from "@blenda/domain/teaching/events";
import { teachingTexts } from "@blenda/domain/teaching/texts";
import { live as liveProducts } from "../../catalogue/port.ts";
import { ownersAfter } from "../../orders/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emit, type Listener, listener } from "../../platform/events/outbox.ts";
import { live as liveTrainings } from "../../trainings/port.ts";
import { notifyAll } from "../notify.ts";

/** Owners told in one transaction. The rest hears of it by the same event again, which says who was the last. */
const BATCH = 500;

type Version = Awaited<ReturnType<typeof liveProducts.versions>>[number];

/** What is another than in the version before, made from both measurements. */
async function differenceOf(tx: Tx, version: Version): Promise<string> {
  const before = await liveProducts.versionBefore(tx, version);
  const [earlier] = before ? await liveProducts.versions(tx, [before.id]) : [];
  return earlier ? diffSentence(versionDiff(earlier, version)) : "";
}

const onVersionReleased = listener("notifications.versionReleased", versionReleased, async (tx, released) => {
  const { productId, versionId, after = "" } = released;
  const [version] = await liveProducts.versions(tx, [versionId]);
  const product = version && (await liveProducts.find(tx, productId));
  if (!version || !product) return;
  const buyers = await ownersAfter(tx, { itemId: productId, after, limit: BATCH });
  const about = {
    ...({ type: "system_update", title: authoringTexts.newVersionTitle(product.title, version.number) } as const),
    message: authoringTexts.newVersion(version.changes, await differenceOf(tx, version)),
    ...{ data: { productId, productName: product.title }, actorId: product.creatorId, at: version.releasedAt },
  };
  await notifyAll(
    tx,
    buyers.map((userId) => ({ ...about, userId, onceKey: `version/${versionId}/${userId}` })),
  );
  const last = buyers.at(-1);
  if (last && buyers.length === BATCH) await emit(tx, versionReleased({ ...released, after: last }));
});

const onLessonsAdded = listener("notifications.lessonsAdded", lessonsAdded, async (tx, added) => {
  const { trainingId, titles, at, after } = added;
  const training = await liveTrainings.find(tx, trainingId);
  if (!training) return;
  const buyers = await ownersAfter(tx, { itemType: "training", itemId: trainingId, after, limit: BATCH });
  const about = {
    ...({
      type: "system_update",
      title: teachingTexts.newLessonsTitle(training.title),
      message: teachingTexts.newLessons(titles),
    } as const),
    ...{ data: { trainingId }, actorId: training.creatorId, at },
  };
  await notifyAll(
    tx,
    buyers.map((userId) => ({ ...about, userId, onceKey: `lessons/${trainingId}/${at}/${userId}` })),
  );
  const last = buyers.at(-1);
  if (last && buyers.length === BATCH) await emit(tx, lessonsAdded({ ...added, after: last }));
});

export const buyerListeners: Listener[] = [onVersionReleased, onLessonsAdded];
