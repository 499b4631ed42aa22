import { figureScreens } from "@blenda/domain/figures/screens";
import { lazyRouteComponent } from "@tanstack/react-router";
import { screenRoutes } from "../shell/screen-routes.ts";

export const figureRoutes = screenRoutes(figureScreens, {
  sales: { component: lazyRouteComponent(() => import("./screens/sales/sales.tsx"), "Sales") },
  sale: { component: lazyRouteComponent(() => import("./screens/sales/sale.tsx"), "SalePage") },
  reports: { component: lazyRouteComponent(() => import("./screens/reports/reports.tsx"), "Reports") },
  salesReport: { component: lazyRouteComponent(() => import("./screens/reports/sales-report.tsx"), "SalesReportScreen") },
  earningsReport: { component: lazyRouteComponent(() => import("./screens/reports/earnings-report.tsx"), "EarningsReportScreen") },
  discountsReport: { component: lazyRouteComponent(() => import("./screens/reports/discounts-report.tsx"), "DiscountsReportScreen") },
  affiliatesReport: { component: lazyRouteComponent(() => import("./screens/reports/affiliates-report.tsx"), "AffiliatesReportScreen") },
  analytics: { component: lazyRouteComponent(() => import("./screens/analytics/analytics.tsx"), "AnalyticsScreen") },
  topEarners: { component: lazyRouteComponent(() => import("./screens/earners/top-earners.tsx"), "TopEarners") },
});
