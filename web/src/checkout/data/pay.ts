import type { Payment } from "@blenda/domain/checkout/model";
import { client } from "../../lib/calls/api.ts";
import { type Attempt, storeAttempt, updateAttempt } from "./attempt.ts";

interface PayRequest {
  attempt: Attempt;
  key: string;
  /** `null` where nothing is to be paid. */
  paymentMethod: string | null;
  onOrder: (orderId: string) => Promise<void>;
}

/**
 * Order, payment. Each step is written down before it is taken, so whatever stops in between can be continued: the
 * order is made once, and an order is charged once, however often it is asked for.
 */
export async function pay({ attempt, key, paymentMethod, onOrder }: PayRequest): Promise<Payment> {
  storeAttempt(attempt);
  const { orderId, secret } = await orderOf(attempt);
  updateAttempt({ orderId, secret, isSent: true });
  await onOrder(orderId);
  if (paymentMethod === null) return { state: "paid" };
  const payment = await client.checkout.confirm({ orderId, secret, paymentMethod, key });
  if (payment.state === "failed") updateAttempt({ isSent: false });
  return payment;
}

async function orderOf({ orderId, secret, start }: Attempt): Promise<{ orderId: string; secret: string | null }> {
  return orderId === null ? client.checkout.start(start) : { orderId, secret };
}
