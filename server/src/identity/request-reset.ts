import { RESET_LINK_MINUTES } from "@blenda/domain/identity/constants";
import { useLimit } from "../platform/limits.ts";
import { sendMail } from "../platform/mail.ts";
import { resetLetter } from "./letters.ts";
import { issueLink } from "./links.ts";
import { openIdentity } from "./procedures.ts";
import { findAccount } from "./repository.ts";

const MAILS = { per: "address", max: 5, minutes: 60 } as const;

/** Answers alike for an address nobody has. */
export const requestReset = openIdentity.requestReset.handler(async ({ input: { email }, context }) => {
  const { db, id, now, site } = context;
  const isTooOften = (await useLimit(db, `identity.requestReset mail ${email}`, MAILS, now())) !== null;
  await context.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account || isTooOften) return;
    const token = await issueLink(context, tx, { purpose: "reset", userId: account.id, email, minutes: RESET_LINK_MINUTES });
    await sendMail(context, tx, { key: `reset-${id()}`, recipient: email, ...resetLetter(site.url, email, token) });
  });
  return { email };
});
