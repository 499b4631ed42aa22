import { OFFERS_MOST } from "@blenda/domain/discounts/constants";
import { offersChanged, platformDiscountChanged } from "@blenda/domain/discounts/events";
import type { CodeOffer } from "@blenda/domain/discounts/model";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { codeGiven } from "../orders/sql.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { saleableItems } from "../publication/sales.ts";
import { discounts } from "./procedures.ts";

/** What a creator is asked to give beyond our commission: codes of ours that may be used, now or later, for something they sell. */
async function offersTo(db: Db, creatorId: string, now: Instant, id?: string): Promise<CodeOffer[]> {
  const rows = await db
    .selectFrom("discounts as d")
    .leftJoin("discountAgreements as a", (on) =>
      on.onRef("a.discountId", "=", "d.id").onRef("a.terms", "=", "d.terms").on("a.creatorId", "=", creatorId).on("a.endedAt", "is", null),
    )
    .select(["d.id", "d.code", "d.type", "d.value", "d.scope", "d.startsAt", "d.endsAt", "d.terms", "a.agreedAt"])
    .select(codeGiven("d.id", creatorId).as("givenCents"))
    .where("d.ownerId", "is", null)
    .where("d.source", "=", sql.lit("platform"))
    .where("d.asksCreators", "=", true)
    .where("d.isEnabled", "=", true)
    .where("d.isWaiting", "=", false)
    .where((is) => is.or([is("d.endsAt", "is", null), is("d.endsAt", ">", now)]))
    .$if(id !== undefined, (q) => q.where("d.id", "=", id ?? ""))
    .orderBy("d.createdAt", "desc")
    .orderBy("d.id")
    .limit(OFFERS_MOST)
    .execute();
  const mine = async (type: "product" | "training") => {
    const ids = [...new Set(rows.flatMap(({ scope }) => (type === "product" ? scope.productIds : scope.trainingIds)))];
    return ids.length === 0 ? [] : (await saleableItems(db, type, { creatorId, ids })).map(({ itemId }) => itemId);
  };
  const own = new Set([...(await mine("product")), ...(await mine("training"))]);
  return rows.flatMap(({ scope, ...row }) => {
    const named = [...scope.productIds, ...scope.trainingIds];
    // Categories are everybody's: whether something of theirs is in one changes with every upload.
    if (named.length > 0 && scope.categoryIds.length === 0 && !named.some((each) => own.has(each))) return [];
    const { productIds, trainingIds, categoryIds, licenceTypes } = scope;
    const shown = { productIds: productIds.filter((each) => own.has(each)), trainingIds: trainingIds.filter((each) => own.has(each)) };
    return [{ ...row, scope: { ...shown, categoryIds: [...categoryIds], licenceTypes: [...licenceTypes] } }];
  });
}

/** One of them, whose row the transaction holds: what somebody agrees to cannot change meanwhile. */
async function heldOffer(tx: Tx, creatorId: string, id: string, now: Instant): Promise<CodeOffer> {
  await tx.selectFrom("discounts").select("id").where("id", "=", id).forUpdate().executeTakeFirst();
  const [offer] = await offersTo(tx, creatorId, now, id);
  if (!offer) throw refusal("DISCOUNTS_NOT_FOUND");
  return offer;
}

const endAgreement = (tx: Tx, creatorId: string, discountId: string, at: Instant) =>
  tx
    .updateTable("discountAgreements")
    .set({ endedAt: at })
    .where("discountId", "=", discountId)
    .where("creatorId", "=", creatorId)
    .where("endedAt", "is", null)
    .execute();

async function toldOffer(tx: Tx, creatorId: string, id: string, now: Instant): Promise<CodeOffer> {
  await emit(tx, offersChanged({ discountId: id }));
  await emit(tx, platformDiscountChanged({ discountId: id }));
  const [offer] = await offersTo(tx, creatorId, now, id);
  if (!offer) throw refusal("DISCOUNTS_NOT_FOUND");
  return offer;
}

export const offers = discounts.offers.handler(async ({ context: { db, user, now } }) => offersTo(db, user.id, now()));

export const agreeToOffer = discounts.agreeToOffer.handler(async ({ input: { id, terms }, context: { user, now, transaction }, errors }) =>
  transaction(async (tx) => {
    const offer = await heldOffer(tx, user.id, id, now());
    if (offer.terms !== terms) throw errors.DISCOUNTS_OFFER_CHANGED();
    if (offer.agreedAt !== null) return offer;
    // To what it said before they may have agreed, too: that is over.
    await endAgreement(tx, user.id, id, now());
    await tx.insertInto("discountAgreements").values({ discountId: id, creatorId: user.id, terms, agreedAt: now() }).execute();
    return toldOffer(tx, user.id, id, now());
  }),
);

export const leaveOffer = discounts.leaveOffer.handler(async ({ input: { id }, context: { user, now, transaction } }) =>
  transaction(async (tx) => {
    await heldOffer(tx, user.id, id, now());
    await endAgreement(tx, user.id, id, now());
    return toldOffer(tx, user.id, id, now());
  }),
);
