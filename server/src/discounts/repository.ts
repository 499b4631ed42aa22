import { can } from "@blenda/domain/access/can";
import { changePromotions } from "@blenda/domain/discounts/access";
import type { DISCOUNT_SORTS, DiscountState, DiscountView } from "@blenda/domain/discounts/constants";
import type { Coupon, DiscountUse, PlatformDiscount } from "@blenda/domain/discounts/model";
import { discountState } from "@blenda/domain/discounts/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { ListPage, ListQuestion } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { affiliateRef } from "../affiliates/sql.ts";
import { categories } from "../catalogue/port.ts";
import { publicPerson } from "../identity/sql.ts";
import { codeSums, orderLineRow, orderRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { saleableItems } from "../publication/sales.ts";
import { isOn } from "./sql.ts";

type Sort = (typeof DISCOUNT_SORTS)[number];

const ref = sql.ref;
const couponList = keysetList<Sort>({
  columns: {
    created: { by: ref("d.createdAt"), kind: "instant" },
    code: { by: ref("d.code"), kind: "text" },
    used: { by: ref("d.timesUsed"), kind: "integer" },
    ends: { by: ref("d.endsAt"), kind: "instant", isNullable: true },
  },
  id: ref("d.id"),
  usual: { sort: "created", direction: "desc" },
});

/** The state of the code read as `d`, as `discountState` has it. */
const stateIs = (state: DiscountState, now: Instant): RawBuilder<boolean> => {
  const isOver = sql`d.ends_at is not null and d.ends_at <= ${now}`;
  const isOpen = sql`${isOn} and not (${isOver})`;
  const isBegun = sql`${isOpen} and not d.is_waiting and d.starts_at <= ${now}`;
  const isUsedUp = sql`d.max_uses is not null and d.times_used >= d.max_uses`;
  const states: Record<DiscountState, RawBuilder<boolean>> = {
    stopped: sql`not ${isOn}`,
    ended: sql`${isOn} and ${isOver}`,
    waiting: sql`${isOpen} and d.is_waiting`,
    scheduled: sql`${isOpen} and not d.is_waiting and d.starts_at > ${now}`,
    used_up: sql`${isBegun} and ${isUsedUp}`,
    active: sql`${isBegun} and not (${isUsedUp})`,
  };
  return states[state];
};

/** What each tab shows. */
const VIEW_STATES: Record<DiscountView, readonly DiscountState[]> = {
  active: ["active"],
  scheduled: ["scheduled"],
  ended: ["ended", "stopped", "used_up"],
};
const viewIs = (view: DiscountView, now: Instant): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    VIEW_STATES[view].map((state) => sql`(${stateIs(state, now)})`),
    sql` or `,
  )})`;

/** CodeOwner: a creator's, or ours; of ours one source or both. */
export type CodeOwner = { ownerId: string } | { ownerId: null; source?: "platform" | "goodwill" | undefined };

export const codesOf = (db: Db, whose: CodeOwner) =>
  db
    .selectFrom("discounts as d")
    .selectAll("d")
    .select([
      codeSums("d.id").as("sums"),
      isOn.as("isOn"),
      affiliateRef("d.affiliateId").as("affiliateRef"),
      sql<boolean>`exists (select from discount_redemptions r where r.discount_id = d.id)`.as("isFixed"),
      sql<number>`(select count(*)::int from discount_agreements a where a.discount_id = d.id and a.terms = d.terms and a.ended_at is null)`.as(
        "agreed",
      ),
      sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = d.created_by)`.as("createdName"),
      sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = d.approved_by)`.as("approvedName"),
    ])
    .where("d.source", "in", whose.ownerId !== null ? ["coupon"] : whose.source ? [whose.source] : ["platform", "goodwill"])
    .where((is) => (whose.ownerId === null ? is("d.ownerId", "is", null) : is("d.ownerId", "=", whose.ownerId)));

export type CodeRow = Awaited<ReturnType<ReturnType<typeof codesOf>["execute"]>>[number];

export interface CodeQuestion extends ListQuestion<Sort> {
  search?: string | undefined;
  state?: DiscountState | undefined;
  view?: DiscountView | undefined;
}

export async function listCodes(
  db: Db,
  whose: CodeOwner,
  { search, state, view, ...asked }: CodeQuestion,
  now: Instant,
): Promise<ListPage<CodeRow>> {
  let query = codesOf(db, whose);
  if (search?.trim()) query = query.where(sql<boolean>`strpos(d.code, ${search.trim().toUpperCase()}) > 0`);
  if (state) query = query.where(stateIs(state, now));
  if (view) query = query.where(viewIs(view, now));
  return couponList.page(db, query, asked);
}

/** How many there are in each tab. */
export async function countCodes(db: Db, whose: CodeOwner, now: Instant) {
  const count = (is: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${is}))::int`;
  return db
    .selectFrom("discounts as d")
    .select([
      sql<number>`count(*)::int`.as("all"),
      count(viewIs("active", now)).as("active"),
      count(viewIs("scheduled", now)).as("scheduled"),
      count(viewIs("ended", now)).as("ended"),
      count(stateIs("waiting", now)).as("waiting"),
    ])
    .where("d.source", "in", whose.ownerId !== null ? ["coupon"] : ["platform", "goodwill"])
    .where((is) => (whose.ownerId === null ? is("d.ownerId", "is", null) : is("d.ownerId", "=", whose.ownerId)))
    .executeTakeFirstOrThrow();
}

