import type { RefundObstacle } from "@blenda/domain/refunds/constants";
import { REFUND_LISTS } from "@blenda/domain/refunds/lists/constants";
import type { OrderToRefund } from "@blenda/domain/refunds/lists/model";
import { readRefundSearch } from "@blenda/domain/refunds/lists/rules";
import { refundListTexts } from "@blenda/domain/refunds/lists/texts";
import { refundTexts } from "@blenda/domain/refunds/texts";
import type { Instant } from "@blenda/domain/shared/time";
import { publicPerson } from "../../identity/sql.ts";
import { orderLineRow, orderRow } from "../../orders/sql.ts";
import type { Db } from "../../platform/database/db.ts";
import { type Case, findCase } from "../repository.ts";
import { judge } from "../requests/judging.ts";

/** Why our team cannot give a line back. A window that closed is no obstacle to them. */
export async function obstacleFor(db: Db, line: Case, now: Instant): Promise<RefundObstacle | null> {
  const { obstacle } = await judge(db, line, now);
  return obstacle === "tooLate" ? null : obstacle;
}

/** The lines of an order by its number, each with what of it can still be given back. */
export async function orderFor(db: Db, typed: string, now: Instant): Promise<OrderToRefund | null> {
  const search = readRefundSearch(typed);
  if (!search || !("orderNumber" in search)) return null;
  const order = await db
    .selectFrom(orderRow("o"))
    .leftJoin(publicPerson("u"), "u.id", "o.buyerId")
    .select(["o.id", "o.number", "o.email", "o.paidAt", "u.displayName"])
    .where("o.number", "=", search.orderNumber)
    .executeTakeFirst();
  if (!order) return null;
  const lines = await db
    .selectFrom(orderLineRow("l"))
    .leftJoin(publicPerson("c"), "c.id", "l.creatorId")
    .select(["l.id", "l.buyerId", "l.title", "l.paidCents", "l.refundedCents", "c.displayName as creatorName"])
    .where("l.orderId", "=", order.id)
    .orderBy("l.position")
    .limit(REFUND_LISTS.MOST_LINES)
    .execute();
  const shown: OrderToRefund["lines"] = [];
  for (const { id, buyerId, title, paidCents, refundedCents, creatorName } of lines) {
    const line = buyerId === null ? undefined : await findCase(db, buyerId, id);
    const obstacle = line && (await obstacleFor(db, line, now));
    const why = line ? (obstacle ? refundTexts[obstacle] : null) : refundListTexts.noAccount;
    shown.push({ lineId: id, title, creatorName, paidCents, leftCents: paidCents - refundedCents, obstacle: why });
  }
  return { orderNumber: String(order.number), buyerName: order.displayName ?? order.email, paidAt: order.paidAt, lines: shown };
}
