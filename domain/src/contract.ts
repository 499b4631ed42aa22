import { contentContract } from "./content/contract.ts";
import { identityContract } from "./identity/contract.ts";
import { informationContract } from "./information/contract.ts";
import { liveContract } from "./live/contract.ts";
import { mailContract } from "./mail/contract.ts";
import { systemContract } from "./system/contract.ts";

/** Every call of the product. One line per domain. */
export const contract = {
  content: contentContract,
  identity: { session: identityContract.session, signOut: identityContract.signOut },
  information: informationContract,
  live: liveContract,
  mail: mailContract,
  system: systemContract,
};
export type Contract = typeof contract;
