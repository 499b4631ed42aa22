import { sql } from "kysely";
import type { Db } from "../db.ts";
import type { CardFacts } from "./payments.ts";
import { ASKING_CARD, NEWS, SUCCEEDING } from "./simulated-cards.ts";
import { newId } from "./simulated-store.ts";

export interface Charged extends CardFacts {
  card: string;
  status: "requires_payment_method" | "requires_action" | "succeeded";
  clientSecret: string;
  /** The news that leaves at once; it is this process's to send, and to give back if it cannot. */
  eventId: string | null;
  payload: object | null;
  times: number | null;
}

const news = JSON.stringify(NEWS);

/**
 * Tries a card, in one statement: the intent moves as the card behaves, and what is to be told of it is written down with
 * it. An intent that succeeded before stays as it is and tells nothing. Nothing is answered where either does not exist.
 */
export async function chargeIntent(
  db: Db,
  wish: { intentId: string; method: string; isApproved: boolean; now: string },
): Promise<Charged | undefined> {
  const { intentId, method, isApproved, now } = wish;
  const { rows } = await sql<Charged>`
    with card as (select * from sim_methods where token = ${method}),
    before as (select id, status from sim_intents where id = ${intentId} and status <> 'cancelled' for update),
    tried as (
      update sim_intents i set
        method = case when before.status = 'succeeded' then i.method else card.token end,
        status = case when before.status = 'succeeded' or ${isApproved}::boolean or card.card = any(${SUCCEEDING}::text[]) then 'succeeded'
          when card.card = ${ASKING_CARD} then 'requires_action' else 'requires_payment_method' end,
        succeeded_at = case when before.status = 'succeeded' then i.succeeded_at
          when ${isApproved}::boolean or card.card = any(${SUCCEEDING}::text[]) then ${now}::timestamptz end
      from before, card where i.id = before.id
      returning i.*, card.card, card.brand, card.last4, card.fingerprint, before.status <> 'succeeded' and i.status = 'succeeded' as is_new),
    told as (
      insert into sim_events (id, type, payload, deliver_at, deliveries, delivered_at)
      select case when n.type = 'payment_succeeded' then ${newId("evt")} else ${newId("evt")} end, n.type,
        jsonb_build_object('intentId', t.id, 'orderId', t.order_id, 'amountCents', t.amount_cents, 'currency', t.currency,
          'occurredAt', to_char((${now}::timestamptz + make_interval(secs => n."afterSeconds")) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'card', jsonb_build_object('brand', t.brand, 'last4', t.last4, 'fingerprint', t.fingerprint)),
        ${now}::timestamptz + make_interval(secs => n."afterSeconds"), n.times, case when n."afterSeconds" = 0 then ${now}::timestamptz end
      from tried t join jsonb_to_recordset(${news}::jsonb) as n (card text, type text, "afterSeconds" int, times int) on n.card = t.card
      where t.is_new
      returning id, payload, deliveries, delivered_at)
    select t.card, t.brand, t.last4, t.fingerprint, t.status, t.client_secret, e.id as event_id, e.payload, e.deliveries as times
    from tried t left join told e on e.delivered_at is not null`.execute(db);
  return rows[0];
}
