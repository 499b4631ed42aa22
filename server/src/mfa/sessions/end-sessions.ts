import { factorSessionsChanged } from "@blenda/domain/mfa/events";
import { emit } from "../../platform/events/outbox.ts";
import { mfa } from "../procedures.ts";
import { removeFactorSessions } from "./session-repository.ts";

export const endSessions = mfa.endSessions.handler(({ context: { user, sessionId, transaction } }) =>
  transaction(async (tx) => {
    await removeFactorSessions(tx, { userId: user.id, sessionId });
    await emit(tx, factorSessionsChanged({ userId: user.id }));
    return { success: true as const };
  }),
);
