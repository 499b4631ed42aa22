import { accountBegan } from "@blenda/domain/identity/events";
import { emit } from "../../platform/events/outbox.ts";
import { useLink } from "../passwords/links.ts";
import { hashToken } from "../passwords/secrets.ts";
import { preparePassword } from "../port.ts";
import { openIdentity } from "../procedures.ts";
import { addAccount, findMe, forgetSignUps } from "../repository.ts";
import { sessionOf } from "../sessions/answer.ts";
import { signUpCookie } from "../sessions/cookies.ts";
import { openSession } from "../sessions/sessions.ts";

/**
 * Here the account begins. The reader of the mail owns the address, but need not be the person who signed up with it: unless
 * this is the very browser that did, the password that waits is not believed and one is typed here.
 */
export const confirmEmail = openIdentity.confirmEmail.handler(async ({ input: { token, password }, context, errors }) => {
  const { id, now, random, site, asking, resHeaders } = context;
  const userId = id();
  const browser = signUpCookie.read(asking.cookies, site);
  const typedHash = password === undefined ? null : await preparePassword(context, password);
  const { giveCookies, redirect } = await context.transaction(async (tx) => {
    const { email, detail } = await useLink(context, tx, "sign-up", token);
    const isSameBrowser = browser !== undefined && hashToken(browser) === detail.browserHash;
    const passwordHash = typedHash ?? (isSameBrowser ? (detail.passwordHash ?? null) : null);
    if (!passwordHash) throw errors.IDENTITY_PASSWORD_AGAIN();
    // The same address may have been confirmed by another mail meanwhile, or come with Google.
    const isNew = await addAccount(tx, random, { id: userId, email, name: detail.name ?? email, passwordHash, now: now() });
    if (!isNew) throw errors.IDENTITY_LINK_INVALID();
    await forgetSignUps(tx, email);
    await emit(tx, accountBegan({ userId, network: asking.address, at: now() }));
    return { giveCookies: await openSession(tx, context, userId), redirect: detail.redirect ?? null };
  });
  giveCookies(resHeaders);
  signUpCookie.write(resHeaders, site, "", 0);
  return { ...sessionOf(await findMe(context.db, userId, now()), context), redirect };
});
