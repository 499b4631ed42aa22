import { mailScreens } from "@blenda/domain/mail/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { api } from "../lib/calls/api.ts";
import { screenRoutes } from "../shell/screen-routes.ts";

export const mailRoutes = screenRoutes(mailScreens, {
  mailbox: {
    component: lazyRouteComponent(() => import("./screens/mailbox.tsx"), "Mailbox"),
    ask: (cache) => cache.prefetchQuery(api.mail.mailbox.queryOptions()),
  },
});
