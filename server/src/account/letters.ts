import { DELETION_DAYS, EMAIL_CHANGE_HOURS } from "@blenda/domain/account/constants";
import { RECENT_IDENTITY_DAYS } from "@blenda/domain/identity/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

export const confirmChangeLetter = (url: string, token: string): Letter => ({
  subject: `Confirm your new email for ${BRAND.name}`,
  body: `Hello,

Open this link to use this address for your account from now on:

${url}/confirm-email#change=${token}

It works once, for ${EMAIL_CHANGE_HOURS} hours. If you didn't ask for this, ignore this email and nothing will happen.
`,
});

/** The address belongs to another account; only its owner learns that. */
export const addressTakenLetter = (url: string): Letter => ({
  subject: `Someone tried to use your email at ${BRAND.name}`,
  body: `Hello,

Someone, perhaps you, tried to use this email for another account. It already belongs to yours, so nothing was changed.

Log in: ${url}/login
`,
});

export const cancelChangeLetter = (url: string, newEmail: string, token: string): Letter => ({
  subject: `Your ${BRAND.name} address is about to change`,
  body: `Hello,

Your account is about to use ${newEmail} instead of this address.

If that wasn't you, open this link within ${EMAIL_CHANGE_HOURS} hours. It keeps this address or restores it, even if it has been changed again since:

${url}/confirm-email#cancel=${token}

Every device is then logged out, your password stops working, and a Google account connected in the last ${RECENT_IDENTITY_DAYS} days is disconnected. Choose a new password afterwards: ${url}/reset-password
`,
});

export const deletionLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} account will be deleted`,
  body: `Hello,

Your account and what we know about you will be deleted in ${DELETION_DAYS} days. Until then you can log in and keep it:

${url}/settings/privacy

If you didn't ask for this, log in, keep your account and change your password.
`,
});
