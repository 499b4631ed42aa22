import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../../platform/mail/mail.ts";

/** Both values stand behind the #: that part of an address reaches no server, no log and no referrer. */
export function unlockLetter(url: string, email: string, token: string): Pick<Mail, "subject" | "body"> {
  return {
    subject: `Unlock your ${BRAND.name} account`,
    body: `Hello,

Your account was locked after several failed logins. Open this link to unlock it:

${url}/unlock-account#${new URLSearchParams({ email, token })}

It works once, for ${LOCKOUT.UNLOCK_TOKEN_HOURS} hours. A newer email replaces it. If you did not try to log in yourself,
somebody else did: your password still holds, and a new one is a good idea: ${url}/reset-password
`,
  };
}
