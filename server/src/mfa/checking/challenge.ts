import { mfa } from "../procedures.ts";
import { ask } from "./asking.ts";

export const challenge = mfa.challenge.handler(({ input: { action, method }, context }) => {
  const { user, sessionId } = context;
  return ask(context, { userId: user.id, email: user.email, place: sessionId, purpose: action, scope: "inside" }, method);
});
