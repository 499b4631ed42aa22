import { accountContract } from "./account/contract.ts";
import { catalogueContract } from "./catalogue/contract.ts";
import { checkoutContract } from "./checkout/contract.ts";
import { contentContract } from "./content/contract.ts";
import { followsContract } from "./follows/contract.ts";
import { identityContract } from "./identity/contract.ts";
import { inboxContract } from "./inbox/contract.ts";
import { informationContract } from "./information/contract.ts";
import { liveContract } from "./live/contract.ts";
import { lockoutContract } from "./lockout/contract.ts";
import { mailContract } from "./mail/contract.ts";
import { notificationsContract } from "./notifications/contract.ts";
import { portfolioContract } from "./portfolio/contract.ts";
import { savedContract } from "./saved/contract.ts";
import { searchContract } from "./search/contract.ts";
import { shopsContract } from "./shops/contract.ts";
import { systemContract } from "./system/contract.ts";
import { trainingsContract } from "./trainings/contract.ts";

/** Every call of the product. One line per domain. */
export const contract = {
  account: accountContract,
  content: contentContract,
  identity: identityContract,
  information: informationContract,
  live: liveContract,
  lockout: lockoutContract,
  mail: mailContract,
  system: systemContract,
  catalogue: catalogueContract,
  search: searchContract,
  shops: shopsContract,
  trainings: trainingsContract,
  follows: followsContract,
  notifications: notificationsContract,
  saved: savedContract,
  inbox: inboxContract,
  portfolio: portfolioContract,
  checkout: checkoutContract,
};
export type Contract = typeof contract;
