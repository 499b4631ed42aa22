import { account } from "./account/domain.ts";
import { admin } from "./admin/domain.ts";
import { affiliates } from "./affiliates/domain.ts";
import { analytics } from "./analytics/domain.ts";
import { audit } from "./audit/domain.ts";
import { authoring } from "./authoring/domain.ts";
import { blocks } from "./blocks/domain.ts";
import { bundles } from "./bundles/domain.ts";
import { cart } from "./cart/domain.ts";
import { catalogue } from "./catalogue/domain.ts";
import { checkout } from "./checkout/domain.ts";
import { cleanup } from "./cleanup/domain.ts";
import { community } from "./community/domain.ts";
import { content } from "./content/domain.ts";
import { copies } from "./copies/domain.ts";
import { dashboard } from "./dashboard/domain.ts";
import { discounts } from "./discounts/domain.ts";
import { disputes } from "./disputes/domain.ts";
import { figures } from "./figures/domain.ts";
import { follows } from "./follows/domain.ts";
import { generation } from "./generation/domain.ts";
import { generator } from "./generation/settings/domain.ts";
import { identity } from "./identity/domain.ts";
import { lockout } from "./identity/lockout/domain.ts";
import { inbox } from "./inbox/domain.ts";
import { information } from "./information/domain.ts";
import { learning } from "./learning/domain.ts";
import { live } from "./live/domain.ts";
import { mail } from "./mail/domain.ts";
import { mfa } from "./mfa/domain.ts";
import { notifications } from "./notifications/domain.ts";
import { onboarding } from "./onboarding/domain.ts";
import { orders } from "./orders/domain.ts";
import { payments } from "./payments/domain.ts";
import { payouts } from "./payouts/domain.ts";
import { permissions } from "./permissions/domain.ts";
import type { Domain } from "./platform/domain.ts";
import { portfolio } from "./portfolio/domain.ts";
import { pricing } from "./pricing/domain.ts";
import { ratings } from "./ratings/domain.ts";
import { recipients } from "./recipients/domain.ts";
import { reconciliation } from "./reconciliation/domain.ts";
import { refunds } from "./refunds/domain.ts";
import { reports } from "./reports/domain.ts";
import { review } from "./review/domain.ts";
import { saleEvents } from "./sale-events/domain.ts";
import { saved } from "./saved/domain.ts";
import { search } from "./search/domain.ts";
import { shops } from "./shops/domain.ts";
import { system } from "./system/domain.ts";
import { tax } from "./tax/domain.ts";
import { teaching } from "./teaching/domain.ts";
import { tokens } from "./tokens/domain.ts";
import { tracking } from "./tracking/domain.ts";
import { trainings } from "./trainings/domain.ts";
import { uploads } from "./uploads/domain.ts";
import { users } from "./users/domain.ts";

/**
 * Every domain of the product, under the name the contract gives it: one line each, a domain below those it is built on. So
 * new databases are filled from the first to the last; what is known of a person is forgotten, and who may read a file is
 * asked, from the last to the first.
 */
export const domains = {
  identity,
  lockout,
  mail,
  mfa,
  account,
  uploads,
  catalogue,
  copies,
  trainings,
  shops,
  content,
  discounts,
  follows,
  saved,
  saleEvents,
  blocks,
  notifications,
  reports,
  cart,
  tax,
  checkout,
  payments,
  orders,
  bundles,
  authoring,
  teaching,
  tokens,
  generator,
  generation,
  refunds,
  recipients,
  payouts,
  affiliates,
  cleanup,
  learning,
  ratings,
  inbox,
  disputes,
  portfolio,
  community,
  pricing,
  search,
  admin,
  permissions,
  users,
  onboarding,
  review,
  figures,
  tracking,
  analytics,
  reconciliation,
  information,
  live,
  system,
  audit,
  dashboard,
};

export const allDomains: readonly Domain[] = Object.values(domains);
