import { inboxScreens } from "@blenda/domain/inbox/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askInbox } from "./data/inbox-queries.ts";

export const inboxRoutes = screenRoutes(inboxScreens, {
  inbox: {
    component: lazyRouteComponent(() => import("./screens/inbox.tsx"), "Inbox"),
    ask: (cache, { search }) => askInbox(cache, search),
  },
  staffConversation: { component: lazyRouteComponent(() => import("./screens/case/staff-conversation.tsx"), "StaffConversation") },
});
