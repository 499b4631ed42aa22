import { mfaScreens } from "@blenda/domain/mfa/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const mfaRoutes = screenRoutes(mfaScreens, {
  security: { component: lazyRouteComponent(() => import("./screens/security.tsx"), "Security") },
  recoverFactor: { component: lazyRouteComponent(() => import("./screens/recover-factor.tsx"), "RecoverFactor") },
});
