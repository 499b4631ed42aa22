import type { PayoutStatus } from "@blenda/domain/payouts/constants";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { sql } from "kysely";
import { peopleFitting, publicPerson, SELLER_NAME } from "../../identity/sql.ts";
import type { Findable } from "../../platform/overview.ts";
import { shopRow } from "../../shops/sql.ts";

interface Row {
  id: string;
  externalId: string | null;
  who: string;
  day: string;
  status: PayoutStatus;
  amount: string;
  last4: string;
}

/** By its own id or the provider's, and by whose it is. */
export const findablePayouts: Findable = {
  kind: "payout",
  access: "admin",
  find: async (db, typed, { limit }) => {
    const people = peopleFitting(typed);
    if (!people) return [];
    const byId = typed.by === "id" ? sql`select id from payouts where id = ${typed.id} or external_id = ${typed.id} union` : sql``;
    const { rows } = await sql<Row>`
      select p.id, p.external_id, ${SELLER_NAME} as who, to_char(p.day::date, 'FMMon FMDD, YYYY') as day, p.status,
        to_char(p.amount_cents / 100.0, 'FM$999,999,990.00') as amount, p.last4
      from payouts p join ${publicPerson("u")} on u.id = p.user_id left join ${shopRow("s")} on s.creator_id = p.user_id
      where p.id = any (array(select id from (${byId} select x.id from (${people}) as w cross join lateral (
        select q.id from payouts q where q.user_id = w.id order by q.created_at desc, q.id desc limit ${limit}) as x) as f))
      order by p.created_at desc, p.id desc limit ${limit}`.execute(db);
    return rows.map(({ id, externalId, who, day, status, amount, last4 }) => ({
      id,
      title: `Payout to ${who}`,
      detail: `${day} · ${payoutTexts.statuses[status].toLowerCase()} · account ending ${last4}`,
      figure: amount,
      isOpen: status === "on_hold",
      isExact: typed.by === "id" && (id === typed.id || externalId === typed.id),
      paths: [`/admin/payouts?tab=all&open=${encodeURIComponent(id)}`],
    }));
  },
};
