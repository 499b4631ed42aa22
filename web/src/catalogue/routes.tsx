import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askProduct } from "./data/product-query.ts";

export const catalogueRoutes = screenRoutes(catalogueScreens, {
  product: {
    component: lazyRouteComponent(() => import("./screens/product.tsx"), "Product"),
    ask: (cache, { params }) => askProduct(cache, params.productId ?? ""),
  },
  compare: {
    component: lazyRouteComponent(() => import("./screens/compare/compare.tsx"), "Compare"),
    ask: async (cache, { search }) => (await import("./data/compared-query.ts")).askCompared(cache, search),
  },
});
