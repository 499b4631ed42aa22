import { fileUrl } from "@blenda/domain/shared/file-url";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { clock } from "../platform/clock.ts";
import type { Db } from "../platform/database/db.ts";
import { IS_SHOP_OPEN, openByLink } from "../publication/cards.ts";
import { cardOf, selectCards } from "./cards.ts";

/** What an address says about a product to those who do not run scripts. */
export async function findSummary(db: Db, id: string, now: Instant = clock()) {
  const row = await openByLink(selectCards(db), id)
    .select(["p.status", "p.description", IS_SHOP_OPEN])
    .select(
      sql<string | null>`(select file_id from product_pictures where product_id = p.id and kind = 'cover' order by position limit 1)`.as(
        "coverFileId",
      ),
    )
    .executeTakeFirst();
  if (!row) return null;
  const { posterUrl, ...card } = cardOf(row, now);
  return {
    ...card,
    description: row.description,
    pictureUrl: fileUrl(row.coverFileId) ?? posterUrl,
    isForSale: row.status === "published" && row.isShopOpen,
  };
}
