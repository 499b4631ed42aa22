import type { Instant } from "@blenda/domain/shared/time";
import { shopChanged } from "@blenda/domain/shops/events";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";

/** Gives somebody's shop its mark, or takes it. Answers whether it had it before; `null` where there is no shop. */
export async function verifyShop(tx: Tx, creatorId: string, isVerified: boolean, now: Instant): Promise<boolean | null> {
  const shop = await tx.selectFrom("shops").select("isVerified").where("creatorId", "=", creatorId).forUpdate().executeTakeFirst();
  if (!shop) return null;
  if (shop.isVerified !== isVerified) {
    await tx.updateTable("shops").set({ isVerified, updatedAt: now }).where("creatorId", "=", creatorId).execute();
    await emit(tx, shopChanged({ creatorId }));
  }
  return shop.isVerified;
}
