import { payoutMoved } from "@blenda/domain/payouts/events";
import { emit } from "../../platform/events/outbox.ts";
import { payouts } from "../procedures.ts";
import { changeSettings, settingsOf } from "./settings-repository.ts";

export const setSchedule = payouts.setSchedule.handler(({ input: { schedule, minimumCents }, context: { user, now, transaction } }) =>
  transaction(async (tx) => {
    await changeSettings(tx, user.id, { schedule, minimumCents }, now());
    await emit(tx, payoutMoved({ userId: user.id, payoutId: "" }));
    return settingsOf(tx, user.id);
  }),
);
