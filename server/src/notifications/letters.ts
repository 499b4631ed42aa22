import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import { quote } from "@blenda/domain/shared/names";
import type { Mail } from "../platform/mail/mail.ts";

const LINE_MAX = 200;

/** Newest first, one line each, and nothing to press in it, whatever the names in them hold. */
export function digestLetter(url: string, messages: readonly string[]): Pick<Mail, "subject" | "body"> {
  const lines = messages.slice(0, NOTIFICATIONS.IN_DIGEST).map((message) => `- ${quote(message, LINE_MAX)}`);
  const more = messages.length - lines.length;
  return {
    subject: messages.length === 1 ? `A notification from ${BRAND.name}` : `${messages.length} notifications from ${BRAND.name}`,
    body: `Hello,

Here's what you haven't seen yet:

${lines.join("\n")}
${more > 0 ? `and ${more} more\n` : ""}
Read them: ${url}/notifications

Choose what we email you: ${url}/settings
`,
  };
}
