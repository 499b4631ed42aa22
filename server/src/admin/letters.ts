import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

/** What was done to an admin, in a sentence to them. */
export const adminSentences = {
  listed: "You were added to the admin list. It doesn't give you access until a super admin gives you the admin claim.",
  unlisted: "You're no longer an admin.",
  giveClaim: "You're now an admin. The admin area asks for a second factor. To set up your first one, ask a super admin for a setup code.",
  takeClaim: "Your admin claim was removed. You can no longer open the admin area.",
  makeSuper: "You're now a super admin: you decide who the other admins are.",
  makeAdmin: "You're now an admin, and no longer a super admin.",
  first: "You're now a super admin. The admin area asks for a second factor. Set one up first, with the setup code from the server.",
  resetFactors: "Your second factors were removed and you were logged out everywhere. Set up new ones the next time you log in.",
} as const;

export const adminLetter = (url: string, what: keyof typeof adminSentences): Letter => ({
  subject: `Your admin access to ${BRAND.name} has changed`,
  body: `Hello,

${adminSentences[what]}

${url}/admin/security/mfa

If you didn't expect this, tell another admin right away.
`,
});

export const mismatchLetter = (url: string, name: string): Letter => ({
  subject: `Serious security concern: an admin claim without a listing at ${BRAND.name}`,
  body: `Hello,

The account "${name}" carries an admin claim and is not in the admin list. It opens nothing, but nobody should have given it.

Look into it: ${url}/admin/security/admin-management
`,
});
