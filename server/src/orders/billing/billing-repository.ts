import { ORDERS } from "@blenda/domain/orders/constants";
import type { Billing, InvoiceDetails } from "@blenda/domain/orders/model";
import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { TOKEN_PLANS } from "@blenda/domain/tokens/constants";
import type { Db, Tx } from "../../platform/database/db.ts";
import { jsonb } from "../../platform/events/outbox.ts";
import { subscriptionRow } from "../../tokens/sql.ts";

const NONE: InvoiceDetails = { name: "", businessName: "", taxId: "", country: "" };

export async function saveDetails(tx: Tx, userId: string, details: InvoiceDetails, updatedAt: Instant): Promise<void> {
  const saved = { details: jsonb(details), updatedAt };
  await tx
    .insertInto("billingDetails")
    .values({ userId, ...saved })
    .onConflict((c) => c.column("userId").doUpdateSet(saved))
    .execute();
}

/** What one's next invoices say, the latest ones, and what renews by itself. */
export async function billingOf(db: Db, userId: string, now: Instant): Promise<Billing> {
  const saved = await db.selectFrom("billingDetails").select("details").where("userId", "=", userId).executeTakeFirst();
  const invoices = await db
    .selectFrom("orders")
    .select(["id as orderId", "number", "totalCents", "createdAt", "paidAt"])
    .where("buyerId", "=", userId)
    .where("status", "=", "paid")
    .where("isTest", "=", false)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(ORDERS.INVOICES_SHOWN)
    .execute();
  return {
    details: { ...NONE, ...saved?.details },
    invoices: invoices.map(({ number, createdAt, paidAt, ...invoice }) => ({
      ...invoice,
      number: String(number),
      at: paidAt ?? createdAt,
      isOpen: addDays(createdAt, ORDERS.INVOICE_EDIT_DAYS) > now,
    })),
    plan: await planOf(db, userId),
  };
}

async function planOf(db: Db, userId: string): Promise<Billing["plan"]> {
  const row = await db
    .selectFrom(subscriptionRow("s"))
    .leftJoin("orders as o", "o.intentId", "s.intentId")
    .select(["s.planId", "s.nextChargeAt", "s.expiresAt", "o.cardBrand", "o.cardLast4"])
    .where("s.userId", "=", userId)
    .where("s.status", "in", ["active", "past_due", "cancel_at_period_end"])
    .executeTakeFirst();
  const plan = TOKEN_PLANS.find(({ id }) => id === row?.planId);
  if (!row || !plan) return null;
  const { nextChargeAt, expiresAt, cardBrand, cardLast4 } = row;
  return {
    ...{ name: plan.name, priceCents: plan.priceCents, renewsAt: nextChargeAt, expiresAt },
    card: cardBrand && cardLast4 ? { brand: cardBrand, last4: cardLast4 } : null,
  };
}
