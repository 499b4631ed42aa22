import { shopScreens } from "@blenda/domain/shops/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askShop } from "./data/shop-query.ts";

export const shopRoutes = screenRoutes(shopScreens, {
  shop: {
    component: lazyRouteComponent(() => import("./screens/shop.tsx"), "Shop"),
    ask: (cache, { params }) => askShop(cache, params.slug ?? ""),
  },
  shopSettings: { component: lazyRouteComponent(() => import("./screens/settings/shop-settings.tsx"), "ShopSettings") },
});
