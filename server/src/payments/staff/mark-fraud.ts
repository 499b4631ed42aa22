import { paymentChanged } from "@blenda/domain/payments/events";
import { lockOrder } from "../../orders/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { detailFor } from "./detail.ts";
import { payments } from "./procedures.ts";

/** What a mark does stands in `refunds`: nothing of its buyer goes back by itself any more. */
export const markFraud = payments.markFraud.handler(async ({ input: { orderId, isFraud, reason }, context, errors }) => {
  await context.transaction(async (tx) => {
    if (!(await lockOrder(tx, orderId))) throw errors.PAYMENTS_NOT_FOUND();
    const before = await tx.selectFrom("fraudMarks").select("reason").where("orderId", "=", orderId).executeTakeFirst();
    if (!before && !isFraud) return;
    const mark = { reason, markedBy: context.user.id, markedAt: context.now() };
    if (isFraud)
      await tx
        .insertInto("fraudMarks")
        .values({ orderId, ...mark })
        .onConflict((c) => c.column("orderId").doUpdateSet(mark))
        .execute();
    else await tx.deleteFrom("fraudMarks").where("orderId", "=", orderId).execute();
    await audit(tx, context, {
      action: "payments.markFraud",
      target: { kind: "order", id: orderId },
      reason,
      before: { isFraud: before !== undefined },
      after: { isFraud },
    });
    await emit(tx, paymentChanged({ orderId }));
  });
  return detailFor(context, orderId);
});
