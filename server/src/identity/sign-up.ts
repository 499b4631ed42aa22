import { CONFIRM_LINK_HOURS } from "@blenda/domain/identity/constants";
import { useLimit } from "../platform/limits.ts";
import { sendMail } from "../platform/mail.ts";
import { confirmLetter, takenLetter } from "./letters.ts";
import { issueLink } from "./links.ts";
import { refusePoorPassword } from "./passwords.ts";
import { hashingIdentity } from "./procedures.ts";
import { findAccount } from "./repository.ts";

/** However many people type an address, its owner gets so many mails about it. */
const MAILS = { per: "address", max: 5, minutes: 60 } as const;

/**
 * Makes no account yet: name and hashed password wait in the mailed link. Until its owner has confirmed an address,
 * nobody holds it, so nobody can take an address in advance, and a taken one is answered like any other.
 */
export const signUp = hashingIdentity.signUp.handler(async ({ input: { name, email, password }, context }) => {
  await refusePoorPassword(password);
  const passwordHash = await context.hashing.hash(password);
  if ((await useLimit(context.db, `identity.signUp mail ${email}`, MAILS, context.now())) !== null) return { email };
  const { id, site } = context;
  await context.transaction(async (tx) => {
    const isTaken = (await findAccount(tx, email)) !== undefined;
    const link = { purpose: "sign-up", userId: null, email, detail: { name, passwordHash }, minutes: CONFIRM_LINK_HOURS * 60 } as const;
    const letter = isTaken ? takenLetter(site.url) : confirmLetter(site.url, name, await issueLink(context, tx, link));
    await sendMail(context, tx, { key: `sign-up-${id()}`, recipient: email, ...letter });
  });
  return { email };
});
