import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { lockOrder } from "../../orders/port.ts";
import { emit } from "../../platform/events/outbox.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { giveMoneyBack } from "../../refunds/port.ts";
import { debitAccount, findPackOf, returnLot } from "../balance/lot-repository.ts";
import { tokens } from "../procedures.ts";
import { addUsage, lockAccount } from "../repository.ts";
import { accountOf } from "../view.ts";
import { refundableUntil } from "./pack-refund.ts";

/** Decision A17. The account is held before anything is looked at: what is given back cannot be spent meanwhile (trust K5). */
export const returnPack = tokens.returnPack.handler(({ input, context, errors }) => {
  const { user, now } = context;
  const userId = user.id;
  return context.transaction((tx) =>
    idempotent(tx, { actorId: userId, operation: "tokens.returnPack", input }, async () => {
      const at = now();
      const known = await findPackOf(tx, userId, input.lineId);
      if (!known) throw errors.TOKENS_NOT_REFUNDABLE();
      // The order first, then the account, as everybody does who needs both.
      await lockOrder(tx, known.orderId);
      await lockAccount(tx, userId, at);
      const pack = await findPackOf(tx, userId, input.lineId);
      if (!pack || refundableUntil(pack, at) === null) throw errors.TOKENS_NOT_REFUNDABLE();
      const { remaining, orderId, creatorId } = pack;
      const amountCents = Math.floor((pack.paidCents * remaining) / pack.granted);
      await returnLot(tx, pack.id, { taken: remaining, returned: remaining });
      const balanceAfter = await debitAccount(tx, userId, { taken: remaining, owed: 0 }, at);
      await addUsage(tx, { userId, tokenCost: remaining, type: "refund", about: tokenTexts.packBack, balanceAfter, at, orderId });
      const line = { id: pack.lineId, orderId, creatorId };
      const wish = { line, buyerId: userId, reason: "other", detail: tokenTexts.packBack, amountCents } as const;
      if ((await giveMoneyBack(tx, context, wish)) === null) throw errors.TOKENS_NOT_REFUNDABLE();
      await emit(tx, tokensBalanceChanged({ userId }));
      return { account: await accountOf(tx, userId, at), tokens: remaining, amountCents };
    }),
  );
});
