import { accountContract } from "./account/contract.ts";
import { catalogueContract } from "./catalogue/contract.ts";
import { contentContract } from "./content/contract.ts";
import { identityContract } from "./identity/contract.ts";
import { informationContract } from "./information/contract.ts";
import { liveContract } from "./live/contract.ts";
import { lockoutContract } from "./lockout/contract.ts";
import { mailContract } from "./mail/contract.ts";
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
};
export type Contract = typeof contract;
