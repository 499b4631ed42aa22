import { recipientScreens } from "@blenda/domain/recipients/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const recipientRoutes = screenRoutes(recipientScreens, {
  recipients: { component: lazyRouteComponent(() => import("./screens/recipients.tsx"), "Recipients") },
});
