import { CLEANUP, type FindingKind } from "@blenda/domain/cleanup/constants";
import { stepFor } from "@blenda/domain/cleanup/rules";
import { cleanupTexts } from "@blenda/domain/cleanup/texts";
import { addDays, addMinutes } from "@blenda/domain/shared/calendar";
import { inOrder } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Payments } from "../platform/outside/payments/payments.ts";
import type { ListedCustomer, ListedRefund, ProviderPage } from "../platform/outside/payments/provider-books.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { type KnownOrder, knownOrders, knownRefunds, strayOrders, stuckEvents } from "./known-repository.ts";
import { providerPace } from "./pace.ts";

const HOUR = 60;
/** So many pages of a list are read at most: the rest is said to be there. */
const MOST_PAGES = 40;

/** As it is written down. */
export interface FoundObject {
  kind: FindingKind;
  objectId: string;
  orderId: string | null;
  amountCents: number | null;
  since: Instant | null;
  step: ReturnType<typeof stepFor>["step"];
  why: string;
  detail: Record<string, unknown>;
}

export interface Kind {
  found: FoundObject[];
  isCut: boolean;
  note: string;
}

type CleanupServices = Pick<Services, "db" | "now" | "payments" | "trade">;

async function readAll<Item>(ask: (after: string | undefined) => Promise<ProviderPage<Item>>): Promise<{ items: Item[]; isCut: boolean }> {
  const items: Item[] = [];
  let after: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await providerPace(() => ask(after));
    items.push(...page.items);
    if (page.next === null) return { items, isCut: false };
    if (items.length > CLEANUP.MOST_PER_KIND) break;
    after = page.next;
  }
  return { items, isCut: true };
}

const judged = (
  { isLive }: Payments,
  kind: FindingKind,
  order: KnownOrder | undefined,
  isPaid: boolean,
): Pick<FoundObject, "kind" | "orderId" | "step" | "why"> => ({
  kind,
  orderId: order?.id ?? null,
  ...stepFor({ kind, isLive, isSettled: false, order: order ?? null, isPaid }),
});

async function pendingIntents({ db, now, payments }: CleanupServices): Promise<Kind> {
  const stretch = { from: addDays(now(), -CLEANUP.LOOK_BACK_DAYS), before: addMinutes(now(), -CLEANUP.PENDING_HOURS * HOUR) };
  const { items, isCut } = await readAll((after) => payments.listPending({ ...stretch, after }));
  const orders = await knownOrders(db, [...new Set(items.flatMap(({ intentId, orderId }) => [intentId, orderId]))]);
  const found = items.map(({ intentId, orderId, amountCents, createdAt }) => ({
    ...judged(payments, "intent_pending", orders.get(intentId) ?? orders.get(orderId), false),
    ...{ objectId: intentId, amountCents, since: createdAt, detail: { orderId } },
  }));
  return { found, isCut, note: "" };
}

async function strays({ db, payments }: CleanupServices): Promise<Kind> {
  const rows = await strayOrders(db, payments.name, CLEANUP.MOST_PER_KIND + 1);
  const found = rows.map(({ id, intentId, totalCents, createdAt }) => ({
    ...judged(payments, "test_record", undefined, false),
    ...{ objectId: intentId ?? "", orderId: id, amountCents: totalCents, since: createdAt, detail: {} },
  }));
  return { found, isCut: false, note: "" };
}

async function stuck({ db, now, payments }: CleanupServices): Promise<Kind> {
  const before = addMinutes(now(), -CLEANUP.STUCK_HOURS * HOUR);
  const rows = await stuckEvents(db, payments.name, before, CLEANUP.MOST_PER_KIND + 1);
  const orders = await knownOrders(
    db,
    rows.map(({ intentId }) => intentId),
  );
  const found = rows.map(({ eventId, intentId, type, receivedAt }) => ({
    ...judged(payments, "event_stuck", orders.get(intentId), false),
    ...{ objectId: eventId, amountCents: null, since: receivedAt, detail: { intentId, type } },
  }));
  return { found, isCut: false, note: "" };
}

/** Those that neither have an entry in our books nor were asked for by one of ours that is on its way. */
export async function unknownRefunds({ db, payments, trade }: CleanupServices, listed: readonly ListedRefund[]) {
  const known = await knownRefunds(
    db,
    payments.name,
    listed.map(({ refundId }) => refundId),
  );
  const unknown = listed.filter(({ refundId }) => !known.has(refundId));
  const orders = await knownOrders(
    db,
    unknown.map(({ intentId }) => intentId),
  );
  const left = [];
  for (const refund of unknown) {
    const order = orders.get(refund.intentId);
    const isOurs = order !== undefined && (await trade.claims.statusByKey(db, order.id))(refund.key) !== null;
    if (!isOurs) left.push({ ...refund, order });
  }
  return left;
}

async function strangeRefunds(looking: CleanupServices): Promise<Kind> {
  const { now, payments } = looking;
  const stretch = { from: addDays(now(), -CLEANUP.LOOK_BACK_DAYS), before: now() };
  const { items, isCut } = await readAll((after) => payments.listRefunds({ ...stretch, after }));
  const found = (await unknownRefunds(looking, items)).map(({ refundId, intentId, amountCents, createdAt, order }) => ({
    ...judged(payments, "refund_unknown", order, true),
    ...{ objectId: refundId, amountCents, since: createdAt, detail: { intentId } },
  }));
  return { found, isCut, note: "" };
}

/** Customers whose person is gone, and people with more than one: of an address the customer that paid stays, or the oldest. */
async function customers(looking: CleanupServices): Promise<{ lost: Kind; double: Kind }> {
  const { db, payments } = looking;
  if (!payments.hasCustomers) {
    const none = { found: [], isCut: false, note: cleanupTexts.none.customers };
    return { lost: none, double: none };
  }
  const { items, isCut } = await readAll((after) => payments.listCustomers({ after }));
  const orders = await knownOrders(
    db,
    items.map(({ orderId }) => orderId),
  );
  const finding = (kind: FindingKind, { customerId, orderId, createdAt }: ListedCustomer): FoundObject => ({
    ...judged(payments, kind, orders.get(orderId), false),
    ...{ objectId: customerId, amountCents: null, since: createdAt, detail: { orderId } },
  });
  const addressOf = ({ email, orderId }: ListedCustomer) => email ?? orders.get(orderId)?.email ?? null;
  const hasPaid = ({ orderId }: ListedCustomer) => orders.get(orderId)?.isPaid ?? false;
  const ofSomebody = items.filter((customer) => addressOf(customer) !== null);
  const spare = [...Map.groupBy(ofSomebody, addressOf).values()].flatMap((same) =>
    same.toSorted((a, b) => Number(hasPaid(b)) - Number(hasPaid(a)) || inOrder(a.createdAt, b.createdAt)).slice(1),
  );
  const lost = items.filter((customer) => !ofSomebody.includes(customer)).map((customer) => finding("customer_lost", customer));
  return {
    lost: { found: lost, isCut, note: "" },
    double: { found: spare.map((customer) => finding("customer_double", customer)), isCut, note: "" },
  };
}

/** Everything that does not fit, kind by kind. It only looks. */
export async function lookForAll(looking: CleanupServices): Promise<Record<FindingKind, Kind>> {
  const { lost, double } = await customers(looking);
  return {
    intent_pending: await pendingIntents(looking),
    test_record: await strays(looking),
    event_stuck: await stuck(looking),
    refund_unknown: await strangeRefunds(looking),
    customer_lost: lost,
    customer_double: double,
    account_lost: { found: [], isCut: false, note: cleanupTexts.none.account_lost },
  };
}
