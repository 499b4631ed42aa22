import type {
  AffiliateRecord,
  AffiliateStatus,
  CreatorProgramme,
  ProgrammeAffiliate,
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
