import { z } from "zod";
import { failure } from "../shared/failure.ts";
import { dollars } from "../shared/language/formats.ts";
import { Cents } from "../shared/money.ts";
import { CHECKOUT } from "./constants.ts";

export const checkoutFailures = {
  /** Thrown for a quote that does not exist, is somebody else's, or was used for another order. */
  CHECKOUT_QUOTE_GONE: failure(404, "This price has expired. Please check your cart again."),
  /** Thrown when what the buyer saw is not what it costs now. Nothing was charged. */
  CHECKOUT_CHANGED: failure(
    409,
    z.object({ totalCents: Cents }),
    ({ totalCents }) => `The total is now ${dollars(totalCents)}. Please check before you pay.`,
  ),
  /** Thrown when the code the buyer saw taken off does not hold for them, or is used up by now. Nothing was charged. */
  CHECKOUT_CODE_REFUSED: failure(
    409,
    z.object({ why: z.string(), totalCents: Cents }),
    ({ why, totalCents }) => `${why} Without it the total is ${dollars(totalCents)}.`,
  ),
  /** Thrown when too many of one address wait for their banks with codes that others want too. */
  CHECKOUT_TOO_MANY_WAITING: failure(
    429,
    "You have several payments waiting for your bank. Finish one of them first, or try again in a few minutes.",
  ),
  /** Thrown when a line cannot be bought at all: unpublished, own, owned and not confirmed. */
  CHECKOUT_NOT_FOR_SALE: failure(409, z.object({ itemId: z.string() }), () => "Something in your cart isn't available right now."),
  CHECKOUT_EMPTY: failure(422, "There's nothing to buy"),
  CHECKOUT_TOO_MUCH: failure(422, `One order is at most ${dollars(CHECKOUT.MOST_TOTAL_CENTS)}`),
  CHECKOUT_TOO_MANY_ITEMS: failure(422, `One order can have up to ${CHECKOUT.MOST_LINES} items, counting those in bundles`),
  CHECKOUT_EMAIL_NEEDED: failure(422, "Enter an email for your receipt"),
  CHECKOUT_ORDER_GONE: failure(404, "We can't find this order"),
  /** Thrown when the order is past the point where it could be paid. */
  CHECKOUT_NOT_PAYABLE: failure(409, z.object({ status: z.string() }), ({ status }) => `This order is ${status.replaceAll("_", " ")}`),
  /** Thrown where a licence has no upgrade: free, refunded or disputed, upgraded before, or no longer for sale. */
  CHECKOUT_NO_UPGRADE: failure(409, "This licence can't be upgraded right now. You haven't been charged."),
  /** Thrown when the same licence is being upgraded to another one. */
  CHECKOUT_UPGRADE_WAITING: failure(
    409,
    z.object({ orderId: z.string() }),
    () => "You've already started to upgrade this licence. Finish that order, or wait until it expires.",
  ),
  CHECKOUT_TOO_MANY_DECLINES: failure(429, "Too many declined cards. Please try again in an hour."),
  /** Thrown by the built-in card form for what is not a card it knows. */
  CHECKOUT_CARD_REFUSED: failure(422, z.object({ why: z.string() }), ({ why }) => why),
  CHECKOUT_PROVIDER_DOWN: failure(503, "The card provider isn't responding. You haven't been charged. Please try again."),
  /** Thrown where the test checkout would touch real money. */
  CHECKOUT_TEST_REFUSED: failure(403, "The test checkout is for your own products"),
};
