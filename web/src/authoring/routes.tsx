import { authoringScreens } from "@blenda/domain/authoring/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const authoringRoutes = screenRoutes(authoringScreens, {
  products: { component: lazyRouteComponent(() => import("./screens/items/products.tsx"), "Products") },
  newProduct: { component: lazyRouteComponent(() => import("./screens/editor/new-product.tsx"), "NewProduct") },
  editProduct: { component: lazyRouteComponent(() => import("./screens/editor/edit-product.tsx"), "EditProduct") },
});
