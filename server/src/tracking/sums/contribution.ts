import { NOT_KNOWN } from "@blenda/domain/figures/constants";
import { monthOf } from "@blenda/domain/figures/rules";
import { kindOfSite } from "@blenda/domain/figures/sources";
import { DIRECT, VISIT_DIMENSIONS, type VisitDimension } from "@blenda/domain/tracking/constants";
import type { DeviceInfo } from "@blenda/domain/tracking/model";

const AMOUNTS = ["visits", "anonymous", "pageViews", "seconds", "bounces", "products", "carts", "checkouts", "paid", "paidCents"] as const;
type Amounts = Record<(typeof AMOUNTS)[number], number>;

/** What one visit adds to the sums. Kept with the visit, so that the next change adds the difference alone. */
export interface Contribution {
  day: string;
  facets: Partial<Record<VisitDimension, string>>;
  amounts: Amounts;
}

export interface CountableVisit {
  userId: string | null;
  day: string;
  pageViews: number;
  seconds: number;
  referralSource: string;
  utmSource: string | null;
  utmCampaign: string | null;
  device: Pick<DeviceInfo, "type" | "os" | "browser">;
  country: string;
  place: string;
  hasProduct: boolean;
  hasCart: boolean;
  hasCheckout: boolean;
  paidOrders: number;
  paidCents: number;
}

/** Each step is a part of the one before: whoever paid has been at the checkout, however they came there. */
export function contributionOf(visit: CountableVisit): Contribution {
  const { day, userId, pageViews, seconds, device, country, place, paidOrders, paidCents } = visit;
  const isPaid = paidOrders > 0;
  const isCheckout = isPaid || visit.hasCheckout;
  const isCart = isCheckout || visit.hasCart;
  const isProduct = isCart || visit.hasProduct;
  return {
    day,
    facets: { ...wayOf(visit), device: device.type, os: device.os, browser: device.browser, country, place },
    amounts: {
      visits: 1,
      anonymous: userId === null ? 1 : 0,
      pageViews,
      seconds,
      bounces: pageViews <= 1 && !isProduct ? 1 : 0,
      products: isProduct ? 1 : 0,
      carts: isCart ? 1 : 0,
      checkouts: isCheckout ? 1 : 0,
      paid: isPaid ? 1 : 0,
      paidCents,
    },
  };
}

/** A tagged link says itself where it was; else it is the site that linked to us. */
function wayOf({ utmSource, utmCampaign, referralSource }: CountableVisit): Contribution["facets"] {
  if (utmSource) return { source: "campaign", campaign: utmCampaign ? `${utmCampaign} · ${utmSource}` : utmSource };
  return { source: kindOfSite(referralSource), ...(referralSource !== DIRECT && { site: referralSource || NOT_KNOWN }) };
}

/** Under this name stand the sums of a month, at its first day. */
export const byMonth = (dimension: VisitDimension): string => `${dimension}/month`;

export interface DayChange extends Amounts {
  /** Empty for all visits together. */
  dimension: string;
  day: string;
  part: string;
}

/** The difference between what visits add now and what they added before, each place once, in the order of their keys. */
export function changesOf(visits: readonly { before: Contribution | null; now: Contribution }[]): DayChange[] {
  const sums = new Map<string, DayChange>();
  const add = ({ day, facets, amounts }: Contribution, sign: 1 | -1) => {
    const places = [
      { dimension: "", day, part: "" },
      ...VISIT_DIMENSIONS.flatMap((name) => {
        const part = facets[name];
        if (part === undefined) return [];
        return [
          { dimension: name, day, part },
          { dimension: byMonth(name), day: monthOf(day), part },
        ];
      }),
    ];
    for (const place of places) {
      const key = `${place.dimension}\n${place.day}\n${place.part}`;
      const sum = sums.get(key) ?? { ...place, ...NOTHING };
      for (const name of AMOUNTS) sum[name] += sign * amounts[name];
      sums.set(key, sum);
    }
  };
  for (const { before, now } of visits) {
    if (before) add(before, -1);
    add(now, 1);
  }
  const changed = [...sums.entries()].filter(([, sum]) => AMOUNTS.some((name) => sum[name] !== 0));
  return changed.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

const NOTHING = Object.fromEntries(AMOUNTS.map((name) => [name, 0])) as Amounts;
