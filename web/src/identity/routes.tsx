import { identityScreens } from "@blenda/domain/identity/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const identityRoutes = screenRoutes(identityScreens, {
  login: { component: lazyRouteComponent(() => import("./screens/login.tsx"), "Login") },
  signup: { component: lazyRouteComponent(() => import("./screens/signup.tsx"), "Signup") },
  confirmEmail: { component: lazyRouteComponent(() => import("./screens/confirm-email.tsx"), "ConfirmEmail") },
  resetPassword: { component: lazyRouteComponent(() => import("./screens/reset-password.tsx"), "ResetPassword") },
  accountSuspended: { component: lazyRouteComponent(() => import("./screens/account-suspended.tsx"), "AccountSuspended") },
});
