import { payoutScreens } from "@blenda/domain/payouts/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const payoutRoutes = screenRoutes(payoutScreens, {
  own: { component: lazyRouteComponent(() => import("./screens/own/payouts.tsx"), "Payouts") },
  queue: { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "PayoutQueue") },
});
