import { reviewScreens } from "@blenda/domain/review/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const queue = { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "ProductQueue") };
const trainingQueue = { component: lazyRouteComponent(() => import("./screens/queue/queue.tsx"), "TrainingQueue") };

const submission = { component: lazyRouteComponent(() => import("./screens/submission/submission.tsx"), "ProductSubmission") };
const trainingSubmission = { component: lazyRouteComponent(() => import("./screens/submission/submission.tsx"), "TrainingSubmission") };

export const reviewRoutes = screenRoutes(reviewScreens, {
  queue,
  editorQueue: queue,
  trainingQueue,
  editorTrainingQueue: trainingQueue,
  submission,
  editorSubmission: submission,
  trainingSubmission,
  editorTrainingSubmission: trainingSubmission,
  history: { component: lazyRouteComponent(() => import("./screens/history/history.tsx"), "History") },
  products: { component: lazyRouteComponent(() => import("./screens/items/items.tsx"), "Products") },
  trainings: { component: lazyRouteComponent(() => import("./screens/items/items.tsx"), "Trainings") },
});
