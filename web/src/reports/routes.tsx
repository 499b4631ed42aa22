import { reportScreens } from "@blenda/domain/reports/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const reportRoutes = screenRoutes(reportScreens, {
  reports: { component: lazyRouteComponent(() => import("./screens/moderation.tsx"), "AdminReports") },
  editorReports: { component: lazyRouteComponent(() => import("./screens/moderation.tsx"), "EditorReports") },
});
