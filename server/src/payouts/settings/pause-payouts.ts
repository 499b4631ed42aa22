import { payoutMoved } from "@blenda/domain/payouts/events";
import { emit } from "../../platform/events/outbox.ts";
import { payouts } from "../procedures.ts";
import { changeSettings, settingsOf } from "./settings-repository.ts";

/** One's own pause: what is collected already goes out, nothing more is. */
export const pausePayouts = payouts.pausePayouts.handler(({ input: { isPaused }, context: { user, now, transaction } }) =>
  transaction(async (tx) => {
    await changeSettings(tx, user.id, { pausedAt: isPaused ? now() : null }, now());
    await emit(tx, payoutMoved({ userId: user.id, payoutId: "" }));
    return settingsOf(tx, user.id);
  }),
);
