import { PAYMENTS } from "@blenda/domain/payments/constants";
import { paymentChanged } from "@blenda/domain/payments/events";
import { addDays } from "@blenda/domain/shared/calendar";
import { lockOrder, mailReceipt } from "../../orders/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { audit } from "../../platform/requests/audit.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { mailRow } from "../../platform/sql.ts";
import { detailFor } from "./detail.ts";
import { payments } from "./procedures.ts";
import { receiptKeys } from "./receipt-keys.ts";

export const resendReceipt = payments.resendReceipt.handler(async ({ input, context, errors }) => {
  const { orderId } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: context.user.id, operation: "payments.resendReceipt", input }, async () => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw errors.PAYMENTS_NOT_FOUND();
      if (order.status !== "paid" || order.isTest) throw errors.PAYMENTS_NO_RECEIPT();
      const [, ...again] = receiptKeys(orderId);
      const sent = await tx.selectFrom(mailRow("mails")).select(["key", "createdAt"]).where("key", "in", again).execute();
      const today = sent.filter(({ createdAt }) => createdAt > addDays(context.now(), -1));
      const key = again.find((free) => sent.every((mail) => mail.key !== free));
      if (today.length >= PAYMENTS.RECEIPTS_PER_DAY || !key) throw errors.PAYMENTS_RECEIPT_LIMIT();
      await mailReceipt(tx, context, orderId, key);
      await audit(tx, context, { action: "payments.resendReceipt", target: { kind: "order", id: orderId }, after: { mail: key } });
      await emit(tx, paymentChanged({ orderId }));
      return {};
    }),
  );
  return detailFor(context, orderId);
});
