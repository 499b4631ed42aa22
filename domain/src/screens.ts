import type { Screen } from "./access/screen.ts";
import { accountScreens } from "./account/screens.ts";
import { adminScreens } from "./admin/screens.ts";
import { affiliateScreens } from "./affiliates/screens.ts";
import { analyticsScreens } from "./analytics/screens.ts";
import { authoringScreens } from "./authoring/screens.ts";
import { bundleScreens } from "./bundles/screens.ts";
import { cartScreens } from "./cart/screens.ts";
import { catalogueScreens } from "./catalogue/screens.ts";
import { checkoutScreens } from "./checkout/screens.ts";
import { cleanupScreens } from "./cleanup/screens.ts";
import { communityScreens } from "./community/screens.ts";
import { contentScreens } from "./content/screens.ts";
import { dashboardScreens } from "./dashboard/screens.ts";
import { discountScreens } from "./discounts/screens.ts";
import { figureScreens } from "./figures/screens.ts";
import { generationScreens } from "./generation/screens.ts";
import { generatorScreens } from "./generator/screens.ts";
import { identityScreens } from "./identity/screens.ts";
import { inboxScreens } from "./inbox/screens.ts";
import { informationScreens } from "./information/screens.ts";
import { learningScreens } from "./learning/screens.ts";
import { lockoutScreens } from "./lockout/screens.ts";
import { mailScreens } from "./mail/screens.ts";
import { mfaScreens } from "./mfa/screens.ts";
import { notificationScreens } from "./notifications/screens.ts";
import { onboardingScreens } from "./onboarding/screens.ts";
import { orderScreens } from "./orders/screens.ts";
import { paymentScreens } from "./payments/screens.ts";
import { payoutScreens } from "./payouts/screens.ts";
import { permissionScreens } from "./permissions/screens.ts";
import { portfolioScreens } from "./portfolio/screens.ts";
import { pricingScreens } from "./pricing/screens.ts";
import { recipientScreens } from "./recipients/screens.ts";
import { reconciliationScreens } from "./reconciliation/screens.ts";
import { refundScreens } from "./refunds/screens.ts";
import { reportScreens } from "./reports/screens.ts";
import { reviewScreens } from "./review/screens.ts";
import { saleEventScreens } from "./sale-events/screens.ts";
import { savedScreens } from "./saved/screens.ts";
import { searchScreens } from "./search/screens.ts";
import { shopScreens } from "./shops/screens.ts";
import { systemScreens } from "./system/screens.ts";
import { teachingScreens } from "./teaching/screens.ts";
import { tokenScreens } from "./tokens/screens.ts";
import { trainingScreens } from "./trainings/screens.ts";
import { userScreens } from "./users/screens.ts";

/** Every screen of the site. One line per domain. */
export const screens = {
  account: accountScreens,
  dashboard: dashboardScreens,
  content: contentScreens,
  identity: identityScreens,
  information: informationScreens,
  learning: learningScreens,
  lockout: lockoutScreens,
  mail: mailScreens,
  mfa: mfaScreens,
  system: systemScreens,
  affiliates: affiliateScreens,
  authoring: authoringScreens,
  bundles: bundleScreens,
  cart: cartScreens,
  catalogue: catalogueScreens,
  checkout: checkoutScreens,
  search: searchScreens,
  shops: shopScreens,
  teaching: teachingScreens,
  trainings: trainingScreens,
  inbox: inboxScreens,
  community: communityScreens,
  portfolio: portfolioScreens,
  pricing: pricingScreens,
  saved: savedScreens,
  notifications: notificationScreens,
  onboarding: onboardingScreens,
  discounts: discountScreens,
  saleEvents: saleEventScreens,
  figures: figureScreens,
  orders: orderScreens,
  payouts: payoutScreens,
  reconciliation: reconciliationScreens,
  recipients: recipientScreens,
  refunds: refundScreens,
  generator: generatorScreens,
  generation: generationScreens,
  tokens: tokenScreens,
  admin: adminScreens,
  users: userScreens,
  permissions: permissionScreens,
  review: reviewScreens,
  reports: reportScreens,
  payments: paymentScreens,
  cleanup: cleanupScreens,
  analytics: analyticsScreens,
} as const;

export const allScreens: readonly Screen[] = Object.values(screens).flatMap((domain) => Object.values<Screen>(domain));
