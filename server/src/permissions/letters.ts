import { BRAND } from "@blenda/domain/shared/brand";
import { utcMoment } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Mail } from "../platform/mail/mail.ts";

type Letter = Pick<Mail, "subject" | "body">;

const listed = (names: readonly string[]): string => names.map((name) => `- ${name}`).join("\n");

export const grantedLetter = (url: string, names: readonly string[], endsAt: Instant | null): Letter => ({
  subject: `You have more access to ${BRAND.name}`,
  body: `Hello,

You were given this access${endsAt ? ` until ${utcMoment(endsAt)}` : ""}:

${listed(names)}

The staff area asks for a second factor. Set one up in your settings: ${url}/settings

If you didn't expect this, tell someone else on the team.
`,
});

export const revokedLetter = (url: string, names: readonly string[]): Letter => ({
  subject: `Your access to ${BRAND.name} has changed`,
  body: `Hello,

You no longer have this access:

${listed(names)}

Your own account isn't affected: ${url}/settings
`,
});
