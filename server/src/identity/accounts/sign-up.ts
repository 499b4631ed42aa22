import { CONFIRM_LINK_HOURS } from "@blenda/domain/identity/constants";
import { sendMail } from "../../platform/mail/mail.ts";
import { confirmLetter, takenLetter } from "../letters.ts";
import { issueLink } from "../passwords/links.ts";
import { refusePoorPassword } from "../passwords/passwords.ts";
import { hashToken } from "../passwords/secrets.ts";
import { hashingIdentity } from "../procedures.ts";
import { findAccount } from "../repository.ts";
import { signUpCookie } from "../sessions/cookies.ts";

/** However many people type an address, its owner gets so many mails about it. */
const MAILS = { per: "address", max: 5, minutes: 60 } as const;

/**
 * Makes no account yet: name and hashed password wait in the mailed link, with the mark of this browser. An address has no
 * holder until its owner has confirmed it, so none can be taken in advance. A taken one is answered like any other, and as
 * much is written for it: its link is mailed to nobody.
 */
export const signUp = hashingIdentity.signUp.handler(async ({ input: { name, email, password, redirect }, context }) => {
  await refusePoorPassword(password);
  const { limits, id, random, site, resHeaders } = context;
  const passwordHash = await context.hashing.hash(password);
  const browser = random.token();
  signUpCookie.write(resHeaders, site, browser, CONFIRM_LINK_HOURS * 60 * 60);
  if ((await limits.consume(`identity.signUp mail ${email}`, MAILS)) !== null) return { email };
  const detail = { name, passwordHash, browserHash: hashToken(browser), ...(redirect && { redirect }) };
  await context.transaction(async (tx) => {
    const isTaken = (await findAccount(tx, email)) !== undefined;
    const token = await issueLink(context, tx, { purpose: "sign-up", userId: null, email, detail, minutes: CONFIRM_LINK_HOURS * 60 });
    const letter = isTaken ? takenLetter(site.url) : confirmLetter(site.url, name, email, token);
    await sendMail(context, tx, { key: `sign-up-${id()}`, recipient: email, urgency: "now", ...letter });
  });
  return { email };
});
