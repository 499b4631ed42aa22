import { DISPUTES } from "@blenda/domain/disputes/constants";
import type { OwnDispute } from "@blenda/domain/disputes/model";
import { canAddEvidence } from "@blenda/domain/disputes/rules";
import type { Instant } from "@blenda/domain/shared/time";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { lineOf, selectDisputes } from "../list.ts";
import { evidenceOf } from "./evidence-repository.ts";

/** Disputes of one creator's sales, the newest first; of one payment, where one is named. */
export async function ownDisputes(db: Db, creatorId: string, now: Instant, intentId?: string): Promise<OwnDispute[]> {
  const rows = await selectDisputes(db, {})
    .where(sql<boolean>`exists (select from order_lines l where l.order_id = g.order_id and l.creator_id = ${creatorId})`)
    .where("o.isTest", "=", false)
    .$if(intentId !== undefined, (q) => q.where("g.intentId", "=", intentId ?? ""))
    .orderBy("g.disputedAt", "desc")
    .limit(DISPUTES.OWN_SHOWN)
    .execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom("orderLines as l")
    .leftJoin("disputedLines as d", "d.lineId", "l.id")
    .select(["l.orderId", "l.title", "d.heldCents"])
    .where("l.creatorId", "=", creatorId)
    .where(
      "l.orderId",
      "in",
      rows.map(({ orderId }) => orderId),
    )
    .orderBy("l.position")
    .execute();
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const evidence = await evidenceOf(
    db,
    rows.map((row) => row.intentId),
    creatorId,
  );
  return rows.map(lineOf).map(({ id, orderId, orderNumber, state, openedAt, evidenceDueAt }) => {
    const sold = byOrder.get(orderId) ?? [];
    return {
      ...{ id, orderNumber, state, openedAt, evidenceDueAt },
      titles: sold.map(({ title }) => title),
      heldCents: sold.reduce((sum, { heldCents }) => sum + (heldCents ?? 0), 0),
      canAdd: canAddEvidence(state, openedAt, now),
      evidence: evidence.get(id) ?? [],
    };
  });
}
