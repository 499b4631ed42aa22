import { event } from "../access/event.ts";

export const portfolioChanged = event<{ userId: string }>("portfolio.changed", {
  aggregate: ({ userId }) => `portfolio/${userId}`,
  to: ({ userId }) => ({ userId }),
  stale: ["portfolio.portfolio"],
});
