import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { OrderRow } from "../orders/port.ts";
import type { ActorContext, Context } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";
import { isSecretOf } from "./secret.ts";

const limit = { per: "address", max: CHECKOUT.WRONG_SECRETS_PER_HOUR, minutes: 60 } as const;

/** Access to an order: by the buyer's session, or by the secret its start answered. Guessing ends soon. */
export async function mayAccessOrder(
  { limits, asking, actor }: Context & ActorContext,
  order: Pick<OrderRow, "buyerId" | "secretHash"> | undefined,
  secret: string | null | undefined,
): Promise<boolean> {
  if (actor && order?.buyerId === actor.id) return true;
  if (secret === undefined || secret === null) return false;
  const guesses = `checkout.secret ${asking.address}`;
  if ((await limits.isBelow(guesses, limit)) && order && isSecretOf(order, secret)) return true;
  const retryAfterSeconds = await limits.consume(guesses, limit);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
  return false;
}
