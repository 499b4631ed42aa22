import { createRouter } from "@tanstack/react-router";
import { accountRoutes } from "../account/routes.tsx";
import { adminRoutes } from "../admin/routes.tsx";
import { analyticsRoutes } from "../analytics/routes.tsx";
import { authoringRoutes } from "../authoring/routes.tsx";
import { cartRoutes } from "../cart/routes.tsx";
import { catalogueRoutes } from "../catalogue/routes.tsx";
import { checkoutRoutes } from "../checkout/routes.tsx";
import { cleanupRoutes } from "../cleanup/routes.tsx";
import { communityRoutes } from "../community/routes.tsx";
import { contentRoutes } from "../content/routes.tsx";
import { dashboardRoutes } from "../dashboard/routes.tsx";
import { discountRoutes } from "../discounts/routes.tsx";
import { figureRoutes } from "../figures/routes.tsx";
import { generationRoutes } from "../generation/routes.tsx";
import { generatorRoutes } from "../generator/routes.tsx";
import { identityRoutes } from "../identity/routes.tsx";
import { inboxRoutes } from "../inbox/routes.tsx";
import { informationRoutes } from "../information/routes.tsx";
import { learningRoutes } from "../learning/routes.tsx";
import { queryClient } from "../lib/calls/api.ts";
import { readAddress, writeAddress } from "../lib/page/address.ts";
import { lockoutRoutes } from "../lockout/routes.tsx";
import { mailRoutes } from "../mail/routes.tsx";
import { mfaRoutes } from "../mfa/routes.tsx";
import { notificationRoutes } from "../notifications/routes.tsx";
import { onboardingRoutes } from "../onboarding/routes.tsx";
import { orderRoutes } from "../orders/routes.tsx";
import { paymentRoutes } from "../payments/routes.tsx";
import { payoutRoutes } from "../payouts/routes.tsx";
import { permissionRoutes } from "../permissions/routes.tsx";
import { portfolioRoutes } from "../portfolio/routes.tsx";
import { pricingRoutes } from "../pricing/routes.tsx";
import { recipientRoutes } from "../recipients/routes.tsx";
import { reconciliationRoutes } from "../reconciliation/routes.tsx";
import { refundRoutes } from "../refunds/routes.tsx";
import { reportRoutes } from "../reports/routes.tsx";
import { reviewRoutes } from "../review/routes.tsx";
import { saleEventRoutes } from "../sale-events/routes.tsx";
import { savedRoutes } from "../saved/routes.tsx";
import { searchRoutes } from "../search/routes.tsx";
import { ErrorPage } from "../shell/error-page.tsx";
import { rootRoute, unknownRoute } from "../shell/root.tsx";
import { shopRoutes } from "../shops/routes.tsx";
import { systemRoutes } from "../system/routes.tsx";
import { teachingRoutes } from "../teaching/routes.tsx";
import { tokenRoutes } from "../tokens/routes.tsx";
import { trainingRoutes } from "../trainings/routes.tsx";
import { userRoutes } from "../users/routes.tsx";
import { galleryRoutes } from "./gallery/gallery-route.tsx";

/** Every screen of the site. One line per domain. */
const routes = {
  ...accountRoutes,
  ...adminRoutes,
  ...authoringRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...cleanupRoutes,
  ...communityRoutes,
  ...contentRoutes,
  ...dashboardRoutes,
  ...discountRoutes,
  ...generatorRoutes,
  ...generationRoutes,
  ...identityRoutes,
  ...inboxRoutes,
  ...informationRoutes,
  ...learningRoutes,
  ...lockoutRoutes,
  ...mailRoutes,
  ...mfaRoutes,
  ...notificationRoutes,
  ...onboardingRoutes,
  ...figureRoutes,
  ...analyticsRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...payoutRoutes,
  ...permissionRoutes,
  ...portfolioRoutes,
  ...pricingRoutes,
  ...reconciliationRoutes,
  ...recipientRoutes,
  ...refundRoutes,
  ...reportRoutes,
  ...reviewRoutes,
  ...saleEventRoutes,
  ...savedRoutes,
  ...searchRoutes,
  ...shopRoutes,
  ...systemRoutes,
  ...teachingRoutes,
  ...tokenRoutes,
  ...trainingRoutes,
  ...userRoutes,
};

/** No link is typed to these. The gallery is for us: a built site does not contain it. */
const untyped = { unknownRoute, ...(import.meta.env.DEV && galleryRoutes()) };

const routeTree = rootRoute.addChildren({ ...routes, ...untyped } as typeof routes);

export const makeRouter = () =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: readAddress,
    stringifySearch: writeAddress,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorPage,
  });

export const router = makeRouter();

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
