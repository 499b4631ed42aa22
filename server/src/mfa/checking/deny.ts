import { factorSessionsChanged } from "@blenda/domain/mfa/events";
import { emit } from "../../platform/events/outbox.ts";
import { noteEvent } from "../event-repository.ts";
import { mfa } from "../procedures.ts";
import { removeChallenges } from "./challenge-repository.ts";

export const deny = mfa.deny.handler(({ input: { action }, context: { user, sessionId, now, asking, transaction } }) =>
  transaction(async (tx) => {
    const userId = user.id;
    if (await removeChallenges(tx, { userId, place: sessionId, purpose: action })) {
      await noteEvent(tx, asking, { userId, at: now(), kind: "denied", action });
      await emit(tx, factorSessionsChanged({ userId }));
    }
    return { success: true as const };
  }),
);
