import { accountContract } from "./account/contract.ts";
import { accountFailures } from "./account/failures.ts";
import { adminContract } from "./admin/contract.ts";
import { adminFailures } from "./admin/failures.ts";
import { affiliatesContract } from "./affiliates/contract.ts";
import { affiliateFailures } from "./affiliates/failures.ts";
import { analyticsContract } from "./analytics/contract.ts";
import { auditContract } from "./audit/contract.ts";
import { auditFailures } from "./audit/failures.ts";
import { authoringContract } from "./authoring/contract.ts";
import { authoringFailures } from "./authoring/failures.ts";
import { blocksContract } from "./blocks/contract.ts";
import { blockFailures } from "./blocks/failures.ts";
import { bundlesContract } from "./bundles/contract.ts";
import { bundleFailures } from "./bundles/failures.ts";
import { cartContract } from "./cart/contract.ts";
import { catalogueContract } from "./catalogue/contract.ts";
import { catalogueFailures } from "./catalogue/failures.ts";
import { checkoutContract } from "./checkout/contract.ts";
import { checkoutFailures } from "./checkout/failures.ts";
import { cleanupContract } from "./cleanup/contract.ts";
import { cleanupFailures } from "./cleanup/failures.ts";
import { communityContract } from "./community/contract.ts";
import { communityFailures } from "./community/failures.ts";
import { contentContract } from "./content/contract.ts";
import { contentFailures } from "./content/failures.ts";
import { dashboardContract } from "./dashboard/contract.ts";
import { discountsContract } from "./discounts/contract.ts";
import { discountFailures } from "./discounts/failures.ts";
import { disputesContract } from "./disputes/contract.ts";
import { disputeFailures } from "./disputes/failures.ts";
import { figuresContract } from "./figures/contract.ts";
import { figureFailures } from "./figures/failures.ts";
import { followsContract } from "./follows/contract.ts";
import { followFailures } from "./follows/failures.ts";
import { generationContract } from "./generation/contract.ts";
import { generationFailures } from "./generation/failures.ts";
import { generatorContract } from "./generator/contract.ts";
import { generatorFailures } from "./generator/failures.ts";
import { identityContract } from "./identity/contract.ts";
import { identityFailures } from "./identity/failures.ts";
import { inboxContract } from "./inbox/contract.ts";
import { inboxFailures } from "./inbox/failures.ts";
import { informationContract } from "./information/contract.ts";
import { learningContract } from "./learning/contract.ts";
import { learningFailures } from "./learning/failures.ts";
import { liveContract } from "./live/contract.ts";
import { lockoutContract } from "./lockout/contract.ts";
import { lockoutFailures } from "./lockout/failures.ts";
import { mailContract } from "./mail/contract.ts";
import { mfaContract } from "./mfa/contract.ts";
import { mfaFailures } from "./mfa/failures.ts";
import { notificationsContract } from "./notifications/contract.ts";
import { notificationFailures } from "./notifications/failures.ts";
import { onboardingContract } from "./onboarding/contract.ts";
import { onboardingFailures } from "./onboarding/failures.ts";
import { ordersContract } from "./orders/contract.ts";
import { orderFailures } from "./orders/failures.ts";
import { paymentsContract } from "./payments/contract.ts";
import { paymentFailures } from "./payments/failures.ts";
import { payoutsContract } from "./payouts/contract.ts";
import { payoutFailures } from "./payouts/failures.ts";
import { permissionsContract } from "./permissions/contract.ts";
import { permissionFailures } from "./permissions/failures.ts";
import { portfolioContract } from "./portfolio/contract.ts";
import { portfolioFailures } from "./portfolio/failures.ts";
import { pricingContract } from "./pricing/contract.ts";
import { pricingFailures } from "./pricing/failures.ts";
import { ratingsContract } from "./ratings/contract.ts";
import { ratingFailures } from "./ratings/failures.ts";
import { recipientsContract } from "./recipients/contract.ts";
import { recipientFailures } from "./recipients/failures.ts";
import { reconciliationContract } from "./reconciliation/contract.ts";
import { reconciliationFailures } from "./reconciliation/failures.ts";
import { refundsContract } from "./refunds/contract.ts";
import { refundFailures } from "./refunds/failures.ts";
import { reportsContract } from "./reports/contract.ts";
import { reportFailures } from "./reports/failures.ts";
import { reviewContract } from "./review/contract.ts";
import { reviewFailures } from "./review/failures.ts";
import { saleEventsContract } from "./sale-events/contract.ts";
import { saleEventFailures } from "./sale-events/failures.ts";
import { savedContract } from "./saved/contract.ts";
import { savedFailures } from "./saved/failures.ts";
import { searchContract } from "./search/contract.ts";
import type { Failure } from "./shared/failure.ts";
import { shopsContract } from "./shops/contract.ts";
import { shopFailures } from "./shops/failures.ts";
import { systemContract } from "./system/contract.ts";
import { systemFailures } from "./system/failures.ts";
import { taxContract } from "./tax/contract.ts";
import { taxFailures } from "./tax/failures.ts";
import { teachingContract } from "./teaching/contract.ts";
import { teachingFailures } from "./teaching/failures.ts";
import { tokensContract } from "./tokens/contract.ts";
import { tokenFailures } from "./tokens/failures.ts";
import { trackingContract } from "./tracking/contract.ts";
import { trackingFailures } from "./tracking/failures.ts";
import { trainingsContract } from "./trainings/contract.ts";
import { trainingFailures } from "./trainings/failures.ts";
import { uploadsContract } from "./uploads/contract.ts";
import { uploadFailures } from "./uploads/failures.ts";
import { usersContract } from "./users/contract.ts";
import { userFailures } from "./users/failures.ts";

