import { paymentScreens } from "@blenda/domain/payments/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const paymentRoutes = screenRoutes(paymentScreens, {
  payments: { component: lazyRouteComponent(() => import("./screens/payments.tsx"), "Payments") },
});
