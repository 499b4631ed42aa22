import { failure } from "../shared/failure.ts";
import { tokenTexts } from "./texts.ts";

export const tokenFailures = {
  /** Thrown when a spend is larger than the balance. Nothing was taken. */
  TOKENS_INSUFFICIENT: failure(409, tokenTexts.insufficient),
  TOKENS_INVALID_PLAN: failure(422, "Invalid plan"),
  TOKENS_INVALID_PACK: failure(422, "Invalid token pack"),
  /** Thrown for whoever is signed out. */
  TOKENS_SIGNED_OUT: failure(401, "User not authenticated"),
  /** Thrown while tokens are owed after a payment was taken back by the bank (decision A17). */
  TOKENS_OWED: failure(409, "Tokens of a payment that was taken back are still owed. Buy tokens to settle this first."),
  /** Thrown when the plan that is asked for is the one already running, or a smaller one. */
  TOKENS_NOT_AN_UPGRADE: failure(409, "You already have this plan or a larger one. A smaller one can begin when yours has ended."),
  TOKENS_NO_SUBSCRIPTION: failure(404, "There is no plan to change"),
  /** Thrown when tokens of a pack were spent, or it is too old. */
  TOKENS_NOT_REFUNDABLE: failure(409, "Only unspent tokens of a pack bought within 14 days can be given back"),
  TOKENS_PROVIDER_DOWN: failure(503, "The card provider does not answer. You have not been charged. Please try again."),
};
