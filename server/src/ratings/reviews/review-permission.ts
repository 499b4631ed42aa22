import type { ReviewObstacle } from "@blenda/domain/ratings/constants";
import type { RatedItem } from "@blenda/domain/ratings/model";
import { obstacleTo } from "@blenda/domain/ratings/rules";
import { sql } from "kysely";
import { knownBrowserRow } from "../../identity/sql.ts";
import { isOwned, orderLineRow, orderRow } from "../../orders/sql.ts";
import { chargeRow } from "../../payments/sql.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { Services } from "../../platform/requests/procedure.ts";

interface RatedItemOfCreator extends RatedItem {
  creatorId: string;
}

/** Every line of this thing the person ever bought in earnest, as `l`. */
const bought = (userId: string, { itemType, itemId }: RatedItem) => sql`from ${orderLineRow("l")} join ${orderRow("o")} on o.id = l.order_id
  where l.buyer_id = ${userId} and l.item_type = ${itemType} and l.item_id = ${itemId} and l.status <> 'pending' and not o.is_test`;

/** The newest purchase of it that is still theirs, held: a refund of the same moment is either before this, or finds the review. */
export async function lockPurchase(tx: Tx, userId: string, item: RatedItem): Promise<{ version: string | null } | undefined> {
  const { rows } = await sql<{ version: string | null }>`
    select l.version ${bought(userId, item)} and ${isOwned("l")} order by l.fulfilled_at desc, l.id for share of l`.execute(tx);
  return rows[0];
}

/**
 * The reason why a person cannot review something. A buyer who paid with a card of the seller's, or logged in from a browser the
 * seller uses, is too close to say anything; in the demo everyone shares the cards and the accounts, so neither says anything.
 */
export async function reviewObstacle(
  db: Db,
  userId: string,
  item: RatedItemOfCreator,
  { flags }: Pick<Services, "flags">,
): Promise<ReviewObstacle | null> {
  const { rows } = await sql<{ isOwned: boolean; wasBought: boolean; isSameCard: boolean; isSameBrowser: boolean }>`
    select exists (select ${bought(userId, item)} and ${isOwned("l")}) as is_owned, exists (select ${bought(userId, item)}) as was_bought,
      exists (select from ${chargeRow("theirs")} join ${orderRow("own")} on own.id = theirs.order_id where own.buyer_id = ${item.creatorId}
        and theirs.fingerprint in (select c.fingerprint from ${chargeRow("c")} where c.fingerprint <> ''
          and c.order_id in (select l.order_id ${bought(userId, item)}))) as is_same_card,
      exists (select from ${knownBrowserRow("mine")} join ${knownBrowserRow("theirs")} on theirs.token_hash = mine.token_hash
        where mine.user_id = ${userId} and theirs.user_id = ${item.creatorId}) as is_same_browser`.execute(db);
  const [found] = rows;
  return obstacleTo({
    isSeller: item.creatorId === userId,
    isOwned: found?.isOwned ?? false,
    wasBought: found?.wasBought ?? false,
    isTooClose: !flags.includes("demo") && (found?.isSameCard || found?.isSameBrowser || false),
  });
}
