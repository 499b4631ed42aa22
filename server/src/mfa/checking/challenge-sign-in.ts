import { signingIn } from "../../identity/port.ts";
import { openMfa } from "../procedures.ts";
import { issueChallenge } from "./issue-challenge.ts";

export const challengeSignIn = openMfa.challengeSignIn.handler(async ({ input: { method }, context, errors }) => {
  const half = await signingIn.find(context);
  if (!half) throw errors.MFA_NOT_SIGNING_IN();
  const { person, tokenHash } = half;
  return issueChallenge(
    context,
    { userId: person.id, email: person.email, place: tokenHash, purpose: "SIGN_IN", scope: "sign-in" },
    method,
  );
});
