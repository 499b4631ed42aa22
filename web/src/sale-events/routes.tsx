import { saleEventScreens } from "@blenda/domain/sale-events/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const saleEventRoutes = screenRoutes(saleEventScreens, {
  saleEvents: { component: lazyRouteComponent(() => import("./screens/sale-events.tsx"), "SaleEvents") },
  platformEvents: { component: lazyRouteComponent(() => import("./screens/platform/platform-events.tsx"), "AdminSaleEvents") },
  platformEventsForEditors: { component: lazyRouteComponent(() => import("./screens/platform/platform-events.tsx"), "EditorSaleEvents") },
});
