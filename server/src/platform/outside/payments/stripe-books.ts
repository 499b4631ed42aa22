import type Stripe from "stripe";
import type { ProviderBooks, ProviderPage } from "./provider-books.ts";
import { clear, idOf } from "./stripe-shapes.ts";

const PAGE = 100;
const WAITING: readonly string[] = ["requires_payment_method", "requires_confirmation", "requires_action"];

const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);
const instant = (created: number): string => new Date(created * 1000).toISOString();
const between = ({ from, before, after }: { from: string; before: string; after?: string | undefined }) => ({
  created: { gte: seconds(from), lt: seconds(before) },
  ...onFrom(after),
});
const onFrom = (after: string | undefined) => ({ limit: PAGE, ...(after && { starting_after: after }) });

/** Stripe's lists go on behind the last id of a page. */
function pageOf<Raw extends { id: string }, Item>(
  { data, has_more: hasMore }: { data: Raw[]; has_more: boolean },
  read: (raw: Raw) => Item[],
): ProviderPage<Item> {
  return { items: data.flatMap(read), next: hasMore ? (data.at(-1)?.id ?? null) : null };
}

export const stripeBooks = (open: () => Promise<Stripe>, isLive: boolean): ProviderBooks => ({
  isLive,
  hasCustomers: true,

  listPending: async (asked) =>
    pageOf(await clear((await open()).paymentIntents.list(between(asked))), ({ id, amount, metadata, created, status }) =>
      WAITING.includes(status) ? [{ intentId: id, orderId: metadata.orderId ?? "", amountCents: amount, createdAt: instant(created) }] : [],
    ),

  listRefunds: async (asked) =>
    pageOf(await clear((await open()).refunds.list(between(asked))), ({ id, amount, metadata, created, status, payment_intent: intent }) =>
      status === "failed" || status === "canceled"
        ? []
        : [
            {
              ...{ refundId: id, intentId: idOf(intent), amountCents: amount },
              ...{ key: metadata?.key ?? null, createdAt: instant(created) },
            },
          ],
    ),

  listCustomers: async ({ after }) =>
    pageOf(await clear((await open()).customers.list(onFrom(after))), ({ id, email, metadata, created }) => [
      { customerId: id, email, orderId: metadata.orderId ?? "", createdAt: instant(created) },
    ]),

  removeCustomer: async (customerId) => {
    const stripe = await open();
    const said = await clear(stripe.customers.del(customerId)).catch((error: { statusCode?: number }) => {
      if (error.statusCode === 404) return { deleted: true };
      throw error;
    });
    return said.deleted === true;
  },
});
