import type { Refund } from "@blenda/domain/refunds/model";
import { refundEventsFrom } from "@blenda/domain/refunds/rules";
import { refundTexts } from "@blenda/domain/refunds/texts";
import { publicPerson } from "../identity/sql.ts";
import { orderLineRow, orderRow } from "../orders/sql.ts";
import { chargeRow } from "../payments/sql.ts";
import type { Db } from "../platform/database/db.ts";
import { transitionRow } from "../platform/sql.ts";
import { sideCasesOf } from "./cases/case-repository.ts";
import { downloads, isOver, lessonsOpened, type RefundRow } from "./repository.ts";
import { picturesOf } from "./requests/picture-repository.ts";

type Side = "buyer" | "creator" | "staff";

/** Refunds as one side may see them, with what that side may do. */
export async function viewsOf(db: Db, rows: readonly RefundRow[], side: Side): Promise<Refund[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const facts = await db
    .selectFrom("refunds as r")
    .innerJoin(orderLineRow("l"), "l.id", "r.lineId")
    .innerJoin(orderRow("o"), "o.id", "r.orderId")
    .innerJoin(publicPerson("u"), "u.id", "r.buyerId")
    .leftJoin(chargeRow("c"), "c.orderId", "r.orderId")
    .select(["r.id", "l.title", "l.paidCents", "o.number", "u.displayName", "c.dispute"])
    .select(downloads.as("downloads"))
    .select((eb) => lessonsOpened(eb).as("lessonsOpened"))
    .where("r.id", "in", ids)
    .execute();
  const steps = await db
    .selectFrom(transitionRow("transitions"))
    .select(["entityId", "toStatus", "at"])
    .where("entity", "=", "refund")
    .where("entityId", "in", ids)
    .orderBy("id")
    .execute();
  const pictures = await picturesOf(db, ids);
  const cases = side === "staff" ? null : await sideCasesOf(db, ids, side);
  const factsById = new Map(facts.map((fact) => [fact.id, fact]));
  const stepsById = Map.groupBy(steps, ({ entityId }) => entityId);
  return rows.flatMap((row) => {
    const fact = factsById.get(row.id);
    if (!fact) return [];
    return {
      id: row.id,
      lineId: row.lineId,
      orderId: row.orderId,
      orderNumber: String(fact.number),
      title: fact.title,
      buyerName: fact.displayName,
      reason: row.reason,
      text: row.detail,
      pictures: pictures.get(row.id) ?? [],
      status: row.status,
      paidCents: fact.paidCents,
      amountCents: row.amountCents,
      bank: bankOf(row, fact.dispute),
      downloads: fact.downloads,
      lessonsOpened: fact.lessonsOpened ?? 0,
      // What our team wrote to this side stands for everything said before.
      answer: cases?.get(row.id)?.words || row.answer,
      dueAt: row.dueAt,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      allowed: refundEventsFrom(row.status, side),
      timeline: (stepsById.get(row.id) ?? []).map(({ toStatus, at }) => ({ at, what: refundTexts.steps[toStatus] ?? toStatus })),
      case: cases?.get(row.id)?.case ?? null,
    };
  });
}

/** What the bank has to do with it: what it holds cannot be paid, and what it returned was not paid by us. */
export function bankOf(
  { status, providerRefundId }: Pick<RefundRow, "status" | "providerRefundId">,
  dispute: string | null,
): Refund["bank"] {
  if (status === "refunded") return providerRefundId === null && dispute === "lost" ? "returned" : "none";
  return dispute === "open" && !isOver(status) ? "holds" : "none";
}

export async function viewOf(db: Db, row: RefundRow, side: Side): Promise<Refund> {
  const [view] = await viewsOf(db, [row], side);
  if (!view) throw new Error(`refund ${row.id} has no line`);
  return view;
}
