import type { Instant } from "@blenda/domain/shared/time";
import { shopChanged } from "@blenda/domain/shops/events";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { isFreeFor, releaseUnopened, reserveSlug } from "./slugs.ts";

/** What a shop begins with; everything else has its default until its creator says otherwise. */
export interface NewShop {
  creatorId: string;
  name: string;
  slug: string;
  description?: string;
}

/** Whether this person could open a shop at this address now. The shape of it is `slugProblem`'s matter. */
export const isSlugFree: (db: Db, creatorId: string, slug: string) => Promise<boolean> = isFreeFor;

/** Keeps an address for a person who does not have a shop yet. Refuses with `SHOPS_SLUG_TAKEN` or `SHOPS_SLUG_NOT_ALLOWED`. */
export const holdSlug: (tx: Tx, creatorId: string, slug: string, now: Instant) => Promise<void> = reserveSlug;

/** Gives back what was kept for a person whose shop never opened. */
export const releaseSlugs: (tx: Tx, creatorId: string) => Promise<void> = releaseUnopened;

/** Opens a person's shop. One that is there stays as its creator left it. Refuses as `holdSlug` does. */
export async function openShop(tx: Tx, { creatorId, name, slug, description = "" }: NewShop, now: Instant): Promise<void> {
  const isThere = await tx.selectFrom("shops").select("creatorId").where("creatorId", "=", creatorId).executeTakeFirst();
  if (isThere) return;
  await reserveSlug(tx, creatorId, slug, now);
  await tx.insertInto("shops").values({ creatorId, slug, name, description, openedAt: now, updatedAt: now }).execute();
  await emit(tx, shopChanged({ creatorId }));
}

/** Gives a creator's shop its mark, or takes it. Answers whether it had it before; `null` where there is no shop. */
export async function verifyShop(tx: Tx, creatorId: string, isVerified: boolean, now: Instant): Promise<boolean | null> {
  const shop = await tx.selectFrom("shops").select("isVerified").where("creatorId", "=", creatorId).forUpdate().executeTakeFirst();
  if (!shop) return null;
  if (shop.isVerified !== isVerified) {
    await tx.updateTable("shops").set({ isVerified, updatedAt: now }).where("creatorId", "=", creatorId).execute();
    await emit(tx, shopChanged({ creatorId }));
  }
  return shop.isVerified;
}
