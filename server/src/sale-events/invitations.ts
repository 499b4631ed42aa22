import type { Invitation } from "@blenda/domain/sale-events/model";
import { stateAt } from "@blenda/domain/sale-events/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

/** Events of the platform a creator may join, takes part in, or took part in lately. */
export async function invitationsOf(db: Db, creatorId: string, now: Instant, id?: string): Promise<Invitation[]> {
  const rows = await db
    .selectFrom("saleEvents as e")
    .select(["e.id", "e.name", "e.status", "e.startsAt", "e.endsAt", "e.optInDeadline", "e.percent", "e.message"])
    .select(
      sql<number>`(select count(*)::int from sale_event_items i where i.event_id = e.id and i.creator_id = ${creatorId} and i.status <> 'dropped')`.as(
        "joined",
      ),
    )
    .where("e.kind", "=", sql.lit("platform"))
    .where("e.status", "in", ["inviting", "locked", "active", "ended", "cancelled"])
    .where("e.invitedAt", "is not", null)
    .$if(id !== undefined, (q) => q.where("e.id", "=", id ?? ""))
    .orderBy("e.startsAt", "desc")
    .limit(50)
    .execute();
  return rows.map(({ status, optInDeadline, ...row }) => ({
    ...row,
    optInDeadline: optInDeadline ?? row.startsAt,
    state: stateAt({ status, ...row }, now),
    isOpen: status === "inviting" && (optInDeadline ?? row.startsAt) > now,
  }));
}