/** Rows as their makers read them, with the names of what they are for. */
export async function couponsOf(db: Db, rows: readonly CodeRow[], now: Instant): Promise<Coupon[]> {
  const named = async (type: "product" | "training") => {
    const ids = [...new Set(rows.flatMap(({ scope }) => (type === "product" ? scope.productIds : scope.trainingIds)))];
    return new Map((await saleableItems(db, type, { creatorId: null, ids })).map(({ itemId, title }) => [itemId, title]));
  };
  const [products, trainings] = [await named("product"), await named("training")];
  const hasCategories = rows.some(({ scope }) => scope.categoryIds.length > 0);
  const names = new Map(hasCategories ? (await categories.all(db)).map(({ id, name }) => [id, name]) : []);
  return rows.map((row) => {
    const scope = {
      productIds: [...row.scope.productIds],
      trainingIds: [...row.scope.trainingIds],
      categoryIds: [...row.scope.categoryIds],
      licenceTypes: [...row.scope.licenceTypes],
    };
    return {
      ...{ id: row.id, code: row.code, type: row.type, value: row.value, scope },
      names: {
        products: scope.productIds.map((id) => ({ id, title: products.get(id) ?? "" })),
        trainings: scope.trainingIds.map((id) => ({ id, title: trainings.get(id) ?? "" })),
        categories: scope.categoryIds.map((id) => ({ id, name: names.get(id) ?? "" })),
      },
      ...{ minSubtotalCents: row.minSubtotalCents, minItems: row.minItems, maxUses: row.maxUses },
      ...{ perCustomerLimit: row.perCustomerLimit, isForNewBuyers: row.isForNewBuyers },
      ...{ startsAt: row.startsAt, endsAt: row.endsAt, isEnabled: row.isEnabled, timesUsed: row.timesUsed, isFixed: row.isFixed },
      state: discountState({ ...row, isEnabled: row.isOn }, now),
      ...{ givenCents: row.sums.givenCents, revenueCents: row.sums.revenueCents },
      affiliate:
        row.affiliateId === null ? null : { id: row.affiliateId, ref: row.affiliateRef ?? "", isActive: row.isOn || !row.isEnabled },
      createdAt: row.createdAt,
    };
  });
}

/** The same as staff read them. */
export async function platformDiscountsOf(db: Db, rows: readonly CodeRow[], reader: Me, now: Instant) {
  const shown = await couponsOf(db, rows, now);
  const mayChange = can(reader, changePromotions);
  return shown.map((coupon, at): PlatformDiscount => {
    const row = rows[at] as CodeRow;
    const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" });
    return {
      ...coupon,
      ...{ asksCreators: row.asksCreators, agreed: row.asksCreators ? row.agreed : 0 },
      ...{ source: row.source, note: row.note, isWaiting: row.isWaiting, platformPaidCents: row.sums.platformPaidCents },
      createdBy: person(row.createdBy, row.createdName),
      approvedBy: person(row.approvedBy, row.approvedName),
      canApprove: row.isWaiting && mayChange && row.changedBy !== reader.id && row.createdBy !== reader.id,
    };
  });
}

const useList = keysetList<"at">({
  columns: { at: { by: ref("r.at"), kind: "instant" } },
  id: ref("r.orderId"),
  usual: { sort: "at", direction: "desc" },
});

/** Of the lines of the order `o` a code touched: what else was in it is not its maker's to know. */
const touched = (cents: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(sum(${cents}), 0)::int from ${orderLineRow("l")} where l.order_id = o.id and l.code_cents > 0)`;

export const usesQuery = (db: Db, discountId: string) =>
  db
    .selectFrom("discountRedemptions as r")
    .innerJoin(orderRow("o"), "o.id", "r.orderId")
    .select([
      "r.orderId",
      sql<string>`o.number::text`.as("orderNumber"),
      "r.at",
      touched(sql`l.code_cents`).as("offCents"),
      touched(sql`l.paid_cents - l.tax_cents`).as("paidCents"),
      sql<
        DiscountUse["status"]
      >`case when r.returned_at is not null then 'returned' when o.status = 'paid' then 'paid' else 'paying' end`.as("status"),
    ])
    .where("r.discountId", "=", discountId);

export const listUses = (db: Db, discountId: string, asked: ListQuestion<"at">): Promise<ListPage<DiscountUse>> =>
  useList.page(db, usesQuery(db, discountId), asked);
