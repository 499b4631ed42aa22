import { caseNumber } from "@blenda/domain/refunds/cases/rules";
import { warningWords } from "@blenda/domain/refunds/cases/texts";
import { idempotent } from "../../../platform/requests/idempotency.ts";
import { refunds } from "../../procedures.ts";
import { addWarning } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { lockOwnCase, record } from "../holding.ts";
import { notifySide } from "../side-notices.ts";

/** They read it, and it counts in their history. */
export const warn = refunds.warn.handler(async ({ input, context, errors }) => {
  const { user, now, id: newId } = context;
  const { id, side, text } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.warn", input }, async () => {
      const { refund, found } = await lockOwnCase(tx, id, user);
      const userId = side === "buyer" ? refund.buyerId : refund.creatorId;
      if (userId === null) throw errors.REFUNDS_NO_CREATOR();
      const warningId = newId();
      await addWarning(tx, { id: warningId, refundId: id, side, userId, text, warnedBy: user.id, warnedAt: now() });
      await notifySide(tx, context, refund, side, { key: warningId, ...warningWords(caseNumber(found.number), text) });
      await record(tx, context, id, { action: "refunds.warn", reason: text, after: { side, userId } });
      return warningId;
    }),
  );
  return caseFor(context, id);
});
