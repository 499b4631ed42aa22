import { searchScreens } from "@blenda/domain/search/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

const asking = () => import("./screens/ask.ts");
const learning = () => import("./screens/learning.tsx");

export const searchRoutes = screenRoutes(searchScreens, {
  marketplace: {
    component: lazyRouteComponent(() => import("./screens/marketplace.tsx"), "Marketplace"),
    ask: async (cache, { search }) => (await asking()).askMarketplace(cache, search),
  },
  tutorials: {
    component: lazyRouteComponent(learning, "Tutorials"),
    ask: async (cache, { search }) => (await asking()).askLearning(cache, search, "tutorial"),
  },
  trainings: {
    component: lazyRouteComponent(learning, "Trainings"),
    ask: async (cache, { search }) => (await asking()).askLearning(cache, search),
  },
});
