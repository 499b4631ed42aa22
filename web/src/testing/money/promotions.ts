import type { CodeOffer, Coupon, PlatformDiscount, ScopeExample, ScopeItem } from "@blenda/domain/discounts/model";
import type { Candidate, EventDetail, Invitation, PlatformEvent, PriceCourse } from "@blenda/domain/sale-events/model";
import { pageOf } from "../people.ts";

const AT = "2026-11-01T09:00:00.000Z";
export const FAR = "2098-12-01T23:00:00.000Z";

/** A code that was not used yet. */
export const COUPON: Coupon = {
  id: "c1",
  code: "ORBIT10",
  type: "percent",
  value: 10,
  scope: { productIds: [], trainingIds: [], categoryIds: [], licenceTypes: [] },
  names: { products: [], trainings: [], categories: [] },
  minSubtotalCents: 0,
  minItems: 0,
  maxUses: 100,
  perCustomerLimit: 1,
  isForNewBuyers: false,
  startsAt: AT,
  endsAt: null,
  isEnabled: true,
  state: "active",
  timesUsed: 0,
  isFixed: false,
  givenCents: 0,
  revenueCents: 0,
  affiliate: null,
  createdAt: AT,
};

/** The same after its first uses. */
export const USED_COUPON: Coupon = {
  ...COUPON,
  id: "c2",
  code: "HELLO",
  isFixed: true,
  timesUsed: 22,
  givenCents: 4_875,
  revenueCents: 43_875,
};

export const couponPage = (...coupons: Coupon[]) => ({
  ...pageOf(...coupons),
  counts: { all: coupons.length, active: coupons.length, scheduled: 0, ended: 0 },
  givenCents: 5_365,
  saleGivenCents: 6_300,
});

/** More than a page of what somebody sells. */
export const SCOPE_ITEMS: ScopeItem[] = Array.from({ length: 30 }, (_, at) => {
  const number = String(at + 1).padStart(2, "0");
  return { itemType: "product", itemId: `r${number}`, title: `Robot ${number}` };
});

/** As the server answers: by words, a page at a time. */
export const scopePage =
  (items = SCOPE_ITEMS) =>
  ({ search = "", after = "0", limit = 20 }: { search?: string | undefined; after?: string | undefined; limit?: number | undefined }) => {
    const found = items.filter(({ title }) => title.toLowerCase().includes(search));
    const to = Number(after) + Number(limit);
    return { ...pageOf(...found.slice(Number(after), to)), next: to < found.length ? String(to) : null, categoryIds: [] };
  };

/** A price of theirs under a licence for studios. */
export const EXAMPLE: ScopeExample = {
  ...{ itemType: "product", itemId: "orbit", title: "Orbit-7", posterUrl: null, stageHue: null, licence: "studio", priceCents: 12_000 },
};

/** One of ours, larger than one person may decide. */
export const WAITING: PlatformDiscount = {
  ...COUPON,
  id: "d1",
  code: "BLENDA40",
  value: 40,
  state: "waiting",
  source: "platform",
  note: "Launch week",
  createdBy: { id: "bo", name: "Bo" },
  approvedBy: null,
  isWaiting: true,
  canApprove: true,
  platformPaidCents: 0,
  asksCreators: false,
  agreed: 0,
};

/** One of ours that asks creators to give more than our commission does. */
export const OFFER: CodeOffer = {
  ...{ id: "d2", code: "THIRTY", type: "percent", value: 30, startsAt: AT, endsAt: null, terms: 2, agreedAt: null, givenCents: 0 },
  scope: COUPON.scope,
};

export const discountPage = (...discounts: PlatformDiscount[]) => ({
  ...pageOf(...discounts),
  counts: { all: discounts.length, active: 0, scheduled: 0, ended: 0, waiting: discounts.length },
});

export const EVENT: EventDetail = {
  id: "e1",
  kind: "creator",
  name: "Bench week",
  state: "draft",
  startsAt: "2098-11-24T09:00:00.000Z",
  endsAt: FAR,
  percent: 25,
  itemCount: 1,
  sales: 0,
  revenueCents: 0,
  givenCents: 0,
  createdAt: AT,
  items: [{ itemType: "product", itemId: "tin", percent: null, title: "Tin parade robot", problem: null }],
};

/** The prices of something that was in another sale lately. */
export const COURSE: PriceCourse = {
  steps: [
    { at: "2098-10-25T09:00:00.000Z", priceCents: 2_100, saleName: null },
    { at: "2098-11-01T09:00:00.000Z", priceCents: 1_680, saleName: "Moon week" },
    { at: "2098-11-04T09:00:00.000Z", priceCents: 2_100, saleName: null },
  ],
  lowest: { priceCents: 1_680, at: "2098-11-01T09:00:00.000Z", saleName: "Moon week" },
  listCents: 2_100,
  sale: { priceCents: 1_575, wasCents: 1_680, percentOff: 6 },
  betterStart: "2098-12-04T09:00:00.000Z",
};

const CANDIDATE: Candidate = {
  itemType: "product",
  itemId: "orbit",
  title: "Orbit-7 service robot",
  posterUrl: null,
  stageHue: null,
  priceCents: 2_400,
  percent: 25,
  isChosen: false,
  problem: null,
  sale: { priceCents: 1_800, wasCents: 2_400, percentOff: 25 },
  keepsCents: 1_940,
  keepsOnSaleCents: 1_448,
};
/** One that can take part, and one that cannot. */
export const CANDIDATES: Candidate[] = [
  CANDIDATE,
  {
    ...CANDIDATE,
    itemId: "tin",
    title: "Tin parade robot",
    isChosen: true,
    problem: { code: "price_changed", mayFrom: FAR, message: "Its price has to stay the same for 30 days before a sale." },
  },
];
export const candidatePage = (...rows: Candidate[]) => ({
  ...pageOf(...rows),
  possible: rows.filter(({ problem }) => problem === null).length,
});

export const INVITATION: Invitation = {
  id: "p1",
  name: "Winter sale",
  state: "inviting",
  startsAt: "2098-12-10T09:00:00.000Z",
  endsAt: "2098-12-17T09:00:00.000Z",
  optInDeadline: "2098-12-05T09:00:00.000Z",
  percent: 20,
  message: "Everyone is invited.",
  isOpen: true,
  joined: 0,
};

const { items: _items, ...SUMMED } = EVENT;
export const PLATFORM_EVENT: PlatformEvent = {
  ...SUMMED,
  id: "p1",
  kind: "platform",
  name: "Winter sale",
  itemCount: 0,
  optInDeadline: "2098-11-20T09:00:00.000Z",
  badge: "",
  message: "Everyone is invited.",
  invitedAt: null,
  creators: 0,
  createdBy: { id: "bo", name: "Bo" },
};
