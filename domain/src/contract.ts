import { accountContract } from "./account/contract.ts";
import { cartContract } from "./cart/contract.ts";
import { catalogueContract } from "./catalogue/contract.ts";
import { checkoutContract } from "./checkout/contract.ts";
import { contentContract } from "./content/contract.ts";
import { followsContract } from "./follows/contract.ts";
import { generationContract } from "./generation/contract.ts";
import { generatorContract } from "./generator/contract.ts";
import { identityContract } from "./identity/contract.ts";
import { inboxContract } from "./inbox/contract.ts";
import { informationContract } from "./information/contract.ts";
import { learningContract } from "./learning/contract.ts";
import { liveContract } from "./live/contract.ts";
import { lockoutContract } from "./lockout/contract.ts";
import { mailContract } from "./mail/contract.ts";
import { notificationsContract } from "./notifications/contract.ts";
import { ordersContract } from "./orders/contract.ts";
import { portfolioContract } from "./portfolio/contract.ts";
import { refundsContract } from "./refunds/contract.ts";
import { savedContract } from "./saved/contract.ts";
import { searchContract } from "./search/contract.ts";
import { shopsContract } from "./shops/contract.ts";
import { systemContract } from "./system/contract.ts";
import { tokensContract } from "./tokens/contract.ts";
import { trainingsContract } from "./trainings/contract.ts";

/** Every call of the product. One line per domain. */
export const contract = {
  account: accountContract,
  cart: cartContract,
  catalogue: catalogueContract,
  checkout: checkoutContract,
  content: contentContract,
  follows: followsContract,
  generation: generationContract,
  generator: generatorContract,
  identity: identityContract,
  inbox: inboxContract,
  information: informationContract,
  learning: learningContract,
  live: liveContract,
  lockout: lockoutContract,
  mail: mailContract,
  notifications: notificationsContract,
  orders: ordersContract,
  portfolio: portfolioContract,
  saved: savedContract,
  refunds: refundsContract,
  search: searchContract,
  shops: shopsContract,
  system: systemContract,
  tokens: tokensContract,
  trainings: trainingsContract,
};
export type Contract = typeof contract;
