import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { discountRow, isInUse } from "../../discounts/sql.ts";
import { shopRow } from "../../shops/sql.ts";
import { ownAffiliateCalls } from "../procedures.ts";

/** Codes creators locked to whoever asks, as long as they work. */
export const codes = ownAffiliateCalls.codes.handler(async ({ context: { db, user, now } }) => ({
  codes: await db
    .selectFrom(discountRow("d"))
    .innerJoin(shopRow("s"), "s.creatorId", "d.ownerId")
    .select(["d.code", "s.name as shopName", "s.creatorId", "d.type", "d.value"])
    .where("d.affiliateId", "=", user.id)
    .where(isInUse(now()))
    .orderBy("s.name")
    .orderBy("d.code")
    .limit(AFFILIATES.CODES_MOST)
    .execute(),
}));
