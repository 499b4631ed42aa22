import { catalogueScreens } from "@blenda/domain/catalogue/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askProduct } from "./data/product-query.ts";

export const catalogueRoutes = screenRoutes(catalogueScreens, {
  product: {
    component: lazyRouteComponent(() => import("./screens/product.tsx"), "Product"),
    ask: (cache, { params }) => askProduct(cache, params.productId ?? ""),
  },
});
