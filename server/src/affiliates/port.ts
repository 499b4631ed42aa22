import type { LineAffiliate } from "@blenda/domain/affiliates/model";
import type { Db } from "../platform/database/db.ts";
import type { RequestFacts, Services } from "../platform/requests/procedure.ts";
import { creditCode, type LockedCode } from "./clicks/code-credit.ts";
import { creditLines, type Wish } from "./clicks/credit.ts";

interface CheckoutWish extends Wish {
  lines: readonly (Wish["lines"][number] & { codeOffCents: number })[];
  /** The code of the order, where it is locked to somebody. */
  code: LockedCode | null;
}

/** Who brought the buyer of each of these lines; `null`: nobody who gets a share. */
export async function creditFor(
  services: Services & { asking: RequestFacts },
  { code, ...wish }: CheckoutWish,
): Promise<(LineAffiliate | null)[]> {
  const byClick = await creditLines(services, wish);
  return code ? creditCode(services, { ...wish, code }, byClick) : byClick;
}

/** Whether somebody is in a creator's programme right now. */
export const isAffiliateOf = async (db: Db, userId: string, creatorId: string): Promise<boolean> =>
  (await db
    .selectFrom("affiliates")
    .select("id")
    .where("userId", "=", userId)
    .where("creatorId", "=", creatorId)
    .where("state", "=", "active")
    .executeTakeFirst()) !== undefined;
