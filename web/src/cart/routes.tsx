import { cartScreens } from "@blenda/domain/cart/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const cartRoutes = screenRoutes(cartScreens, {
  cart: { component: lazyRouteComponent(() => import("./screens/cart.tsx"), "Cart") },
});
