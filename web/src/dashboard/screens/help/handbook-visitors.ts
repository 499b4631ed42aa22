import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import { ANALYTICS } from "@blenda/domain/analytics/constants";
import { TRACKING } from "@blenda/domain/tracking/constants";
import type { Chapter } from "./handbook-types.ts";

const CHECKS = { label: "Affiliate checks", to: "/admin/affiliates" } as const;
const ANALYTICS_PAGE = { label: "Analytics", to: "/admin/analytics" } as const;
const MAP = { label: "Geographic Analytics", to: "/admin/geographic-analytics" } as const;

/** Who brings people, and what is known of them. */
export const VISITORS: Chapter = {
  id: "visitors",
  title: "Affiliates and visits",
  answers: [
    {
      title: "An affiliate's order waits for a check",
      text: [
        `It looks like someone buying through their own link: ${AFFILIATES.SAME_BUYER_TO_REVIEW} orders of one buyer in a day, or ${AFFILIATES.OWN_ORDERS_TO_REVIEW} of their own in 30 days. Nobody is paid for it before you decide; the buyer keeps what they bought.`,
        "Approve it, and it's paid when its hold ends. Decline it with a reason, and the share goes back to whom it was taken from. The affiliate reads the reason. Deciding asks for a fresh second factor.",
      ],
      links: [CHECKS],
    },
    {
      title: "Why the analytics show fewer visits than orders",
      text: [
        "Visits are only recorded of people who agree to analytics; a browser's Global Privacy Control counts as a no. Orders and revenue are complete, whoever agreed.",
        `Network addresses are shortened and deleted after ${TRACKING.ADDRESS_KEPT_DAYS} days, visits after ${TRACKING.VISIT_KEPT_MONTHS} months.`,
      ],
      links: [ANALYTICS_PAGE],
    },
    {
      title: "Revenue and its records don't agree",
      text: [
        `On the Revenue tab you see how much of it is recorded and verified by the card provider: low under ${ANALYTICS.LOW_UNDER_PERCENT}%, partial under ${ANALYTICS.PARTIAL_UNDER_PERCENT}%. Repairing writes the records again from the orders. No money moves, and doing it twice does no harm.`,
        "If books, orders and charts still differ, look at the reconciliation.",
      ],
      links: [ANALYTICS_PAGE],
    },
    {
      title: "How exact the map is",
      text: [
        `It shows countries, never places inside them. Countries with fewer than ${ANALYTICS.FEWEST_PEOPLE} people are shown together. “How a place is found” says how many were found by a service, by our database, or only by the browser's time zone.`,
      ],
      links: [MAP],
    },
  ],
};
