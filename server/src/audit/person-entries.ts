import { AUDIT } from "@blenda/domain/audit/constants";
import { type RawBuilder, sql } from "kysely";
import { affiliateCommissionRow } from "../affiliates/sql.ts";
import { bundleRow } from "../bundles/sql.ts";
import { productRow } from "../catalogue/sql.ts";
import { postRow } from "../community/sql.ts";
import { account } from "../identity/sql.ts";
import { payoutRow } from "../payouts/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { auditEntryRow } from "../platform/sql.ts";
import { payoutRecipientRow } from "../recipients/sql.ts";
import { refundRow } from "../refunds/sql.ts";
import { trainingRow } from "../trainings/sql.ts";
import type { EntryRow } from "./repository.ts";

/** Of somebody who writes every day the latest are enough: what was decided is looked up post by post. */
const MOST_POSTS = 500;

const cents = (column: string) => sql`to_char(${sql.ref(column)} / 100.0, 'FM$999,999,990.00')`;

/** Things of one person that our team decides about, and what each is called. */
const things = (userId: string) => sql`
  select 'user' as kind, id, name as title from ${account("users")} where id = ${userId}
  union all select 'address', email, email from ${account("users")} where id = ${userId}
  union all select 'application', ${userId}, null
  union all select 'product', id, title from ${productRow("products")} where creator_id = ${userId}
  union all select 'training', id, title from ${trainingRow("trainings")} where creator_id = ${userId}
  union all select 'bundle', id, title from ${bundleRow("bundles")} where creator_id = ${userId}
  union all (select 'post', id, coalesce(nullif(title, ''), summary) from ${postRow("posts")} where author_id = ${userId}
    order by created_at desc, id desc limit ${sql.lit(MOST_POSTS)})`;

/** For readers who may see money. */
const money = (userId: string) => sql`
  union all select 'payout', id, ${cents("amountCents")} from ${payoutRow("payouts")} where user_id = ${userId}
  union all select 'recipient', id, currency || ' ····' || last4 from ${payoutRecipientRow("payoutRecipients")} where user_id = ${userId}
  union all select 'refund', id, ${cents("amountCents")} from ${refundRow("refunds")} where buyer_id = ${userId} or creator_id = ${userId}
  union all select 'commission', line_id, title from ${affiliateCommissionRow("affiliateCommissions")} where affiliate_id = ${userId}`;

/** The last that was decided about a person: the account, the application, what they sell, write and are paid. Newest first. */
export async function entriesOfPerson(db: Db, userId: string, { hasMoney }: { hasMoney: boolean }): Promise<EntryRow[]> {
  const all: RawBuilder<unknown> = sql`${things(userId)} ${hasMoney ? money(userId) : sql``}`;
  const { rows } = await sql<EntryRow>`
    select e.*, actor.name as actor_name, o.title as target_name from (${all}) as o
    cross join lateral (select * from ${auditEntryRow("e")} where e.target_kind = o.kind and e.target_id = o.id
      order by e.n desc limit ${AUDIT.SHOWN_OF_TARGET}) as e
    left join ${account("actor")} on actor.id = e.actor_id
    order by e.n desc limit ${AUDIT.SHOWN_OF_TARGET}`.execute(db);
  return rows;
}
