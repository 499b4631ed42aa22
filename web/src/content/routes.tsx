import { contentScreens } from "@blenda/domain/content/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askHome } from "./data/home-query.ts";

/** One component, two frames: nothing of it leads out of the panel its reader is in. */
const homepage = () => import("./screens/editing/homepage.tsx");
const hero = () => import("./screens/editing/hero/hero.tsx");
const marketplace = () => import("./screens/editing/marketplace.tsx");
const community = () => import("./screens/editing/community.tsx");

export const contentRoutes = screenRoutes(contentScreens, {
  home: { component: lazyRouteComponent(() => import("./screens/home.tsx"), "Home"), ask: askHome },
  content: { component: lazyRouteComponent(() => import("./screens/editing/documents.tsx"), "Documents") },
  homepage: { component: lazyRouteComponent(homepage, "HomepageEditor") },
  homepageForEditors: { component: lazyRouteComponent(homepage, "HomepageEditor") },
  heroSection: { component: lazyRouteComponent(hero, "HeroEditor") },
  heroForEditors: { component: lazyRouteComponent(hero, "HeroEditor") },
  marketplaceContent: { component: lazyRouteComponent(marketplace, "MarketplaceEditor") },
  marketplaceForEditors: { component: lazyRouteComponent(marketplace, "MarketplaceEditor") },
  communityContent: { component: lazyRouteComponent(community, "CommunityEditor") },
  communityForEditors: { component: lazyRouteComponent(community, "CommunityEditor") },
});
