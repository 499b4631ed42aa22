import { reviewScreens } from "@blenda/domain/review/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const queue = { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "ProductQueue") };
const trainingQueue = { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "TrainingQueue") };

export const reviewRoutes = screenRoutes(reviewScreens, {
  queue,
  editorQueue: queue,
  trainingQueue,
  editorTrainingQueue: trainingQueue,
  submission: { component: lazyRouteComponent(() => import("./screens/submission/submission.tsx"), "ProductSubmission") },
  trainingSubmission: { component: lazyRouteComponent(() => import("./screens/submission/submission.tsx"), "TrainingSubmission") },
  history: { component: lazyRouteComponent(() => import("./screens/history/history.tsx"), "History") },
  products: { component: lazyRouteComponent(() => import("./screens/items/items.tsx"), "Products") },
  trainings: { component: lazyRouteComponent(() => import("./screens/items/items.tsx"), "Trainings") },
});
