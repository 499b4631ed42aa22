import { reviewScreens } from "@blenda/domain/review/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const queue = { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "Queue") };

export const reviewRoutes = screenRoutes(reviewScreens, {
  queue,
  editorQueue: queue,
  submission: { component: lazyRouteComponent(() => import("./screens/submission/submission.tsx"), "Submission") },
  history: { component: lazyRouteComponent(() => import("./screens/history/history.tsx"), "History") },
  products: { component: lazyRouteComponent(() => import("./screens/products/products.tsx"), "Products") },
});
