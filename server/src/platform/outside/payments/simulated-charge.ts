import { sql } from "kysely";
import { anyOf } from "../../database/any-of.ts";
import { batched } from "../../database/batched.ts";
import type { Db } from "../../database/db.ts";
import { prepared } from "../../database/prepared.ts";
import type { CardFacts } from "./payments.ts";
import { ASKING_CARD, NEWS, SUCCEEDING } from "./simulated-cards.ts";
import { newId } from "./simulated-store.ts";

export interface SimulatedCharge extends CardFacts {
  card: string;
  status: "requires_payment_method" | "requires_action" | "succeeded";
  clientSecret: string;
  /** The news that leaves at once; it is this process's to send, and to give back if it cannot. */
  eventId: string | null;
  payload: object | null;
  times: number | null;
}

interface ChargeRequest {
  intentId: string;
  method: string;
  isApproved: boolean;
  now: string;
}

/**
 * Tries cards, in one statement: each intent moves as its card behaves, and what is to be told of it is written down with
 * it. An intent that succeeded before stays as it is and tells nothing. Nothing is answered where either does not exist.
 * Where all of them succeed and tell it at once, the disk is not waited for: the log is written in order, so once a
 * receiver has written down what it was told, the charge is there too.
 */
export const chargeIntent = batched(
  async (db: Db, requests: ChargeRequest[]): Promise<(SimulatedCharge | undefined)[]> => {
    const tries = requests.map((request) => ({ ...request, succeededId: newId("evt"), otherId: newId("evt") }));
    const ids = requests.map(({ intentId }) => intentId);
    const charged = new Map((await updateTried(db, { tries: JSON.stringify(tries), ids })).map((row) => [row.intentId, row]));
    return requests.map(({ intentId }) => charged.get(intentId));
  },
  { apart: ({ intentId }) => intentId },
);

const updateTried = prepared(
  (_db, { tries, ids }: { tries: string; ids: string[] }) => sql<SimulatedCharge & { intentId: string }>`
    with wish as (
      select w.*, m.card, m.brand, m.last4, m.fingerprint, i.status as before,
        w."isApproved" or m.card = any(${sql.lit(`{${SUCCEEDING.join(",")}}`)}::text[]) as is_good
      from jsonb_to_recordset(${tries}::jsonb)
        as w ("intentId" text, method text, "isApproved" boolean, now timestamptz, "succeededId" text, "otherId" text)
      join sim_methods m on m.token = w.method
      join sim_intents i on i.id = w."intentId" and i.id = ${anyOf(ids)} and i.status <> 'cancelled'
      order by i.id for update of i),
    tried as (
      update sim_intents i set
        method = case when w.before = 'succeeded' then i.method else w.method end,
        status = case when w.before = 'succeeded' or w.is_good then 'succeeded'
          when w.card = ${sql.lit(ASKING_CARD)} then 'requires_action' else 'requires_payment_method' end,
        succeeded_at = case when w.before = 'succeeded' then i.succeeded_at when w.is_good then w.now end
      from wish w where i.id = w."intentId" and i.id = ${anyOf(ids)}
      returning i.*, w.card, w.brand, w.last4, w.fingerprint, w.now, w."succeededId", w."otherId",
        w.before <> 'succeeded' and i.status = 'succeeded' as is_new),
    told as (
      insert into sim_events (id, type, payload, deliver_at, deliveries, delivered_at)
      select case when n.type = 'payment_succeeded' then t."succeededId" else t."otherId" end, n.type,
        jsonb_build_object('intentId', t.id, 'orderId', t.order_id, 'amountCents', t.amount_cents, 'currency', t.currency,
          'occurredAt', to_char((t.now + make_interval(secs => n."afterSeconds")) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'card', jsonb_build_object('brand', t.brand, 'last4', t.last4, 'fingerprint', t.fingerprint)),
        t.now + make_interval(secs => n."afterSeconds"), n.times, case when n."afterSeconds" = 0 then t.now end
      from tried t
      join jsonb_to_recordset(${sql.lit(JSON.stringify(NEWS))}::jsonb) as n (card text, type text, "afterSeconds" int, times int) on n.card = t.card
      where t.is_new
      returning id, payload, deliveries, delivered_at),
    hurried as (
      select case when (select count(*) from told where delivered_at is not null) = (select count(*) from tried)
        then set_config('synchronous_commit', 'off', true) end as is_so)
    select t.id as intent_id, t.card, t.brand, t.last4, t.fingerprint, t.status, t.client_secret, e.id as event_id, e.payload,
      e.deliveries as times
    from tried t cross join hurried left join told e on e.delivered_at is not null and e.payload ->> 'intentId' = t.id`,
);
