import { failure } from "../shared/failure.ts";
import { tokenTexts } from "./texts.ts";

export const tokenFailures = {
  /** Thrown when a spend is larger than the balance. Nothing was taken. */
  TOKENS_INSUFFICIENT: failure(409, tokenTexts.insufficient),
  TOKENS_INVALID_PLAN: failure(422, "Invalid plan"),
  TOKENS_INVALID_PACK: failure(422, "Invalid token pack"),
  /** Thrown for visitors. */
  TOKENS_SIGNED_OUT: failure(401, "User not authenticated"),
  /** Thrown while tokens are owed after a payment was taken back by the bank (decision A17). */
  TOKENS_OWED: failure(409, "You owe tokens from a payment that was charged back. Buy tokens to settle this first."),
  /** Thrown when the plan that is asked for is the one already running, or a smaller one. */
  TOKENS_NOT_AN_UPGRADE: failure(409, "You already have this plan or a larger one. You can start a smaller one when yours ends."),
  TOKENS_NO_SUBSCRIPTION: failure(404, "You don't have a plan to change"),
  /** Thrown when tokens of a pack were spent, or it is too old. */
  TOKENS_NOT_REFUNDABLE: failure(409, "Only unspent tokens from packs bought in the last 14 days can be refunded"),
  TOKENS_PROVIDER_DOWN: failure(503, "The card provider isn't responding. You haven't been charged. Please try again."),
};
