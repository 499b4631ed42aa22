import { DISCOUNT } from "@blenda/domain/discounts/constants";
import { affiliateCodeChanged, couponChanged } from "@blenda/domain/discounts/events";
import { orderRow } from "../orders/sql.ts";
import type { Tx } from "../platform/database/db.ts";
import { emitAll } from "../platform/events/outbox.ts";
import { idempotent } from "../platform/requests/idempotency.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { discounts } from "./procedures.ts";
import { findOwnCoupon } from "./reads.ts";
import { columnsOf, lockCode, refuseFixed, refuseTaken, requireAffiliate, scopeOwners } from "./writing.ts";

const lockOwn = async (tx: Tx, ownerId: string, id: string) => {
  const held = await lockCode(tx, ownerId, id);
  if (!held) throw refusal("DISCOUNTS_NOT_FOUND");
  return held;
};

/** Its creator is told, and every affiliate whose code it is or was. */
async function emitChange(tx: Tx, discountId: string, ownerId: string, ...affiliates: readonly (string | null)[]): Promise<void> {
  const ids = new Set(affiliates.filter((id) => id !== null));
  await emitAll(tx, [
    couponChanged({ discountId, ownerId }),
    ...[...ids].map((affiliateId) => affiliateCodeChanged({ discountId, affiliateId })),
  ]);
}

const shown = async (db: Tx, ownerId: string, id: string, now: string) => {
  const coupon = await findOwnCoupon(db, ownerId, id, now);
  if (!coupon) throw refusal("DISCOUNTS_NOT_FOUND");
  return coupon;
};

export const createCoupon = discounts.createCoupon.handler(async ({ input, context, errors }) => {
  const { user, now, id: newId } = context;
  const { key: _, affiliateId, ...draft } = input;
  return context.transaction(async (tx) => {
    const id = await idempotent(tx, { actorId: user.id, operation: "discounts.createCoupon", input }, async () => {
      const columns = columnsOf(draft);
      await scopeOwners(tx, draft.scope, user.id);
      await requireAffiliate(tx, user.id, affiliateId);
      await refuseTaken(tx, user.id, draft.code, null);
      const has = await tx.selectFrom("discounts").select("id").where("ownerId", "=", user.id).limit(DISCOUNT.COUPONS_MOST).execute();
      if (has.length >= DISCOUNT.COUPONS_MOST) throw errors.DISCOUNTS_TOO_MANY();
      const made = { id: newId(), ownerId: user.id, source: "coupon" as const, createdBy: user.id, changedBy: user.id, createdAt: now() };
      await tx
        .insertInto("discounts")
        .values({ ...columns, ...made, affiliateId })
        .execute();
      await emitChange(tx, made.id, user.id, affiliateId);
      return made.id;
    });
    return shown(tx, user.id, id, now());
  });
});

export const updateCoupon = discounts.updateCoupon.handler(
  async ({ input: { id, affiliateId, ...draft }, context: { user, now, transaction } }) =>
    transaction(async (tx) => {
      const held = await lockOwn(tx, user.id, id);
      const columns = columnsOf(draft);
      refuseFixed(held, draft, affiliateId);
      // One who has left since may stay written; nobody can use it then.
      if (affiliateId !== held.affiliateId) await requireAffiliate(tx, user.id, affiliateId);
      await scopeOwners(tx, draft.scope, user.id);
      await refuseTaken(tx, user.id, draft.code, id);
      await tx
        .updateTable("discounts")
        .set({ ...columns, affiliateId, changedBy: user.id })
        .where("id", "=", id)
        .execute();
      await emitChange(tx, id, user.id, held.affiliateId, affiliateId);
      return shown(tx, user.id, id, now());
    }),
);

export const setCouponEnabled = discounts.setCouponEnabled.handler(
  async ({ input: { id, isEnabled }, context: { user, now, transaction } }) =>
    transaction(async (tx) => {
      const held = await lockOwn(tx, user.id, id);
      await tx.updateTable("discounts").set({ isEnabled }).where("id", "=", id).execute();
      await emitChange(tx, id, user.id, held.affiliateId);
      return shown(tx, user.id, id, now());
    }),
);

export const deleteCoupon = discounts.deleteCoupon.handler(async ({ input: { id }, context: { user, transaction }, errors }) =>
  transaction(async (tx) => {
    const held = await lockOwn(tx, user.id, id);
    // An order that was never paid may still name it.
    const named = await tx.selectFrom(orderRow("orders")).select("id").where("discountId", "=", id).limit(1).executeTakeFirst();
    if (held.isFixed || named) throw errors.DISCOUNTS_IN_USE();
    await tx.deleteFrom("discounts").where("id", "=", id).execute();
    await emitChange(tx, id, user.id, held.affiliateId);
    return { id };
  }),
);
