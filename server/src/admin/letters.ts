import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

/** What was done to an admin, in a sentence to them. */
export const adminSentences = {
  listed: "You were added to the admin list. It opens nothing until a super admin gives you the admin claim.",
  unlisted: "You are no longer an admin.",
  giveClaim:
    "You are an admin now. The admin area asks for a second factor; setting up the first one takes a setup code from a super admin.",
  takeClaim: "Your admin claim was taken away. The admin area is closed to you.",
  makeSuper: "You are a super admin now: you decide who the other admins are.",
  makeAdmin: "You are an admin now, and no longer a super admin.",
  first: "You are a super admin now. The admin area asks for a second factor; set one up first, with the setup code from the server.",
  resetFactors: "Your second factors were removed and you were logged out everywhere. Set up new ones the next time you log in.",
} as const;

export const adminLetter = (url: string, what: keyof typeof adminSentences): Letter => ({
  subject: `Your admin access to ${BRAND.name} has changed`,
  body: `Hello,

${adminSentences[what]}

${url}/admin/security/mfa

If you did not expect this, tell another admin right away.
`,
});

export const mismatchLetter = (url: string, name: string): Letter => ({
  subject: `Serious security concern: an admin claim without a listing at ${BRAND.name}`,
  body: `Hello,

The account "${name}" carries an admin claim and is not in the admin list. It opens nothing, but nobody should have given it.

Look into it: ${url}/admin/security/admin-management
`,
});
