import { hash } from "node:crypto";
import { CHECKOUT } from "@blenda/domain/checkout/constants";
import type { DiscountShares } from "@blenda/domain/discounts/model";
import { discountRefusalTexts } from "@blenda/domain/discounts/texts";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { reserveDiscount } from "../discounts/port.ts";
import type { OrderRow } from "../orders/port.ts";
import { ordersByBuyer } from "../orders/sql.ts";
import type { Tx } from "../platform/database/db.ts";
import type { Context } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

type ReservableOrder = Pick<OrderRow, "id" | "buyerId" | "email" | "discountId" | "subtotalCents" | "taxCents">;

/**
 * Keeps a use of the order's code for a payment that is about to be made, and judges there, once and for all, whether this
 * buyer may have it. Whoever may not is told what it costs without, before anybody is asked for money.
 */
export async function reserve(tx: Tx, { asking, now }: Pick<Context, "asking" | "now">, order: ReservableOrder): Promise<void> {
  const { id: orderId, buyerId, email, discountId, subtotalCents, taxCents } = order;
  if (discountId === null) return;
  const times = { now: now(), until: addMinutes(now(), CHECKOUT.RESERVED_MINUTES) };
  const asker = hash("sha256", asking.address, "base64url");
  const orders = ordersByBuyer({ id: buyerId, email });
  const refused = await reserveDiscount(tx, { discountId, orderId, orders, asker, ...times });
  if (refused === null) return;
  if (refused === "too_many_waiting") throw refusal("CHECKOUT_TOO_MANY_WAITING");
  const data = { why: discountRefusalTexts[refused](0), totalCents: subtotalCents + taxCents };
  throw refusal("CHECKOUT_CODE_REFUSED", data);
}

/** Why a code takes nothing off; `null` where it does. */
export const discountRefused = (discounted: DiscountShares | null): string | null =>
  discounted && "refusal" in discounted ? discountRefusalTexts[discounted.refusal](discounted.missingCents) : null;
