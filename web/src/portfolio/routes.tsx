import { portfolioScreens } from "@blenda/domain/portfolio/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";
import { askPortfolio } from "./data/portfolio-query.ts";

export const portfolioRoutes = screenRoutes(portfolioScreens, {
  portfolio: {
    component: lazyRouteComponent(() => import("./screens/portfolio.tsx"), "Portfolio"),
    ask: (cache, { params }) => askPortfolio(cache, params.userId ?? ""),
  },
});
