import { dollars } from "@blenda/domain/shared/language/formats";
import { LIST } from "@blenda/domain/shared/list";
import { sql } from "kysely";
import { creatorSaleSums } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { csvFile } from "../platform/http/csv.ts";
import { discounts } from "./procedures.ts";
import { codesOf, countCodes, couponsOf, listCodes, listUses, platformDiscountsOf, usesQuery } from "./repository.ts";

/** What all of a creator's codes and sales ever took off. */
const givenBy = (db: Db, ownerId: string) => db.selectNoFrom(creatorSaleSums(sql`${ownerId}`).as("sums")).executeTakeFirstOrThrow();

export const coupons = discounts.coupons.handler(async ({ input, context: { db, user, now } }) => {
  const whose = { ownerId: user.id };
  const [page, counts, { sums }] = await Promise.all([
    listCodes(db, whose, input, now()),
    countCodes(db, whose, now()),
    givenBy(db, user.id),
  ]);
  return { ...page, rows: await couponsOf(db, page.rows, now()), counts, ...sums };
});

export const findOwnCoupon = async (db: Db, ownerId: string, id: string, now: string) => {
  const row = await codesOf(db, { ownerId }).where("d.id", "=", id).executeTakeFirst();
  return row ? ((await couponsOf(db, [row], now))[0] ?? null) : null;
};

export const coupon = discounts.coupon.handler(async ({ input: { id }, context: { db, user, now }, errors }) => {
  const found = await findOwnCoupon(db, user.id, id, now());
  if (!found) throw errors.DISCOUNTS_NOT_FOUND();
  return found;
});

export const couponUses = discounts.couponUses.handler(async ({ input: { id, ...asked }, context: { db, user, now }, errors }) => {
  if (!(await findOwnCoupon(db, user.id, id, now()))) throw errors.DISCOUNTS_NOT_FOUND();
  return listUses(db, id, asked);
});

export const couponFile = discounts.couponFile.handler(async ({ input: { id }, context: { db, user, now }, errors }) => {
  if (id === undefined) {
    const rows = await codesOf(db, { ownerId: user.id })
      .orderBy("d.createdAt", "desc")
      .limit(LIST.FILE_ROWS + 1)
      .execute();
    return csvFile(
      { name: "coupons", now: now() },
      {
        code: ({ code }) => code,
        off: ({ type, value }) => (type === "percent" ? `${value}%` : dollars(value)),
        used: ({ timesUsed }) => timesUsed,
        "given away in dollars": ({ givenCents }) => (givenCents / 100).toFixed(2),
        "revenue in dollars": ({ revenueCents }) => (revenueCents / 100).toFixed(2),
        state: ({ state }) => state,
        starts: ({ startsAt }) => startsAt,
        ends: ({ endsAt }) => endsAt,
      },
      await couponsOf(db, rows, now()),
    );
  }
  const found = await findOwnCoupon(db, user.id, id, now());
  if (!found) throw errors.DISCOUNTS_NOT_FOUND();
  const uses = await usesQuery(db, id)
    .orderBy("r.at", "desc")
    .limit(LIST.FILE_ROWS + 1)
    .execute();
  return csvFile(
    { name: `coupon-${found.code.toLowerCase()}`, now: now() },
    {
      order: ({ orderNumber }) => orderNumber,
      at: ({ at }) => at,
      "off in dollars": ({ offCents }) => (offCents / 100).toFixed(2),
      "paid in dollars": ({ paidCents }) => (paidCents / 100).toFixed(2),
      state: ({ status }) => status,
    },
    uses,
  );
});

export const platformDiscounts = discounts.discounts.handler(async ({ input: { source, ...asked }, context: { db, user, now } }) => {
  const whose = { ownerId: null, source };
  const [page, counts] = await Promise.all([listCodes(db, whose, asked, now()), countCodes(db, whose, now())]);
  return { ...page, rows: await platformDiscountsOf(db, page.rows, user, now()), counts };
});

export const discountUses = discounts.discountUses.handler(async ({ input: { id, ...asked }, context: { db }, errors }) => {
  const found = await codesOf(db, { ownerId: null }).where("d.id", "=", id).executeTakeFirst();
  if (!found) throw errors.DISCOUNTS_NOT_FOUND();
  return listUses(db, id, asked);
});
