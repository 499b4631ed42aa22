import type { Db } from "../../database/db.ts";
import type { ProviderBooks, ProviderPage } from "./provider-books.ts";

const PAGE = 100;

/** One more was asked for than a page holds. */
const pageOf = <Item>(rows: readonly Item[], idOf: (item: Item) => string): ProviderPage<Item> => {
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return { items, next: rows.length > PAGE && last ? idOf(last) : null };
};

/** The simulated provider's books. It keeps cards with their payments, and no customers. */
export const simulatedBooks = (db: Db): ProviderBooks => ({
  isLive: false,
  hasCustomers: false,

  listPending: async ({ from, before, after = "" }) =>
    pageOf(
      await db
        .selectFrom("simIntents")
        .select(["id as intentId", "orderId", "amountCents", "createdAt"])
        .where("status", "in", ["requires_payment_method", "requires_action"])
        .where("createdAt", ">=", from)
        .where("createdAt", "<", before)
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE + 1)
        .execute(),
      ({ intentId }) => intentId,
    ),

  listRefunds: async ({ from, before, after = "" }) =>
    pageOf(
      await db
        .selectFrom("simRefunds")
        .select(["id as refundId", "intentId", "amountCents", "idempotencyKey as key", "createdAt"])
        .where("createdAt", ">=", from)
        .where("createdAt", "<", before)
        .where("id", ">", after)
        .orderBy("id")
        .limit(PAGE + 1)
        .execute(),
      ({ refundId }) => refundId,
    ),

  listCustomers: async () => ({ items: [], next: null }),
  removeCustomer: async () => false,
});
