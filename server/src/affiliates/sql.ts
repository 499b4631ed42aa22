import { type RawBuilder, sql } from "kysely";
import { account } from "../identity/sql.ts";
import { door } from "../platform/database/door.ts";

export const affiliateCommissionRow = door("affiliateCommissions", ["lineId", "affiliateId", "title"]);

/** Whether somebody is in a creator's programme right now: accepted, not paused, not gone. Both are columns of the statement. */
export const worksFor = (userId: string, creatorId: string): RawBuilder<boolean> =>
  sql`exists (select from affiliates a where a.user_id = ${sql.ref(userId)} and a.creator_id = ${sql.ref(creatorId)} and a.state = 'active')`;

/** The id somebody's affiliate links carry. */
export const affiliateRef = (userId: string): RawBuilder<string> =>
  sql`(select coalesce(u.global_affiliate_id, '') from ${account("u")} where u.id = ${sql.ref(userId)})`;
