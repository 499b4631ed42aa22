import { accountScreens } from "@blenda/domain/account/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askSettings } from "./data/own-queries.ts";

export const accountRoutes = screenRoutes(accountScreens, {
  settings: { component: lazyRouteComponent(() => import("./screens/settings.tsx"), "Settings"), ask: askSettings },
});
