import { trainingScreens } from "@blenda/domain/trainings/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { trainingQuery } from "./data/training-query.ts";

export const trainingRoutes = screenRoutes(trainingScreens, {
  training: {
    component: lazyRouteComponent(() => import("./screens/training.tsx"), "Training"),
    ask: (cache, { params }) => cache.prefetchQuery(trainingQuery(params.id ?? "")),
  },
});
