import type { FunnelStep, Visibility } from "./constants.ts";

const steps: Readonly<Record<FunnelStep, string>> = {
  visits: "Visits",
  products: "Opened a product",
  carts: "Added to cart",
  checkouts: "Started checkout",
  paid: "Paid",
};

const visibilities: Readonly<Record<Visibility, string>> = { low: "Low", partial: "Partial", full: "Good" };

export const analyticsTexts = {
  loadFailed: "Failed to load the analytics",
  fileFailed: "Failed to prepare this file",
  migrationFailed: "Failed to repair the records",
  steps,
  visibilities,
  means: {
    visits: "Tabs opened by people who agreed to analytics. Nobody else is counted.",
    pageViews: "Pages opened in those visits.",
    time: "How long a visit lasted on average.",
    bounces: "Visits that ended on the page they started on.",
    conversion: "Visits that ended with a payment, as a share of all visits. Only people who agreed to analytics are counted.",
    revenue: "Everything paid, tax included, before refunds. Test orders don't count.",
    orders: "Orders with something paid, whether or not their buyers agreed to analytics.",
    average: "Revenue divided by orders.",
    verified: "Revenue confirmed to the cent by our card provider.",
    agreed: "Orders from buyers who agreed to analytics, as a share of all orders. Other buyers' visits aren't counted.",
    here: "Visits with a page opened in the last 5 minutes.",
    elsewhere: "Elsewhere stands for all countries with fewer than five people in this period.",
  },
};
