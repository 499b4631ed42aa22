import { addDays } from "../shared/calendar.ts";
import { badgePercent, LEAST_LEFT_CENTS, percentOffCents } from "../shared/price.ts";
import type { Instant } from "../shared/time.ts";
import { type EventProblem, type EventState, type ItemProblem, SALE_EVENT } from "./constants.ts";

interface Times {
  startsAt: Instant;
  endsAt: Instant;
}

/** Why an event as a whole cannot be planned; `null`: it can (decision B7). */
export function eventProblem({ startsAt, endsAt, percent, items }: Times & { percent: number; items: number }, now: Instant): EventProblem | null {
  if (endsAt < addDays(startsAt, SALE_EVENT.DAYS_LEAST)) return "too_short";
  if (endsAt > addDays(startsAt, SALE_EVENT.DAYS_MOST)) return "too_long";
  if (startsAt < now) return "in_the_past";
  if (startsAt > addDays(now, SALE_EVENT.AHEAD_DAYS)) return "too_far_ahead";
  if (percent < SALE_EVENT.PERCENT_LEAST || percent > SALE_EVENT.PERCENT_MOST) return "percent";
  if (items === 0) return "no_items";
  return items > SALE_EVENT.ITEMS_MOST ? "too_many_items" : null;
}

/** What is known of an item when it is asked whether it may take part. */
export interface Considered {
  status: string;
  isSubscriptionOnly: boolean;
  priceCents: number;
  publishedAt: Instant | null;
  /** When its list price last changed, its first price not counted. */
  changedAt: Instant | null;
  /** Its other events, planned, running and past. */
  others: readonly Times[];
}

export interface ItemRefusal {
  code: ItemProblem;
  /** From when it may take part; `null`: not by waiting. */
  mayFrom: Instant | null;
}

const never = (code: ItemProblem): ItemRefusal => ({ code, mayFrom: null });

/** Why an item cannot take part in a sale at that time; `null`: it can (decision B7). */
export function itemProblem(item: Considered, { startsAt, endsAt, percent }: Times & { percent: number }): ItemRefusal | null {
  const { status, isSubscriptionOnly, priceCents, publishedAt, changedAt, others } = item;
  if (status !== "published" || publishedAt === null) return never("not_on_sale");
  if (isSubscriptionOnly) return never("subscription_only");
  if (priceCents === 0) return never("free");
  if (priceCents <= LEAST_LEFT_CENTS || percentOffCents(priceCents, percent) === 0) return never("too_cheap");
  const old = addDays(publishedAt, SALE_EVENT.PUBLISHED_DAYS);
  if (startsAt < old) return { code: "too_new", mayFrom: old };
  const settled = changedAt && addDays(changedAt, SALE_EVENT.UNCHANGED_DAYS);
  if (settled && startsAt < settled) return { code: "price_changed", mayFrom: settled };
  const within = others.find((other) => startsAt < other.endsAt && other.startsAt < endsAt);
  if (within) return { code: "in_another_event", mayFrom: addDays(within.endsAt, SALE_EVENT.PAUSE_DAYS) };
  const near = others.find(
    (other) => startsAt < addDays(other.endsAt, SALE_EVENT.PAUSE_DAYS) && other.startsAt < addDays(endsAt, SALE_EVENT.PAUSE_DAYS),
  );
  return near ? { code: "too_soon", mayFrom: addDays(near.endsAt, SALE_EVENT.PAUSE_DAYS) } : null;
}

/** A price that held from a moment on. */
export interface Step {
  at: Instant;
  priceCents: number;
}

/** A time in which an item was sold for less than its list price. */
export interface PastSale extends Times {
  name: string;
  percent: number;
}

/** When a list price last changed, its first price not counted; `steps` are oldest first. */
export const lastChange = (steps: readonly Step[]): Instant | null =>
  steps.findLast((step, at) => at > 0 && steps[at - 1]?.priceCents !== step.priceCents)?.at ?? null;

export interface LowestPrice extends Step {
  saleName: string | null;
}

/** Every price an item had in the 30 days before a moment, in the order they began to hold: list prices, and what sales made of them. */
export function pricesBefore(steps: readonly Step[], sales: readonly PastSale[], startsAt: Instant): LowestPrice[] {
  const from = addDays(startsAt, -SALE_EVENT.LOWEST_DAYS);
  const spans = steps.map((step, at) => ({ ...step, until: steps[at + 1]?.at ?? startsAt })).filter(({ until }) => until > from);
  const held: LowestPrice[] = [];
  for (const { at, until, priceCents } of spans) {
    held.push({ at: at < from ? from : at, priceCents, saleName: null });
    for (const sale of sales) {
      if (sale.endsAt <= from || sale.startsAt >= until || sale.endsAt <= at || sale.startsAt >= startsAt) continue;
      const begins = sale.startsAt < from ? from : sale.startsAt;
      held.push({ at: begins, priceCents: priceCents - percentOffCents(priceCents, sale.percent), saleName: sale.name });
      if (sale.endsAt < startsAt) held.push({ at: sale.endsAt, priceCents, saleName: null });
    }
  }
  return held.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
}

/** The lowest of them, the latest where several are: the one that is struck through. */
export const lowestOf = (prices: readonly LowestPrice[], listCents: number, startsAt: Instant): LowestPrice =>
  prices.reduce<LowestPrice>(
    (lowest, price) => (price.priceCents <= lowest.priceCents ? price : lowest),
    prices[0] ?? { at: startsAt, priceCents: listCents, saleName: null },
  );

/** What buyers would see of an item at that percent. */
export function shownSale(listCents: number, percent: number, lowestCents: number) {
  const priceCents = listCents - percentOffCents(listCents, percent);
  const wasCents = Math.max(priceCents, Math.min(listCents, lowestCents));
  return { priceCents, wasCents, percentOff: badgePercent(wasCents, priceCents) };
}

/** A stored state as the clock has it: nobody waits for the job that writes it down. */
export function stateAt({ status, startsAt, endsAt }: Times & { status: EventState }, now: Instant): EventState {
  if (status === "scheduled" || status === "locked" || status === "active") {
    if (now >= endsAt) return "ended";
    if (now >= startsAt) return "active";
  }
  return status;
}

/** Decision B7, literally: from which states each step leads where. */
export const EVENT_STEPS = {
  schedule: { from: ["draft"], to: "scheduled" },
  invite: { from: ["draft"], to: "inviting" },
  lock: { from: ["inviting"], to: "locked" },
  begin: { from: ["scheduled", "locked"], to: "active" },
  end: { from: ["active"], to: "ended" },
  cancel: { from: ["draft", "scheduled", "inviting", "locked", "active"], to: "cancelled" },
} as const satisfies Record<string, { from: readonly EventState[]; to: EventState }>;
export type EventStep = keyof typeof EVENT_STEPS;

export const eventMove = (from: EventState, step: EventStep): EventState | null => {
  const { from: allowed, to }: { from: readonly EventState[]; to: EventState } = EVENT_STEPS[step];
  return allowed.includes(from) ? to : null;
};
