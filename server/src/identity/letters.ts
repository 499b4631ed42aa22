import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from "@blenda/domain/identity/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

/** Tokens stand behind the #: that part of an address reaches no server, no log and no referrer. */
export const confirmLetter = (url: string, name: string, token: string): Letter => ({
  subject: `Confirm your address for ${BRAND.name}`,
  body: `Hello ${name},

please open this link to confirm your address and finish your account:

${url}/confirm-email#token=${token}

It works once, for ${CONFIRM_LINK_HOURS} hours. If you did not sign up, ignore this mail and nothing will happen.
`,
});

export const takenLetter = (url: string): Letter => ({
  subject: `You already have an account at ${BRAND.name}`,
  body: `Hello,

somebody, probably you, tried to sign up with this address. It already has an account, so nothing was changed.

Log in: ${url}/login
Forgotten your password? ${url}/reset-password
`,
});

/** The address stands there for password managers, which file the new password under it. */
export const resetLetter = (url: string, email: string, token: string): Letter => ({
  subject: `Reset your ${BRAND.name} password`,
  body: `Hello,

open this link to choose a new password:

${url}/reset-password#${new URLSearchParams({ token, email })}

It works once, for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, ignore this mail; your password stays as it is.
`,
});

export const passwordChangedLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} password was changed`,
  body: `Hello,

your password was just changed, and your other devices were signed out.

If that was not you, choose a new one at once: ${url}/reset-password
`,
});
