import type { RecipientNews } from "@blenda/domain/recipients/constants";
import { CHANGE_WORDS, pauseOf } from "@blenda/domain/recipients/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import type { Mail } from "../platform/mail/mail.ts";
import type { Site } from "../platform/requests/procedure.ts";

type Letter = Pick<Mail, "subject" | "body">;

const notYou = ({ url, supportEmail }: Site): string =>
  `If that wasn't you, choose a new password now, which logs every device out: ${url}/reset-password\nThen write to ${supportEmail}, so that nothing is paid to the wrong account.`;

function changeLetter(site: Site, news: Extract<RecipientNews, { until: unknown }>): Letter {
  const [did, what] = [CHANGE_WORDS[news.kind], pauseOf(news)];
  return {
    subject: `Where ${BRAND.name} pays you: ${did.toLowerCase()}`,
    body: `Hello,

${did}: ${news.account}.
${what ? `\n${what}\n` : ""}
${notYou(site)}
`,
  };
}

/** Letters about where a person is paid. Of an account never more than its end. */
export function letterOf(site: Site, news: RecipientNews): Letter {
  const { account } = news;
  switch (news.kind) {
    case "removed":
      return {
        subject: `Where ${BRAND.name} pays you: account removed`,
        body: `Hello,

${account} was removed. Nothing is paid there anymore.

${notYou(site)}
`,
      };
    case "verified":
      return {
        subject: `Your account for payouts is verified`,
        body: `Hello,

We've checked ${account}. You can be paid there: ${site.url}/dashboard/payouts
`,
      };
    case "attention":
      return {
        subject: "Your payouts are on hold: please check your account",
        body: `Hello,

We can't pay to ${account}. The reason: ${news.reason}

Your money is safe and waits until you've fixed it: ${site.url}/dashboard/payouts
`,
      };
    case "disabled":
      return {
        subject: "An account can't be used for payouts anymore",
        body: `Hello,

Nothing is paid to ${account} anymore. The reason: ${news.reason}

Please add another one: ${site.url}/dashboard/payouts
If you think this is a mistake, write to ${site.supportEmail}.
`,
      };
    default:
      return changeLetter(site, news);
  }
}
