import type { PublishedType } from "@blenda/domain/publication/constants";
import type { Db } from "../../platform/database/db.ts";
import { isOpen } from "../sql.ts";

interface Owners {
  /** Absent: a product. */
  itemType?: PublishedType;
  itemId: string;
  /** The id of the last one seen; empty: from the beginning. */
  after: string;
  limit: number;
}

/** The accounts that own something, each once, in the order of their ids. */
export async function ownersOf(db: Db, { itemType = "product", itemId, after, limit }: Owners): Promise<string[]> {
  const rows = await db
    .selectFrom("orderLines as l")
    .select("l.buyerId")
    .distinct()
    .where("l.itemType", "=", itemType)
    .where("l.itemId", "=", itemId)
    .where("l.buyerId", ">", after)
    .where(isOpen("l"))
    .orderBy("l.buyerId")
    .limit(limit)
    .execute();
  return rows.flatMap(({ buyerId }) => buyerId ?? []);
}
