import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import { utcMoment } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Mail } from "../platform/mail/mail.ts";
import type { Site } from "../platform/requests/procedure.ts";

/** What somebody hears about where they are paid: in the bell, and by mail. Of an account never more than its end. */
export interface News extends Pick<Mail, "subject" | "body"> {
  title: string;
  message: string;
}

const notYou = ({ url, supportEmail }: Site): string =>
  `If that wasn't you, choose a new password now, which logs every device out: ${url}/reset-password\nThen write to ${supportEmail}, so that nothing is paid to the wrong account.`;

interface Change {
  site: Site;
  account: string;
  /** Until when nothing is paid there. */
  until: Instant | null;
  isChecked: boolean;
}

function changeNews(did: string, { site, account, until, isChecked }: Change): News {
  const pause = until ? `Nothing is paid there until ${utcMoment(until)}.` : "";
  const check = isChecked
    ? `We check the name on it first, within ${RECIPIENTS.CHECK_BUSINESS_DAYS} business days, because it isn't the one we know you by.`
    : "";
  const what = [pause, check].filter(Boolean).join(" ");
  return {
    title: `${did}: ${account}`,
    message: what || "Your next payout goes there.",
    subject: `Where ${BRAND.name} pays you: ${did.toLowerCase()}`,
    body: `Hello,

${did}: ${account}.
${what ? `\n${what}\n` : ""}
${notYou(site)}
`,
  };
}

export const addedNews = (change: Change): News => changeNews("Account added", change);
export const changedNews = (change: Change): News => changeNews("Account changed", change);
export const chosenNews = (change: Change): News => changeNews("You're now paid here", change);

export const removedNews = (site: Site, account: string): News => ({
  title: `Account removed: ${account}`,
  message: "We won't pay there anymore.",
  subject: `Where ${BRAND.name} pays you: account removed`,
  body: `Hello,

${account} was removed. Nothing is paid there anymore.

${notYou(site)}
`,
});

export const verifiedNews = (site: Site, account: string): News => ({
  title: `Account verified: ${account}`,
  message: "We've checked it. You can be paid there.",
  subject: `Your account for payouts is verified`,
  body: `Hello,

We've checked ${account}. You can be paid there: ${site.url}/dashboard/payouts
`,
});

export const attentionNews = (site: Site, account: string, reason: string): News => ({
  title: `Please fix where you're paid: ${account}`,
  message: reason,
  subject: "Your payouts are on hold: please check your account",
  body: `Hello,

We can't pay to ${account}. The reason: ${reason}

Your money is safe and waits until you've fixed it: ${site.url}/dashboard/payouts
`,
});

export const disabledNews = (site: Site, account: string, reason: string): News => ({
  title: `Account can't be used: ${account}`,
  message: reason,
  subject: "An account can't be used for payouts anymore",
  body: `Hello,

Nothing is paid to ${account} anymore. The reason: ${reason}

Please add another one: ${site.url}/dashboard/payouts
If you think this is a mistake, write to ${site.supportEmail}.
`,
});
