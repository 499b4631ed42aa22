import { orderScreens } from "@blenda/domain/orders/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { isLibrary, libraryQuery, licenceQuery, orderQuery, ordersQuery, ownTrainingsQuery } from "./data/order-queries.ts";

export const orderRoutes = screenRoutes(orderScreens, {
  orders: {
    component: lazyRouteComponent(() => import("./screens/list/orders.tsx"), "Orders"),
    ask: (cache, { search }) =>
      isLibrary(search) ? cache.prefetchInfiniteQuery(libraryQuery(search.q ?? "")) : cache.prefetchInfiniteQuery(ordersQuery),
  },
  order: {
    component: lazyRouteComponent(() => import("./screens/order.tsx"), "Order"),
    ask: (cache, { params }) => cache.prefetchQuery(orderQuery(params.orderId ?? "")),
  },
  myTutorials: {
    component: lazyRouteComponent(() => import("./screens/list/my-tutorials.tsx"), "MyTutorials"),
    ask: (cache) => cache.prefetchQuery(ownTrainingsQuery),
  },
  linkEnded: { component: lazyRouteComponent(() => import("./screens/link-ended.tsx"), "LinkEnded") },
  licence: {
    component: lazyRouteComponent(() => import("./screens/licence.tsx"), "Licence"),
    ask: (cache, { params }) => cache.prefetchQuery(licenceQuery(params.code ?? "")),
  },
});
