import { lockoutScreens } from "@blenda/domain/lockout/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const lockoutRoutes = screenRoutes(lockoutScreens, {
  unlockAccount: { component: lazyRouteComponent(() => import("./screens/unlock-account.tsx"), "UnlockAccount") },
});
