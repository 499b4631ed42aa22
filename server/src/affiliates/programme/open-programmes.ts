import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import type { OpenProgramme } from "@blenda/domain/affiliates/model";
import { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import { isOffered } from "../../identity/sql.ts";
import { CursorId, cursorCodec } from "../../platform/database/cursor.ts";
import { shopRow } from "../../shops/sql.ts";
import { ownAffiliateCalls } from "../procedures.ts";

const place = cursorCodec(Instant, CursorId);

/** Whoever was not accepted sees what somebody sees who still waits. */
export const openProgrammes = ownAffiliateCalls.openProgrammes.handler(async ({ input: { after }, context: { db, user } }) => {
  const [at, id] = place.read(after) ?? [];
  const { rows } = await sql<OpenProgramme & { since: Instant }>`
    select p.creator_id, s.name as shop_name, s.slug as shop_slug, (p.terms ->> 'bps')::int as bps, p.since
    from affiliate_programmes p join ${shopRow("s")} on s.creator_id = p.creator_id
    where p.may_ask and (p.terms ->> 'isOn')::boolean and p.creator_id <> ${user.id} and ${isOffered("p.creatorId")}
      and not exists (select from affiliate_programmes l where l.creator_id = p.creator_id and l.since > p.since)
      and not exists (select from affiliates a where a.creator_id = p.creator_id and a.user_id = ${user.id} and a.state <> 'ended')
      ${at === undefined ? sql`` : sql`and (p.since, p.creator_id) < (${at}::timestamptz, ${id})`}
    order by p.since desc, p.creator_id desc limit ${AFFILIATES.PAGE + 1}`.execute(db);
  const page = rows.slice(0, AFFILIATES.PAGE);
  const last = page.at(-1);
  return {
    rows: page.map(({ since: _, ...programme }) => programme),
    next: rows.length > page.length && last ? place.write(last.since, last.creatorId) : null,
  };
});
