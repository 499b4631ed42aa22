import { mfa } from "../procedures.ts";
import { openFactorSession } from "../sessions/factor-sessions.ts";
import { accept } from "./answers.ts";

export const verify = mfa.verify.handler(async ({ input: { action, ...answer }, context }) => {
  const { user, sessionId } = context;
  const who = { userId: user.id, email: user.email, place: sessionId, purpose: action, scope: "inside" as const };
  return accept(context, who, answer, (tx) => openFactorSession(tx, context, action, answer.method));
});
