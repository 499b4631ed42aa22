import type {
  AffiliateFigures,
  AffiliateRecord,
  AffiliateStatus,
  Commission,
  CreatorProgramme,
  DayFigures,
  ExpectedFriday,
  ItemFigures,
  LinkFigures,
  OwnCode,
  ProgrammeAffiliate,
  PromotedItem,
  SuspiciousCommission,
} from "@blenda/domain/affiliates/model";

const AT = "2026-11-03T10:00:00.000Z";

export const PROGRAMME: CreatorProgramme = {
  isOn: true,
  bps: 2_000,
  isChosenOnly: false,
  mayAsk: false,
  items: [],
  sells: [
    { itemKey: "product:orbit", title: "Orbit-7", priceCents: 2_400 },
    { itemKey: "training:lods", title: "LODs by silhouette", priceCents: 1_900 },
  ],
  clicks: 1_284,
  orders: 13,
  soldCents: 27_579,
  sharedCents: 4_451,
};

export const AFFILIATE: ProgrammeAffiliate = {
  id: "a1",
  userId: "dana",
  globalAffiliateId: "418KTR",
  email: "",
  state: "active",
  bps: 2_000,
  hasOwnBps: false,
  note: "",
  since: AT,
  clicks: 1_284,
  orders: 13,
  soldCents: 27_579,
  sharedCents: 4_451,
};

export const INVITED: ProgrammeAffiliate = {
  ...AFFILIATE,
  ...{ id: "a2", userId: null, globalAffiliateId: "", email: "kim@example.com", state: "invited", bps: 3_000, hasOwnBps: true },
  ...{ clicks: 0, orders: 0, soldCents: 0, sharedCents: 0 },
};

export const ASKING: ProgrammeAffiliate = {
  ...INVITED,
  ...{ id: "a3", userId: "lee", globalAffiliateId: "772DNV", email: "", state: "created", bps: 2_000, hasOwnBps: false },
  note: "I review robot kits for a game-art course.",
};

const RECORD: AffiliateRecord = {
  id: "r1",
  email: "ana@example.com",
  isActive: true,
  globalAffiliateId: "418KTR",
  createdAt: AT,
  updatedAt: AT,
  programme: "platform",
  state: "active",
  creatorId: null,
  shopName: "Blenda",
  bps: 500,
  termsVersion: "2026-11",
};

export const STATUS: AffiliateStatus = {
  isActive: true,
  hasEverBeenAffiliate: true,
  globalAffiliateId: "418KTR",
  records: [
    RECORD,
    {
      ...RECORD,
      ...{ id: "r2", isActive: false, programme: "creator", state: "invited", creatorId: "cy", shopName: "Orbit Bench", bps: 2_000 },
      termsVersion: null,
    },
  ],
};

export const SUSPICIOUS: SuspiciousCommission = {
  id: "l1",
  orderNumber: "14251",
  title: "Halo courier droid",
  itemType: "product",
  itemId: "halo",
  programme: "creator",
  bps: 2_000,
  baseCents: 1_530,
  cents: 306,
  state: "review",
  reason: null,
  note: "",
  clickedAt: AT,
  path: "/product/halo",
  sub: "",
  boundAt: AT,
  orderedAt: AT,
  availableAt: "2026-11-17T10:00:00.000Z",
  paidOutAt: null,
  affiliateId: "dana",
  affiliateName: "Dana",
  globalAffiliateId: "418KTR",
  why: "3 orders by one buyer in a day",
  ownOrders: 1,
};

const { affiliateId: _, affiliateName: __, globalAffiliateId: ___, why: ____, ownOrders: _____, ...CHECKED } = SUSPICIOUS;

/** One still in its hold, one refunded, one paid. */
export const ORDERS: Commission[] = [
  // Its hold never ends while a test runs.
  { ...CHECKED, state: "pending", sub: "video", availableAt: "2126-11-17T10:00:00.000Z" },
  { ...CHECKED, id: "l2", orderNumber: "14252", title: "Orbit-7", cents: 0, state: "void", reason: "refunded" },
  { ...CHECKED, id: "l3", orderNumber: "14253", title: "Tool wall", programme: "platform", bps: 500, cents: 76, state: "paid" },
];

export const CODES: OwnCode[] = [
  { code: "KTR10", shopName: "Orbit Bench", creatorId: "cy", type: "percent", value: 10 },
  { code: "KTR5", shopName: "Orbit Bench", creatorId: "cy", type: "fixed", value: 500 },
];

export const FIGURES: AffiliateFigures = {
  ...{ clicks: 200, visitors: 160, signUps: 12, orders: 8, earnedCents: 2_448 },
  ...{ pendingCents: 306, approvedCents: 612, paidCents: 1_530 },
};

export const LINKS: LinkFigures[] = [{ path: "/product/halo", sub: "video", clicks: 120, signUps: 7, orders: 6, cents: 1_836 }];

/** Once bought by a link to its own page, twice by others. */
export const SOLD_ITEMS: ItemFigures[] = [
  { itemKey: "product:halo", title: "Halo courier droid", clicks: 40, signUps: 2, orders: 3, cents: 918, ownOrders: 1, ownCents: 306 },
  { itemKey: "training:lods", title: "LODs by silhouette", clicks: 0, signUps: 0, orders: 1, cents: 93, ownOrders: 0, ownCents: 0 },
];

export const DAYS: DayFigures[] = [{ day: "2026-11-03", clicks: 90, signUps: 3, orders: 2, cents: 315 }];

export const FRIDAYS: ExpectedFriday[] = [{ day: "2026-11-20", orders: 1, cents: 306 }];

export const PROMOTED: PromotedItem[] = [
  {
    ...{ itemId: "halo", title: "Halo courier droid", shopName: "Orbit Bench", posterUrl: null, priceCents: 2_400 },
    ...{ programme: "creator", bps: 2_000, cents: 388 },
  },
];
