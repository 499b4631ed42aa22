import { identityTexts } from "@blenda/domain/identity/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Instant } from "@blenda/domain/shared/time";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

export const suspendedLetter = (supportEmail: string, reason: string, until: Instant | null): Letter => ({
  subject: `Your ${BRAND.name} account is suspended`,
  body: `Hello,

${identityTexts.suspended(reason, until)}

Until then you cannot log in, and your shop and what it sells are not shown. Whatever people bought from you stays theirs, and what
you bought stays yours.

If you think this is a mistake, write to ${supportEmail}.
`,
});

export const reinstatedLetter = (url: string): Letter => ({
  subject: `Your ${BRAND.name} account is open again`,
  body: `Hello,

Your account is no longer suspended. You can log in again, and your shop is back: ${url}/login
`,
});
