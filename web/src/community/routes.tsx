import { communityScreens } from "@blenda/domain/community/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const ask = () => import("./data/ask.ts");

export const communityRoutes = screenRoutes(communityScreens, {
  feed: {
    component: lazyRouteComponent(() => import("./screens/feed.tsx"), "Feed"),
    ask: async (cache, { search }) => (await ask()).askFeed(cache, search),
  },
  saved: { component: lazyRouteComponent(() => import("./screens/saved/saved-posts.tsx"), "SavedPosts") },
  activities: { component: lazyRouteComponent(() => import("./screens/activities.tsx"), "Activities") },
  notifications: { component: lazyRouteComponent(() => import("./screens/notifications.tsx"), "CommunityNotifications") },
  trending: {
    component: lazyRouteComponent(() => import("./screens/trending.tsx"), "Trending"),
    ask: async (cache, { search }) => (await ask()).askTrending(cache, search),
  },
  following: { component: lazyRouteComponent(() => import("./screens/following.tsx"), "Following") },
  user: {
    component: lazyRouteComponent(() => import("./screens/user-page.tsx"), "UserPage"),
    ask: async (cache, { params }) => (await ask()).askUserPage(cache, params.userId ?? ""),
  },
});
