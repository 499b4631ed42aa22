import type { Coupon, PlatformDiscount } from "@blenda/domain/discounts/model";
import type { Candidate, EventDetail, Invitation, PlatformEvent } from "@blenda/domain/sale-events/model";
import { pageOf } from "../people.ts";

const AT = "2026-11-01T09:00:00.000Z";
const FAR = "2098-12-01T23:00:00.000Z";

/** A code nobody used yet. */
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
  affiliateId: null,
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
  savers: 3,
};
/** One that can take part, and one that cannot. */
export const CANDIDATES: Candidate[] = [
  CANDIDATE,
  {
    ...CANDIDATE,
    itemId: "tin",
    title: "Tin parade robot",
    isChosen: true,
    savers: 0,
    problem: { code: "price_changed", mayFrom: FAR, message: "Its price changed in the 30 days before." },
  },
];
export const candidatePage = (...rows: Candidate[]) => ({
  ...pageOf(...rows),
  possible: rows.filter(({ problem }) => problem === null).length,
  savers: 3,
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
