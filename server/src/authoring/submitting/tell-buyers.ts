import { diffSentence, versionDiff } from "@blenda/domain/authoring/changes";
import { authoringTexts } from "@blenda/domain/authoring/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { live } from "../../catalogue/port.ts";
import { notifyAll } from "../../notifications/port.ts";
import { ownersAfter } from "../../orders/port.ts";
import type { Db, Tx } from "../../platform/database/db.ts";

const BATCH = 500;

export const untoldVersions = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("versionTellings").select("versionId").where("isDone", "=", false).orderBy("createdAt").execute()).map(
    ({ versionId }) => versionId,
  );

/** Tells the next of those who own it, with the difference made from both measurements. Answers whether some are left. */
export async function tellBatch(tx: Tx, versionId: string, at: Instant): Promise<boolean> {
  const telling = await tx.selectFrom("versionTellings").selectAll().where("versionId", "=", versionId).forUpdate().executeTakeFirst();
  if (!telling || telling.isDone) return false;
  const [version] = await live.versions(tx, [versionId]);
  const product = version && (await live.find(tx, version.productId));
  if (!version || !product) return end(tx, versionId);
  const before = await live.versionBefore(tx, version);
  const [earlier] = before ? await live.versions(tx, [before.id]) : [];
  const difference = earlier ? diffSentence(versionDiff(earlier, version)) : "";
  const buyers = await ownersAfter(tx, { itemId: product.id, after: telling.afterUserId, limit: BATCH });
  const message = authoringTexts.newVersion(version.changes, difference);
  const data = { productId: product.id, productName: product.title };
  const told = { type: "system_update", title: authoringTexts.newVersionTitle(product.title, version.number), message, data, at } as const;
  await notifyAll(
    tx,
    buyers.map((userId) => ({ ...told, userId, actorId: product.creatorId, onceKey: `version/${versionId}/${userId}` })),
  );
  const last = buyers.at(-1);
  if (!last || buyers.length < BATCH) return end(tx, versionId);
  await tx.updateTable("versionTellings").set({ afterUserId: last }).where("versionId", "=", versionId).execute();
  return true;
}

async function end(tx: Tx, versionId: string): Promise<false> {
  await tx.updateTable("versionTellings").set({ isDone: true }).where("versionId", "=", versionId).execute();
  return false;
}
