import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { DiscountState } from "@blenda/domain/discounts/constants";
import type { Coupon } from "@blenda/domain/discounts/model";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import type { TagTone } from "../../ui/tag.tsx";

export const STATE_TONES: Record<DiscountState, TagTone> = {
  waiting: "warn",
  scheduled: "sky",
  active: "ok",
  used_up: "warn",
  ended: "neutral",
  stopped: "neutral",
};

/** "10%", "$15.00". */
export const valueText = ({ type, value }: Pick<Coupon, "type" | "value">): string => (type === "percent" ? `${value}%` : price(value));

/** "Starts Nov 24, 2026", "Until Nov 30, 2026", "No end". */
export function daysText({ state, startsAt, endsAt }: Pick<Coupon, "state" | "startsAt" | "endsAt">): string {
  if (state === "scheduled") return `Starts ${dayOf(startsAt)}`;
  if (endsAt === null) return "No end";
  return `${state === "ended" ? "Ended" : "Until"} ${dayOf(endsAt)}`;
}

/** What it is for, in a few words: names while there are few, numbers where there are many. */
export function scopeText({ names, scope }: Pick<Coupon, "names" | "scope">, everything: string): string {
  const things = [...names.products, ...names.trainings].map(({ title }) => title);
  const categories = names.categories.map(({ name }) => name);
  const licences = scope.licenceTypes.map((type) => licenceTexts[type].name);
  const [only] = things;
  const parts = [
    things.length === 1 ? only : things.length > 1 && `${things.length} items`,
    categories.length > 2 ? `${categories.length} categories` : categories.join(", "),
  ].filter(Boolean);
  if (licences.length > 0) parts.push(`${licences.join(" and ")} licence`);
  return parts.length > 0 ? parts.join(", ") : everything;
}
