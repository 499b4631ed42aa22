import type { Listener } from "../platform/events/outbox.ts";
import { accountListeners } from "./listening/accounts.ts";
import { answerListeners } from "./listening/answers.ts";
import { buyerListeners } from "./listening/buyers.ts";
import { caseListeners } from "./listening/cases.ts";
import { communityListeners } from "./listening/community.ts";
import { creatorListeners } from "./listening/creators.ts";
import { saleListeners } from "./listening/sales.ts";
import { staffListeners } from "./listening/staff.ts";

/** Every event people are told of, by subject: who is told, and in which words. */
export const notificationListeners: Listener[] = [
  ...creatorListeners,
  ...buyerListeners,
  ...communityListeners,
  ...answerListeners,
  ...accountListeners,
  ...caseListeners,
  ...saleListeners,
  ...staffListeners,
];
