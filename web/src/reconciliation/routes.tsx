import { reconciliationScreens } from "@blenda/domain/reconciliation/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const reconciliationRoutes = screenRoutes(reconciliationScreens, {
  reconciliation: { component: lazyRouteComponent(() => import("./screens/reconciliation.tsx"), "Reconciliation") },
});
