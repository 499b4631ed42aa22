import { onboardingScreens } from "@blenda/domain/onboarding/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const staff = () => import("./screens/staff/applications.tsx");

export const onboardingRoutes = screenRoutes(onboardingScreens, {
  apply: { component: lazyRouteComponent(() => import("./screens/apply/apply.tsx"), "Apply") },
  home: { component: lazyRouteComponent(() => import("./screens/home/home.tsx"), "CreatorHome") },
  admin: { component: lazyRouteComponent(staff, "AdminApplications") },
  editor: { component: lazyRouteComponent(staff, "EditorApplications") },
});
