import { findPack } from "@blenda/domain/tokens/rules";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { requirePlace, taxTermsFor } from "../../tax/port.ts";
import { tokens } from "../procedures.ts";
import { askForPayment, openOrder } from "./open-order.ts";

/** The tokens come when the payment has: this only opens the order. */
export const buyPack = tokens.buyPack.handler(async ({ input, context, errors }) => {
  const { user, id } = context;
  const pack = findPack(input.packId);
  if (!pack) throw errors.TOKENS_INVALID_PACK();
  const orderId = id();
  const { isPlaceConfirmed, invoice, consent } = input;
  const taxed = await taxTermsFor(context, user.id, input);
  requirePlace(taxed, isPlaceConfirmed);
  const buyer = { ...user, invoice, consent, taxed, isPlaceConfirmed };
  const wish = { ...pack, kind: "pack", itemId: pack.id, title: tokenTexts.packLine(pack.tokens) } as const;
  const opened = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "tokens.buyPack", input }, () => openOrder(tx, context, orderId, buyer, wish)),
  );
  const isFresh = opened.orderId === orderId;
  return askForPayment(context, opened, { isFresh, isForLater: false, down: errors.TOKENS_PROVIDER_DOWN });
});
