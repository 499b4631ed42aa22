import { sessionAnswer, signingIn } from "../../identity/port.ts";
import { noteEvent } from "../event-repository.ts";
import { openMfa } from "../procedures.ts";
import { accept } from "./answers.ts";

/** Only here the browser is signed in and becomes a known one. */
export const verifySignIn = openMfa.verifySignIn.handler(async ({ input: answer, context, errors }) => {
  const half = await signingIn.find(context);
  if (!half) throw errors.MFA_NOT_SIGNING_IN();
  const { person, tokenHash } = half;
  const { now, asking } = context;
  const who = { userId: person.id, email: person.email, place: tokenHash, purpose: "SIGN_IN" as const, scope: "sign-in" as const };
  const giveCookies = await accept(context, who, answer, async (tx) => {
    const cookies = await signingIn.complete(tx, context, half);
    // The password was changed meanwhile, or another window was quicker: nothing of this has happened.
    if (!cookies) throw errors.MFA_NOT_SIGNING_IN();
    await noteEvent(tx, asking, { userId: person.id, at: now(), kind: "signed-in", method: answer.method });
    return cookies;
  });
  giveCookies(context.resHeaders);
  return sessionAnswer(context, person.id);
});