/** What may be asked of each domain, and what it refuses in its own words. One line per domain. */
const parts = {
  account: { calls: accountContract, failures: accountFailures },
  admin: { calls: adminContract, failures: adminFailures },
  affiliates: { calls: affiliatesContract, failures: affiliateFailures },
  analytics: { calls: analyticsContract },
  audit: { calls: auditContract, failures: auditFailures },
  authoring: { calls: authoringContract, failures: authoringFailures },
  blocks: { calls: blocksContract, failures: blockFailures },
  bundles: { calls: bundlesContract, failures: bundleFailures },
  cart: { calls: cartContract },
  catalogue: { calls: catalogueContract, failures: catalogueFailures },
  checkout: { calls: checkoutContract, failures: checkoutFailures },
  cleanup: { calls: cleanupContract, failures: cleanupFailures },
  community: { calls: communityContract, failures: communityFailures },
  content: { calls: contentContract, failures: contentFailures },
  dashboard: { calls: dashboardContract },
  discounts: { calls: discountsContract, failures: discountFailures },
  disputes: { calls: disputesContract, failures: disputeFailures },
  figures: { calls: figuresContract, failures: figureFailures },
  follows: { calls: followsContract, failures: followFailures },
  generation: { calls: generationContract, failures: generationFailures },
  generator: { calls: generatorContract, failures: generatorFailures },
  identity: { calls: identityContract, failures: identityFailures },
  inbox: { calls: inboxContract, failures: inboxFailures },
  information: { calls: informationContract },
  learning: { calls: learningContract, failures: learningFailures },
  live: { calls: liveContract },
  lockout: { calls: lockoutContract, failures: lockoutFailures },
  mail: { calls: mailContract },
  mfa: { calls: mfaContract, failures: mfaFailures },
  notifications: { calls: notificationsContract, failures: notificationFailures },
  onboarding: { calls: onboardingContract, failures: onboardingFailures },
  orders: { calls: ordersContract, failures: orderFailures },
  payouts: { calls: payoutsContract, failures: payoutFailures },
  payments: { calls: paymentsContract, failures: paymentFailures },
  permissions: { calls: permissionsContract, failures: permissionFailures },
  pricing: { calls: pricingContract, failures: pricingFailures },
  portfolio: { calls: portfolioContract, failures: portfolioFailures },
  saleEvents: { calls: saleEventsContract, failures: saleEventFailures },
  saved: { calls: savedContract, failures: savedFailures },
  ratings: { calls: ratingsContract, failures: ratingFailures },
  reconciliation: { calls: reconciliationContract, failures: reconciliationFailures },
  recipients: { calls: recipientsContract, failures: recipientFailures },
  refunds: { calls: refundsContract, failures: refundFailures },
  reports: { calls: reportsContract, failures: reportFailures },
  review: { calls: reviewContract, failures: reviewFailures },
  search: { calls: searchContract },
  shops: { calls: shopsContract, failures: shopFailures },
  system: { calls: systemContract, failures: systemFailures },
  tax: { calls: taxContract, failures: taxFailures },
  teaching: { calls: teachingContract, failures: teachingFailures },
  tokens: { calls: tokensContract, failures: tokenFailures },
  tracking: { calls: trackingContract, failures: trackingFailures },
  trainings: { calls: trainingsContract, failures: trainingFailures },
  uploads: { calls: uploadsContract, failures: uploadFailures },
  users: { calls: usersContract, failures: userFailures },
};

type CallsOf<Parts extends Record<string, { calls: object }>> = { [Name in keyof Parts]: Parts[Name]["calls"] };

function callsOf<Parts extends Record<string, { calls: object }>>(all: Parts): CallsOf<Parts>;
function callsOf(all: Record<string, { calls: object }>) {
  return Object.fromEntries(Object.entries(all).map(([name, { calls }]) => [name, calls]));
}

/** Every call of the product. */
export const contract = callsOf(parts);
export type Contract = typeof contract;

/** What each domain refuses in its own words: `catalogue.ts` joins them. */
export const chapters: readonly Record<string, Failure>[] = Object.values(parts).flatMap((part) =>
  "failures" in part ? part.failures : [],
);
