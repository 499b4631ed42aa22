import { seePayments } from "@blenda/domain/payments/constants";
import { seePeople } from "@blenda/domain/users/constants";
import { kindOf } from "@blenda/domain/users/rules";
import { userTexts } from "@blenda/domain/users/texts";
import { sql } from "kysely";
import { account, IS_ADMIN, IS_CREATOR, peopleFitting } from "../identity/sql.ts";
import { orderRow } from "../orders/sql.ts";
import type { Findable } from "../platform/overview.ts";

interface Row {
  id: string;
  name: string;
  email: string;
  globalAffiliateId: string;
  isAdmin: boolean;
  isCreator: boolean;
  roles: string[];
  permissions: string[];
  since: string;
  orders: number;
  isSuspended: boolean;
}

const ordersText = (orders: number): string => (orders === 1 ? "1 order" : `${orders} orders`);

/** By an address, a name, an affiliate id, the name of a shop; and the buyer of an order's number, for those who may see orders. */
export const findablePeople: Findable = {
  kind: "person",
  access: seePeople,
  find: async (db, typed, { limit, may }) => {
    const buyer =
      typed.by === "number" &&
      may(seePayments) &&
      sql`select buyer_id as id from ${orderRow("orders")} where number = ${typed.number}::bigint`;
    const fitting = peopleFitting(typed) ?? (buyer || null);
    if (!fitting) return [];
    const { rows } = await sql<Row>`
      select u.id, coalesce(nullif(u.display_name, ''), u.name) as name, u.email, u.global_affiliate_id, ${IS_ADMIN} as is_admin, ${IS_CREATOR} as is_creator,
        u.roles, u.permissions, to_char(u.created_at at time zone 'UTC', 'YYYY') as since, u.suspended_at is not null as is_suspended,
        (select count(*)::int from ${orderRow("o")} where o.buyer_id = u.id and o.paid_at is not null) as orders
      from ${account("u")} where u.id = any (array(select id from (${fitting}) as f)) and u.deleted_at is null
      order by u.last_seen_at desc nulls last, u.id limit ${limit}`.execute(db);
    return rows.map((row) => ({
      id: row.id,
      title: row.name,
      detail: [row.email, `${userTexts.kinds[kindOf(row)]} since ${row.since}`, ordersText(row.orders), row.isSuspended && "Suspended"]
        .filter(Boolean)
        .join(" · "),
      figure: null,
      isOpen: row.isSuspended,
      isExact:
        (typed.by === "email" && row.email === typed.email) ||
        (typed.by === "id" && (row.id === typed.id || row.globalAffiliateId === typed.id.toUpperCase())),
      paths: [`/admin/users?open=${encodeURIComponent(row.id)}`],
    }));
  },
};
