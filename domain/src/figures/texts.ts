import type { Dimension, DiscountGroup, SaleState, SoldLicence, Source, Term } from "./constants.ts";

/** What each figure means, once: shown wherever it is. */
const terms: Readonly<Record<Term, { label: string; means: string }>> = {
  gross: { label: "Gross", means: "List prices of everything sold on these days, before discounts and without tax." },
  discounts: { label: "Discounts", means: "What codes and sales took off those prices." },
  refunds: {
    label: "Refunds",
    means: "Refunds to buyers on these days, without tax, whenever the sale was. Lost disputes count too.",
  },
  commission: { label: "Blenda", means: "Our commission at the rate of each sale, less the part we give back with refunds." },
  card: { label: "Card cost", means: "2.9% of each sale and its share of 30 cents per order. Card networks keep it when you refund." },
  affiliates: { label: "Affiliates", means: "What affiliates get for sales they brought you." },
  earned: { label: "You earned", means: "What's left for you: gross less discounts, refunds, Blenda, card cost and affiliates." },
};

const sources: Readonly<Record<Source, string>> = {
  search: "Search engines",
  social: "Social sites",
  campaign: "Tagged links",
  other_site: "Other sites",
  affiliate: "Affiliate links",
  direct: "Direct",
  unknown: "Not known",
};

const states: Readonly<Record<SaleState, string>> = {
  clears: "Clears",
  available: "Available",
  refunded: "Refunded",
  disputed: "Disputed",
  charged_back: "Charged back",
};

const licences: Readonly<Record<SoldLicence, string>> = {
  personal: "Personal licence",
  commercial: "Commercial licence",
  studio: "Studio licence",
  extended: "Extended licence",
  editorial: "Editorial licence",
  "free-cc-by": "CC BY",
  "free-cc0": "CC0",
  gpl: "GPL",
  none: "Course",
};

const dimensions: Readonly<Record<Dimension, string>> = { item: "Product", country: "Country", source: "Source", licence: "Licence" };

const discountGroups: Readonly<Record<DiscountGroup, string>> = { code: "Code", event: "Sale event", bundle: "Bundle" };
const withoutDiscountGroup: Readonly<Record<DiscountGroup, string>> = {
  code: "Without a code",
  event: "Outside sale events",
  bundle: "Outside bundles",
};

export const figureTexts = {
  loadFailed: "Failed to load your figures",
  earnersFailed: "Failed to load the top earners",
  earners: {
    sales: "Paid sales in this period. Free downloads don't count.",
    gross: "List prices of everything sold in this period, before discounts.",
    refunds: "Refunds to buyers in this period, as a share of gross less discounts.",
    net: "What the creator earned: gross less discounts, refunds, Blenda, card cost and affiliates.",
    trend: "Net compared with the period right before.",
  },
  saleFailed: "Failed to load this sale",
  fileFailed: "Failed to prepare this file",
  unknown: "Not known",
  gone: "No longer listed",
  utc: "From the ledger, to the cent. Days and times are UTC.",
  terms,
  sources,
  states,
  licences,
  dimensions,
  discountGroups,
  withoutDiscountGroup,
  /** The figures that are no term of the equation. */
  means: {
    sales: "Things bought on these days, each counted once. Free downloads aren't sales, and a refund doesn't undo one.",
    refundCount: "How many refunds were paid on these days, in full or in part.",
    conversion: "Sales and free downloads for every 100 views. Shown once you have 100 views.",
    views: "How often your product and course pages were opened. We count pages, not people, and leave out your own visits.",
    shopViews: "How often your shop's own page was opened.",
    free: "How often something free was downloaded.",
    pending: (holdDays: number) =>
      `Earned and not available yet: it clears ${holdDays} days after the sale, or waits while a bank looks at a dispute.`,
    available: "Earned and cleared: it's yours to be paid out.",
    refunded: "Refunds to buyers of these sales, without tax.",
    country: "From the invoice, or the time zone of the buyer's browser.",
    source: "The site or link somebody came from. Known only for people who allow analytics.",
    discounted: "Things sold on these days for less than their list price, by a code, a sale or a bundle.",
    platformPaid: "The part of these discounts that came out of our commission, not out of your share.",
    earnedDiscounted: "What's left for you of these sales today, after refunds.",
    brought: "Things sold on these days that an affiliate of your program gets a share of.",
    affiliateShare: "What affiliates get of these sales today, after refunds.",
    earnedBrought: "What's left for you of these sales today, after the affiliates' share and refunds.",
    fees: "Blenda, card cost and affiliates together.",
    previous: "The same number of days right before.",
  },
  fileReady: (name: string) => `${name} is ready`,
  fileReadyMessage: "Download it from your reports within three days.",
  fileFailedTitle: (name: string) => `We couldn't prepare ${name}`,
  fileFailedMessage: "Something went wrong on our side. Please try again.",
};
