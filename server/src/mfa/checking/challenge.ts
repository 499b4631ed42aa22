import { mfa } from "../procedures.ts";
import { issueChallenge } from "./issue-challenge.ts";

export const challenge = mfa.challenge.handler(({ input: { action, method }, context }) => {
  const { user, sessionId } = context;
  return issueChallenge(context, { userId: user.id, email: user.email, place: sessionId, purpose: action, scope: "inside" }, method);
});
