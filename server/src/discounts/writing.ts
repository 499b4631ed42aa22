import type { DiscountDraft } from "@blenda/domain/discounts/model";
import { draftProblem } from "@blenda/domain/discounts/rules";
import { sql } from "kysely";
import { isAffiliateOf } from "../affiliates/port.ts";
import { categories } from "../catalogue/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { jsonb } from "../platform/events/outbox.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { saleableItems } from "../publication/sales.ts";

/** A code as it is stored; refused where its value or dates cannot be. */
export function columnsOf({ code, type, value, scope, minSubtotalCents, minItems, ...draft }: DiscountDraft) {
  const problem = draftProblem({ type, value, ...draft });
  if (problem === "value") throw refusal("DISCOUNTS_VALUE_REFUSED");
  if (problem === "dates") throw refusal("DISCOUNTS_DATES_REFUSED");
  const { maxUses, perCustomerLimit, isForNewBuyers, startsAt, endsAt } = draft;
  return {
    ...{ code, type, value, scope: jsonb(scope), minSubtotalCents, minItems },
    ...{ maxUses, perCustomerLimit, isForNewBuyers, startsAt, endsAt },
  };
}

/** Refuses a scope that names what is not there or, of a creator's code, not theirs. Answers whose the things are. */
export async function scopeOwners(tx: Tx, { productIds, trainingIds, categoryIds }: DiscountDraft["scope"], creatorId: string | null) {
  const items = [
    ...(await saleableItems(tx, "product", { creatorId, ids: [...new Set(productIds)] })),
    ...(await saleableItems(tx, "training", { creatorId, ids: [...new Set(trainingIds)] })),
  ];
  if (items.length !== new Set(productIds).size + new Set(trainingIds).size) throw refusal("DISCOUNTS_SCOPE_UNKNOWN");
  const known = categoryIds.length > 0 ? new Set((await categories.all(tx)).map(({ id }) => id)) : new Set<string>();
  if (!categoryIds.every((id) => known.has(id))) throw refusal("DISCOUNTS_SCOPE_UNKNOWN");
  return new Set(items.map((item) => item.creatorId));
}

/** A code whose row the transaction holds. */
export const lockCode = (tx: Tx, ownerId: string | null, id: string) =>
  tx
    .selectFrom("discounts")
    .selectAll()
    .select(sql<boolean>`exists (select from discount_redemptions r where r.discount_id = discounts.id)`.as("isFixed"))
    .where("id", "=", id)
    .where((is) => (ownerId === null ? is("ownerId", "is", null) : is("ownerId", "=", ownerId)))
    .where("source", "=", ownerId === null ? "platform" : "coupon")
    .forUpdate()
    .executeTakeFirst();

type LockedCode = NonNullable<Awaited<ReturnType<typeof lockCode>>>;

/** What may no longer change once somebody used it. */
export function refuseFixed(held: LockedCode, { code, type, value, maxUses }: DiscountDraft, affiliateId: string | null = null): void {
  const isSame = held.code === code && held.type === type && held.value === value && held.affiliateId === affiliateId;
  if (held.isFixed && !isSame) throw refusal("DISCOUNTS_FIXED");
  if (maxUses !== null && maxUses < held.timesUsed) throw refusal("DISCOUNTS_USES_BELOW", { used: held.timesUsed });
}

/** Refuses to lock a code to whoever isn't in its creator's programme. */
export async function requireAffiliate(tx: Tx, creatorId: string, affiliateId: string | null): Promise<void> {
  if (affiliateId !== null && !(await isAffiliateOf(tx, affiliateId, creatorId))) throw refusal("DISCOUNTS_AFFILIATE_UNKNOWN");
}

/** Whether a creator who agreed to the one agreed to the other: nothing they were shown changed. */
export function isSameOffer(held: LockedCode, draft: DiscountDraft): boolean {
  const offer = ({ code, type, value, scope, startsAt, endsAt, maxUses, perCustomerLimit }: LockedCode | DiscountDraft) => {
    const { productIds, trainingIds, categoryIds, licenceTypes } = scope;
    return JSON.stringify([
      code,
      type,
      value,
      productIds,
      trainingIds,
      categoryIds,
      licenceTypes,
      startsAt,
      endsAt,
      maxUses,
      perCustomerLimit,
    ]);
  };
  return offer(held) === offer(draft);
}

/** Of two codes of one name the second is refused, however close together they come. */
export async function refuseTaken(tx: Tx, ownerId: string | null, code: string, exceptId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`discount/${ownerId ?? ""}/${code}`}, 0))`.execute(tx);
  const taken = await tx
    .selectFrom("discounts")
    .select("id")
    .where("code", "=", code)
    .where((is) => (ownerId === null ? is("ownerId", "is", null) : is("ownerId", "=", ownerId)))
    .executeTakeFirst();
  if (taken && taken.id !== exceptId) throw refusal("DISCOUNTS_CODE_TAKEN");
}
