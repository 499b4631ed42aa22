import { refundScreens } from "@blenda/domain/refunds/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { creatorRefundsQuery } from "./data/refund-queries.ts";

export const refundRoutes = screenRoutes(refundScreens, {
  forCreator: {
    component: lazyRouteComponent(() => import("./screens/creator-refunds.tsx"), "CreatorRefunds"),
    ask: (cache) => cache.prefetchQuery(creatorRefundsQuery),
  },
  all: { component: lazyRouteComponent(() => import("./screens/list/all-refunds.tsx"), "AdminRefunds") },
  forEditors: { component: lazyRouteComponent(() => import("./screens/list/all-refunds.tsx"), "EditorRefunds") },
  escalated: { component: lazyRouteComponent(() => import("./screens/escalated-refunds.tsx"), "EscalatedRefunds") },
});
