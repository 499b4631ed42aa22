import { CONFIRM_LINK_HOURS, RECENT_IDENTITY_DAYS, RESET_LINK_MINUTES } from "@blenda/domain/identity/constants";
import { greeting } from "@blenda/domain/mail/rules";
import { METHOD_NAMES, RECENT_FACTOR_DAYS } from "@blenda/domain/mfa/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";
import type { ShutOut } from "./sessions/shut-out.ts";

type Letter = Pick<Mail, "subject" | "body">;

/**
 * Tokens stand behind the #: that part of an address reaches no server, no log and no referrer. Of what was typed a first name
 * stands here and nothing else: the typist may be a stranger to the reader of this mail. The address is for password managers.
 */
export const confirmLetter = (url: string, name: string, email: string, token: string): Letter => ({
  subject: `Confirm your email for ${BRAND.name}`,
  body: `${greeting(name)} confirm your email to finish signing up:

${url}/confirm-email#${new URLSearchParams({ token, email })}

This works once, for ${CONFIRM_LINK_HOURS} hours. If you didn't sign up, ignore this email and nothing will happen.
`,
});

export const takenLetter = (url: string): Letter => ({
  subject: `You already have an account at ${BRAND.name}`,
  body: `Hello,

Someone, probably you, tried to sign up with this email. It already has an account, so nothing was changed.

Log in: ${url}/login
Forgot your password? ${url}/reset-password
`,
});

/** The address stands there for password managers, which file the new password under it. */
export const resetLetter = (url: string, email: string, token: string): Letter => ({
  subject: `Reset your ${BRAND.name} password`,
  body: `Hello,

Open this link to choose a new password:

${url}/reset-password#${new URLSearchParams({ token, email })}

It works once, for ${RESET_LINK_MINUTES} minutes. If you didn't ask for this, ignore this email. Your password won't change.
`,
});

/** What went with it to be safe, a paragraph each. */
function goneText({ isGoogleGone, factorsGone }: ShutOut): string {
  const google = `\nA Google account connected in the last ${RECENT_IDENTITY_DAYS} days was disconnected to be safe. If it's yours, connect it again in your settings.\n`;
  const names = factorsGone.map((method) => METHOD_NAMES[method]).join(", ");
  const factors = `\nVerification methods added in the last ${RECENT_FACTOR_DAYS} days were removed to be safe: ${names}. If they're yours, set them up again in your settings.\n`;
  return `${isGoogleGone ? google : ""}${factorsGone.length > 0 ? factors : ""}`;
}

const NOTHING_GONE: ShutOut = { isGoogleGone: false, factorsGone: [] };

export const passwordChangedLetter = (url: string, gone = NOTHING_GONE): Letter => ({
  subject: `Your ${BRAND.name} password was changed`,
  body: `Hello,

Your password was just changed, and your other devices were logged out.
${goneText(gone)}
If that wasn't you, choose a new one right away: ${url}/reset-password
`,
});

/** Mail to an owner who reported that it was not them. */
export const shutOutLetter = (url: string, gone: ShutOut): Letter => ({
  subject: `We've secured your ${BRAND.name} account`,
  body: `Hello,

As you asked, we've logged out every device, and the password no longer works.
${goneText(gone)}
Choose a new password to log in again: ${url}/reset-password
`,
});

/** `address` is the Google account's own, as Google told it. */
export const googleConnectedLetter = (url: string, address: string): Letter => ({
  subject: `Google was connected to your ${BRAND.name} account`,
  body: `Hello,

The Google account ${address} can now be used to log in to your account. It replaces any Google account that was connected before.

If that wasn't you, choose a new password now. That also disconnects Google and logs out every device:

${url}/reset-password
`,
});

export const googleDisconnectedLetter = (url: string, address: string): Letter => ({
  subject: `Google was disconnected from your ${BRAND.name} account`,
  body: `Hello,

The Google account ${address} can no longer be used to log in to your account. Your password still can.

If that wasn't you, choose a new password now. That logs out every device: ${url}/reset-password
`,
});
