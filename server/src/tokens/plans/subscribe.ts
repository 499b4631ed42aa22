import type { Instant } from "@blenda/domain/shared/time";
import type { TokenPlan } from "@blenda/domain/tokens/constants";
import { findPlan, upgradeOf } from "@blenda/domain/tokens/rules";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import type { Tx } from "../../platform/database/db.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { requirePlace, taxTermsFor } from "../../tax/port.ts";
import { askForPayment, openOrder } from "../packs/open-order.ts";
import { tokens } from "../procedures.ts";
import { findLive } from "./subscription-repository.ts";

/** A month of a plan, or the rest of a running month as a larger one. Plan and tokens come when the payment has. */
export const subscribe = tokens.subscribe.handler(async ({ input, context, errors }) => {
  const { user, id, now } = context;
  const plan = findPlan(input.planId);
  if (!plan) throw errors.TOKENS_INVALID_PLAN();
  const orderId = id();
  const { isPlaceConfirmed, invoice, consent } = input;
  const taxed = await taxTermsFor(context, user.id, input);
  requirePlace(taxed, isPlaceConfirmed);
  const buyer = { ...user, invoice, consent, taxed, isPlaceConfirmed };
  const opened = await context.transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "tokens.subscribe", input }, async () => {
      const wish = await wishFor(tx, user.id, plan, now());
      if (!wish) throw errors.TOKENS_NOT_AN_UPGRADE();
      return openOrder(tx, context, orderId, buyer, wish);
    }),
  );
  const isFresh = opened.orderId === orderId;
  return askForPayment(context, opened, { isFresh, isForLater: true, down: errors.TOKENS_PROVIDER_DOWN });
});

/** What is sold: only a month that is paid for and runs can be made larger; a plan whose renewal fails begins anew. */
async function wishFor(tx: Tx, userId: string, plan: TokenPlan, now: Instant) {
  const live = await findLive(tx, userId);
  const running = live && live.status !== "past_due" && live.expiresAt > now ? findPlan(live.planId) : undefined;
  if (!live || !running) return { ...plan, kind: "plan", itemId: plan.id, title: tokenTexts.planLine(plan.name) } as const;
  const more = upgradeOf(running, plan);
  if (!more) return null;
  const { id: subscriptionId, period } = live;
  return { ...more, kind: "upgrade", itemId: plan.id, title: tokenTexts.upgradeLine(plan.name), subscriptionId, period } as const;
}
