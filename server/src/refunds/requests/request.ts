import { REFUNDS, type RefundObstacle } from "@blenda/domain/refunds/constants";
import { addBusinessDays } from "@blenda/domain/shared/calendar";
import type { Tx } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { openRefund } from "../open.ts";
import { refunds } from "../procedures.ts";
import { findCase, findRefund, lockCase } from "../repository.ts";
import { viewOf } from "../view.ts";
import { lockPayer, payerOf } from "./history-repository.ts";
import { judge } from "./judging.ts";
import { attachPictures } from "./picture-repository.ts";

export const request = refunds.request.handler(async ({ input, context, errors }) => {
  const { db, user, now } = context;
  const { lineId, reason, text, pictureIds } = input;
  const refused = (obstacle: RefundObstacle) => errors.REFUNDS_NOT_ELIGIBLE({ data: { reason: obstacle } });

  const open = async (tx: Tx): Promise<string> => {
    const known = await findCase(tx, user.id, lineId);
    const line = known && (await lockCase(tx, known));
    if (!line) throw errors.REFUNDS_NOT_FOUND();
    await lockPayer(tx, await payerOf(tx, user.id, line.orderId));
    const { obstacle, allowedReasons, automaticFor, mostCents } = await judge(tx, line, now());
    if (obstacle) throw refused(obstacle);
    if (!allowedReasons.includes(reason)) throw refused("tooLate");
    const isAutomatic = automaticFor.includes(reason);
    const opened = await openRefund(tx, context, {
      line,
      buyerId: user.id,
      reason,
      detail: text,
      amountCents: mostCents,
      dueAt: isAutomatic ? null : addBusinessDays(now(), REFUNDS.CREATOR_BUSINESS_DAYS),
    });
    if (opened === null) throw refused("notNow");
    if (!(await attachPictures(tx, user.id, opened, pictureIds))) throw errors.REFUNDS_PICTURE_UNKNOWN();
    return opened;
  };

  const refundId = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.request", input }, () => open(tx)),
  );
  const row = await findRefund(db, refundId);
  if (!row) throw errors.REFUNDS_NOT_FOUND();
  return viewOf(db, row, "buyer");
});
