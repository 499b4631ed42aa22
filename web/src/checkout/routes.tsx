import { checkoutScreens } from "@blenda/domain/checkout/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const checkoutRoutes = screenRoutes(checkoutScreens, {
  checkout: { component: lazyRouteComponent(() => import("./screens/checkout.tsx"), "Checkout") },
  testBank: { component: lazyRouteComponent(() => import("./screens/test-bank.tsx"), "TestBank") },
  testCheckout: { component: lazyRouteComponent(() => import("./screens/test-checkout.tsx"), "TestCheckout") },
});
