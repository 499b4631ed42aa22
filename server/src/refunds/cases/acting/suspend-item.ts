import { caseNumber } from "@blenda/domain/refunds/cases/rules";
import { suspendedWords } from "@blenda/domain/refunds/cases/texts";
import { moderateItem as moderateProduct } from "../../../catalogue/port.ts";
import { moderateItem as moderateTraining } from "../../../trainings/port.ts";
import { refunds } from "../../procedures.ts";
import { caseFor } from "../case-view.ts";
import { findSoldLine } from "../evidence.ts";
import { lockOwnCase, record } from "../holding.ts";
import { notifySide } from "../side-notices.ts";

/** The same step as a reviewer's: it can be reinstated the same way. */
export const suspendItem = refunds.suspendItem.handler(async ({ input: { id, code, reason }, context, errors }) => {
  const { user, now } = context;
  await context.transaction(async (tx) => {
    const { refund, found } = await lockOwnCase(tx, id, user);
    const { itemType, itemId, title } = await findSoldLine(tx, refund);
    if (itemType !== "product" && itemType !== "training") throw errors.REFUNDS_NOT_ON_SALE();
    const moderate = itemType === "product" ? moderateProduct : moderateTraining;
    const moved = await moderate(tx, { id: itemId, event: "suspend", code, reason, actorId: user.id }, now());
    if (!moved?.to) throw errors.REFUNDS_NOT_ON_SALE();
    const words = suspendedWords(caseNumber(found.number), title, reason);
    await notifySide(tx, context, refund, "creator", { key: `${id}/suspended/${now()}`, ...words });
    await record(tx, context, id, {
      action: "refunds.suspendItem",
      reason,
      before: { [itemType]: itemId, status: moved.from },
      after: { status: moved.to, code },
    });
  });
  return caseFor(context, id);
});
