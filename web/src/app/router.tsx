import { createRouter } from "@tanstack/react-router";
import { accountRoutes } from "../account/routes.tsx";
import { contentRoutes } from "../content/routes.tsx";
import { identityRoutes } from "../identity/routes.tsx";
import { informationRoutes } from "../information/routes.tsx";
import { queryClient } from "../lib/api.ts";
import { lockoutRoutes } from "../lockout/routes.tsx";
import { mailRoutes } from "../mail/routes.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { rootRoute } from "../shell/root.tsx";
import { systemRoutes } from "../system/routes.tsx";
import { galleryRoutes } from "./gallery/gallery-route.tsx";

/** Every screen of the site. One line per domain. */
const routes = {
  ...accountRoutes,
  ...contentRoutes,
  ...identityRoutes,
  ...informationRoutes,
  ...lockoutRoutes,
  ...mailRoutes,
  ...systemRoutes,
};

/** The gallery is for us: a built site does not contain it, and no link is typed to it. */
const routeTree = rootRoute.addChildren(import.meta.env.DEV ? ({ ...routes, ...galleryRoutes() } as typeof routes) : routes);

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: "intent",
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ErrorPage,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
