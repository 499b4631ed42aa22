import { can } from "@blenda/domain/access/can";
import { changePromotions } from "@blenda/domain/discounts/access";
import type { DISCOUNT_SORTS, DiscountState } from "@blenda/domain/discounts/constants";
import type { Coupon, DiscountUse, PlatformDiscount } from "@blenda/domain/discounts/model";
import { discountState } from "@blenda/domain/discounts/rules";
import type { Me } from "@blenda/domain/identity/model";
import type { ListPage, ListQuestion } from "@blenda/domain/shared/list";
import type { Instant } from "@blenda/domain/shared/time";
import { type RawBuilder, sql } from "kysely";
import { categories } from "../catalogue/port.ts";
import { publicPerson } from "../identity/sql.ts";
import { codeSums, orderLineRow, orderRow } from "../orders/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { keysetList } from "../platform/database/keyset-list.ts";
import { saleableItems } from "../publication/sales.ts";

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
  const isOpen = sql`d.is_enabled and not (${isOver})`;
  const isBegun = sql`${isOpen} and not d.is_waiting and d.starts_at <= ${now}`;
  const isUsedUp = sql`d.max_uses is not null and d.times_used >= d.max_uses`;
  const states: Record<DiscountState, RawBuilder<boolean>> = {
    stopped: sql`not d.is_enabled`,
    ended: sql`d.is_enabled and ${isOver}`,
    waiting: sql`${isOpen} and d.is_waiting`,
    scheduled: sql`${isOpen} and not d.is_waiting and d.starts_at > ${now}`,
    used_up: sql`${isBegun} and ${isUsedUp}`,
    active: sql`${isBegun} and not (${isUsedUp})`,
  };
  return states[state];
};

/** CodeOwner: a creator's, or ours; of ours one source or both. */
export type CodeOwner = { ownerId: string } | { ownerId: null; source?: "platform" | "goodwill" | undefined };

export const codesOf = (db: Db, whose: CodeOwner) =>
  db
    .selectFrom("discounts as d")
    .selectAll("d")
    .select([
      codeSums("d.id").as("sums"),
      sql<boolean>`exists (select from discount_redemptions r where r.discount_id = d.id)`.as("isFixed"),
      sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = d.created_by)`.as("createdName"),
      sql<string | null>`(select u.display_name from ${publicPerson("u")} where u.id = d.approved_by)`.as("approvedName"),
    ])
    .where("d.source", "in", whose.ownerId !== null ? ["coupon"] : whose.source ? [whose.source] : ["platform", "goodwill"])
    .where((is) => (whose.ownerId === null ? is("d.ownerId", "is", null) : is("d.ownerId", "=", whose.ownerId)));

export type CodeRow = Awaited<ReturnType<ReturnType<typeof codesOf>["execute"]>>[number];

export interface CodeQuestion extends ListQuestion<Sort> {
  search?: string | undefined;
  state?: DiscountState | undefined;
}

export async function listCodes(
  db: Db,
  whose: CodeOwner,
  { search, state, ...asked }: CodeQuestion,
  now: Instant,
): Promise<ListPage<CodeRow>> {
  let query = codesOf(db, whose);
  if (search?.trim()) query = query.where(sql<boolean>`strpos(d.code, ${search.trim().toUpperCase()}) > 0`);
  if (state) query = query.where(stateIs(state, now));
  return couponList.page(db, query, asked);
}

/** How many there are in each group of states a page has a tab for. */
export async function countCodes(db: Db, whose: CodeOwner, now: Instant) {
  const count = (is: RawBuilder<boolean>) => sql<number>`(count(*) filter (where ${is}))::int`;
  const isOver = sql<boolean>`(${stateIs("ended", now)}) or (${stateIs("stopped", now)}) or (${stateIs("used_up", now)})`;
  return db
    .selectFrom("discounts as d")
    .select([
      sql<number>`count(*)::int`.as("all"),
      count(stateIs("active", now)).as("active"),
      count(stateIs("scheduled", now)).as("scheduled"),
      count(isOver).as("ended"),
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
      state: discountState(row, now),
      ...{ givenCents: row.sums.givenCents, revenueCents: row.sums.revenueCents },
      ...{ affiliateId: row.affiliateId, createdAt: row.createdAt },
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

export const usesQuery = (db: Db, discountId: string) =>
  db
    .selectFrom("discountRedemptions as r")
    .innerJoin(orderRow("o"), "o.id", "r.orderId")
    .select([
      "r.orderId",
      sql<string>`o.number::text`.as("orderNumber"),
      "r.at",
      sql<number>`(select coalesce(sum(l.discount_cents) filter (where l.sale_event_id is null), 0)::int from ${orderLineRow("l")} where l.order_id = o.id)`.as(
        "offCents",
      ),
      "o.totalCents as paidCents",
      sql<
        DiscountUse["status"]
      >`case when r.returned_at is not null then 'returned' when o.status = 'paid' then 'paid' else 'paying' end`.as("status"),
    ])
    .where("r.discountId", "=", discountId);

export const listUses = (db: Db, discountId: string, asked: ListQuestion<"at">): Promise<ListPage<DiscountUse>> =>
  useList.page(db, usesQuery(db, discountId), asked);
