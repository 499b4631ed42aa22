import type { FactorMethod } from "@blenda/domain/access/step-up";
import { DISOWN_HOURS, ENROLMENT_CODE, LOCK_MINUTES, METHOD_NAMES, RECOVERY, SMS_CODE_MINUTES, TRIES } from "@blenda/domain/mfa/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

const notYou = (url: string) => `If that wasn't you, choose a new password now. It logs every device out: ${url}/reset-password`;

/** The words of a text message. Short, and of use only to its reader. */
export const codeMessage = (code: string): string =>
  `${code} is your ${BRAND.name} code. It works for ${SMS_CODE_MINUTES} minutes. Never share it.`;

/** Tokens stand behind the #: that part of an address reaches no server, no log and no referrer. */
export const addedLetter = (url: string, method: FactorMethod, token: string): Letter => ({
  subject: `A new verification method for your ${BRAND.name} account`,
  body: `Hello,

${METHOD_NAMES[method]} was just added to your account. From now on you can use it to verify it's you.

If that wasn't you, open this link. It removes the method, logs every device out and lets you choose a new password:

${url}/recover-factor#disown=${token}

It works once, for ${DISOWN_HOURS} hours.
`,
});

export const removedLetter = (url: string, method: FactorMethod, isLast: boolean): Letter => ({
  subject: `A verification method was removed from your ${BRAND.name} account`,
  body: `Hello,

${METHOD_NAMES[method]} was just removed from your account.${isLast ? " It was the last one: your account is now protected by your password alone." : ""}

${notYou(url)}
`,
});

export const codesLetter = (url: string): Letter => ({
  subject: `New backup codes for your ${BRAND.name} account`,
  body: `Hello,

New backup codes were just made for your account. The old ones no longer work.

${notYou(url)}
`,
});

export const lockedLetter = (url: string): Letter => ({
  subject: `${TRIES} wrong codes on your ${BRAND.name} account`,
  body: `Hello,

Somebody entered ${TRIES} wrong codes for your account, so we stopped accepting codes for ${LOCK_MINUTES} minutes. Nobody got in.

If that was you, just wait a little and try again. If it wasn't, someone may know your password. Please choose a new one: ${url}/reset-password
`,
});

export const recoveryLetter = (url: string, token: string): Letter => ({
  subject: `Did you lose your second factor for ${BRAND.name}?`,
  body: `Hello,

Somebody who knows your password says they can no longer use any of your verification methods. If that's you, open this link:

${url}/recover-factor#confirm=${token}

It works once, for ${RECOVERY.LINK_HOURS} hours. We'll then wait ${RECOVERY.WAIT_HOURS} hours and remove all verification methods from your account.

If it's not you, don't open the link. Somebody knows your password, so please choose a new one: ${url}/reset-password
`,
});

export const recoveryBegunLetter = (url: string, token: string): Letter => ({
  subject: `In ${RECOVERY.WAIT_HOURS} hours we'll remove your second factor`,
  body: `Hello,

In ${RECOVERY.WAIT_HOURS} hours we'll remove all verification methods from your ${BRAND.name} account, as you asked. After that your password is enough to log in.

Did you find your phone, your key or a backup code? Log in with it, and everything stays as it is.

If you didn't ask for this, open this link to stop it, then choose a new password:

${url}/recover-factor#cancel=${token}

${url}/reset-password
`,
});

export const recoveryCancelledLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} second factor stays on`,
  body: `Hello,

The removal of your verification methods was cancelled. They all keep working.

If somebody else asked for it, please choose a new password: ${url}/reset-password
`,
});

export const recoveredLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} second factor was removed`,
  body: `Hello,

All verification methods were removed from your account. Your password is now enough to log in. You can set up new ones in your settings:

${url}/settings#two-step

${notYou(url)}
`,
});

export const resetLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} second factor was reset`,
  body: `Hello,

Our team reset the verification methods of your account. Log in and set up a new one, with a setup code from a super admin. Until then the staff area stays closed to you.

${notYou(url)}
`,
});

/** Without the code: a stranger who reads this mailbox must not have it. */
export const codeGivenLetter = (url: string): Letter => ({
  subject: `A setup code for your ${BRAND.name} second factor`,
  body: `Hello,

A setup code was just made for your account. You need it to set up the second factor that opens the staff area. Whoever made it will give it to you in person, by phone or in a chat; we never mail it. It works once, for ${ENROLMENT_CODE.HOURS} hours, at ${url}/admin/security/mfa or in your settings: ${url}/settings#two-step

If you didn't expect this, tell another admin right away.
`,
});
