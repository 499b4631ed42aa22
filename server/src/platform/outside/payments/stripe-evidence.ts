import type Stripe from "stripe";
import type { DisputeEvidence } from "./payments.ts";
import { clear } from "./stripe-shapes.ts";

/** All fields together have 150,000 characters, and one has 20,000. */
const FIELD_MOST = 20_000;
const cut = (text: string): string => text.slice(0, FIELD_MOST);

const WAITING: ReadonlySet<Stripe.Dispute.Status> = new Set(["needs_response", "warning_needs_response"]);
const SENT: ReadonlySet<Stripe.Dispute.Status> = new Set(["under_review", "warning_under_review"]);

/** Evidence as text, sent to the bank with the same call: what is sent cannot be changed. What waits no more, because it was sent, is done. */
export async function submitEvidence(stripe: Stripe, evidence: DisputeEvidence): Promise<boolean> {
  const { intentId, customerName, customerEmail, productDescription, accessLog, refundPolicy, text } = evidence;
  const { data } = await clear(stripe.disputes.list({ payment_intent: intentId, limit: 10 }));
  if (data.some(({ status }) => SENT.has(status))) return true;
  const dispute = data.find(({ status }) => WAITING.has(status));
  if (!dispute) return false;
  const fields = {
    customer_name: cut(customerName),
    customer_email_address: cut(customerEmail),
    product_description: cut(productDescription),
    access_activity_log: cut(accessLog),
    refund_policy_disclosure: cut(refundPolicy),
    uncategorized_text: cut(text),
  };
  await clear(stripe.disputes.update(dispute.id, { evidence: fields, submit: true }, { idempotencyKey: `evidence-${dispute.id}` }));
  return true;
}
