import { accountBegan } from "@blenda/domain/identity/events";
import { emit } from "../platform/outbox.ts";
import { sessionOf } from "./answer.ts";
import { useLink } from "./links.ts";
import { openIdentity } from "./procedures.ts";
import { addAccount, findMe, forgetSignUps } from "./repository.ts";
import { openSession } from "./sessions.ts";

/** Here the account begins. */
export const confirmEmail = openIdentity.confirmEmail.handler(async ({ input: { token }, context, errors }) => {
  const userId = context.id();
  const giveCookies = await context.transaction(async (tx) => {
    const { email, detail } = await useLink(context, tx, "sign-up", token);
    const person = { id: userId, email, name: detail.name ?? email, passwordHash: detail.passwordHash ?? null, now: context.now() };
    // Somebody may have confirmed the same address by another mail, or come with Google.
    if (!(await addAccount(tx, context.random, person))) throw errors.IDENTITY_LINK_INVALID();
    await forgetSignUps(tx, email);
    await emit(tx, accountBegan({ userId, network: context.asking.address, at: context.now() }));
    return openSession(tx, context, userId);
  });
  giveCookies(context.resHeaders);
  return sessionOf(await findMe(context.db, userId), context);
});
