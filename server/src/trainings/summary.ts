import type { Instant } from "@blenda/domain/shared/time";
import { clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/db.ts";
import { IS_SHOP_OPEN, openByLink } from "../publication/cards.ts";
import { cardOf, selectCards } from "./cards.ts";

/** What an address says about a training to those who do not run scripts. */
export async function findSummary(db: Db, id: string, now: Instant = clock()) {
  const row = await openByLink(selectCards(db), id).select(["p.status", "p.description", IS_SHOP_OPEN]).executeTakeFirst();
  return row ? { ...cardOf(row, now), description: row.description, isForSale: row.status === "published" && row.isShopOpen } : null;
}
