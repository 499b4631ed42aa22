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
    visits: "Tabs opened by people who agreed to analytics. The others aren't counted.",
    pageViews: "Pages opened in those visits.",
    time: "How long a visit lasted on average.",
    bounces: "Visits that ended on the page they started on.",
    conversion: "Visits with a payment, out of all visits. Both by people who agreed to analytics.",
    revenue: "Everything paid, tax included, before refunds. Test orders don't count.",
    orders: "Orders with something paid, whether or not their buyers agreed to analytics.",
    average: "Revenue divided by orders.",
    verified: "Revenue our card provider's events confirm, to the cent.",
    agreed: "Orders whose buyers agreed to analytics, out of all orders. The others' visits aren't counted.",
    here: "Visits with a page opened in the last 5 minutes.",
    elsewhere: "Countries with fewer than five people in this period, together.",
  },
};
