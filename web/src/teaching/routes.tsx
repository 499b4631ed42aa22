import { teachingScreens } from "@blenda/domain/teaching/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const teachingRoutes = screenRoutes(teachingScreens, {
  newTraining: { component: lazyRouteComponent(() => import("./screens/new-training.tsx"), "NewTraining") },
  editTraining: { component: lazyRouteComponent(() => import("./screens/edit-training.tsx"), "EditTraining") },
});
