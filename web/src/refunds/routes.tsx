import { refundScreens } from "@blenda/domain/refunds/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const refundRoutes = screenRoutes(refundScreens, {
  forCreator: { component: lazyRouteComponent(() => import("./screens/creator-refunds.tsx"), "CreatorRefunds") },
  escalated: { component: lazyRouteComponent(() => import("./screens/escalated-refunds.tsx"), "EscalatedRefunds") },
});
