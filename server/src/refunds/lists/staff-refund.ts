import { isLarge, needsSecondPerson } from "@blenda/domain/refunds/cases/rules";
import { orderLineRow } from "../../orders/sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import { audit } from "../../platform/requests/audit.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { requireFactor } from "../../platform/requests/procedure.ts";
import { refunds } from "../procedures.ts";
import { lockCase } from "../repository.ts";
import { detailFor } from "./detail.ts";
import { rightsOf } from "./names.ts";
import { openByStaff } from "./open-by-staff.ts";
import { obstacleFor } from "./order-to-refund.ts";

/** Staff give a line back without a request (decision B9: the creator reads why). */
export const staffRefund = refunds.staffRefund.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { lineId, amountCents, reason, text } = input;
  // Asked before the transaction: that would hold its connection while the answer comes over another.
  const asked = { userId: user.id, sessionId: context.sessionId, action: "MONEY" } as const;
  const factor = isLarge(amountCents) ? await requireFactor(context, asked) : context.factor;
  const isForTwo = needsSecondPerson({ ruling: "staffApprove", amountCents, isAdmin: rightsOf(user).isAdmin });

  const open = async (tx: Tx): Promise<string> => {
    const known = await db.selectFrom(orderLineRow("orderLines")).select(["id", "orderId"]).where("id", "=", lineId).executeTakeFirst();
    const line = known && (await lockCase(tx, known));
    if (!line) throw errors.REFUNDS_NOT_FOUND();
    const { buyerId } = line;
    if (buyerId === null) throw errors.REFUNDS_NO_ACCOUNT();
    const obstacle = await obstacleFor(tx, line, now());
    if (obstacle) throw errors.REFUNDS_NOT_ELIGIBLE({ data: { reason: obstacle } });
    if (amountCents > line.paidCents - line.refundedCents) throw errors.REFUNDS_TOO_MUCH();
    const opening = { line: { ...line, buyerId }, staffId: user.id, reason, text, amountCents, isForTwo };
    const id = await openByStaff(tx, context, opening);
    if (id === null) throw errors.REFUNDS_NOT_ELIGIBLE({ data: { reason: "notNow" } });
    const after = { lineId, orderId: line.orderId, amountCents, isForTwo };
    await audit(tx, { ...context, factor }, { action: "refunds.staffRefund", target: { kind: "refund", id }, reason: text, after });
    return id;
  };

  const id = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.staffRefund", input }, () => open(tx)),
  );
  return detailFor(context, id);
});
