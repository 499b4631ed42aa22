import { CASES } from "@blenda/domain/refunds/cases/constants";
import { caseNumber, goodwillMostCents } from "@blenda/domain/refunds/cases/rules";
import { goodwillWords } from "@blenda/domain/refunds/cases/texts";
import { addDays } from "@blenda/domain/shared/calendar";
import { addGoodwill } from "../../../discounts/port.ts";
import type { Random } from "../../../platform/random.ts";
import { idempotent } from "../../../platform/requests/idempotency.ts";
import { refunds } from "../../procedures.ts";
import { findGoodwill, noteGoodwill } from "../case-repository.ts";
import { caseFor } from "../case-view.ts";
import { findSoldLine } from "../evidence.ts";
import { lockOwnCase, record } from "../holding.ts";
import { notifySide } from "../side-notices.ts";

/** Without letters that look like others. */
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const LENGTH = 10;
const newCode = ({ below }: Random): string => `SORRY-${Array.from({ length: LENGTH }, () => LETTERS[below(LETTERS.length)]).join("")}`;

/** A coupon of ours for this buyer, once per case. */
export const giveGoodwill = refunds.giveGoodwill.handler(async ({ input, context, errors }) => {
  const { user, now, random, id: newId } = context;
  const { id, amountCents, reason } = input;
  await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "refunds.giveGoodwill", input }, async () => {
      const { refund, found } = await lockOwnCase(tx, id, user);
      if (await findGoodwill(tx, id)) throw errors.REFUNDS_GOODWILL_GIVEN();
      const { paidCents } = await findSoldLine(tx, refund);
      if (amountCents > goodwillMostCents(paidCents)) throw errors.REFUNDS_GOODWILL_AMOUNT();
      const [discountId, code] = [newId(), newCode(random)];
      const endsAt = addDays(now(), CASES.GOODWILL_DAYS);
      await addGoodwill(tx, { id: discountId, code, holderId: refund.buyerId, cents: amountCents, at: now(), endsAt });
      await noteGoodwill(tx, { refundId: id, discountId, code, amountCents, givenBy: user.id, givenAt: now() });
      await notifySide(tx, context, refund, "buyer", { key: discountId, ...goodwillWords(caseNumber(found.number), code, amountCents) });
      await record(tx, context, id, { action: "refunds.giveGoodwill", reason, after: { discountId, amountCents } });
      return discountId;
    }),
  );
  return caseFor(context, id);
});
