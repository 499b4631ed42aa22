import type { RejectionReason } from "@blenda/domain/onboarding/constants";
import type { StepNote } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { utcDay } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import { notify } from "../notifications/port.ts";
import type { Tx } from "../platform/database/db.ts";
import { type Mail, sendMail } from "../platform/mail/mail.ts";
import type { Services, Site } from "../platform/requests/procedure.ts";

/** What an applicant hears: in the bell, and by email. */
interface News extends Pick<Mail, "subject" | "body"> {
  title: string;
  message: string;
}

/** An answer is told in both ways: whoever waits for one is not always here. */
export async function tellApplicant(tx: Tx, services: Services, person: { id: string; email: string }, news: News): Promise<void> {
  const { title, message, subject, body } = news;
  await notify(tx, { userId: person.id, type: "system_update", title, message, data: { topic: "application" }, at: services.now() });
  await sendMail(services, tx, { key: `application-${services.id()}`, recipient: person.email, subject, body });
}

export const approvedNews = (url: string, shopName: string): News => ({
  title: "Your shop is open",
  message: `We've accepted your application. ${shopName} is ready for its first product.`,
  subject: `${shopName} is open on ${BRAND.name}`,
  body: `Hello,

We've accepted your application, and ${shopName} is open. Add a logo, a banner and your first product: ${url}/dashboard
`,
});

export const changesNews = (url: string, notes: readonly StepNote[]): News => ({
  title: "Your application needs changes",
  message: `Please look at: ${notes.map(({ step }) => applicationTexts.steps[step]).join(", ")}.`,
  subject: `Your ${BRAND.name} application needs a few changes`,
  body: `Hello,

We've read your application. Before we can say yes, please change this:

${notes.map(({ step, text }) => `${applicationTexts.steps[step]}\n${text}`).join("\n\n")}

Everything else is fine as it is. Change it here and send it again: ${url}/become-a-creator
`,
});

export const rejectedNews = (url: string, { reason, text }: { reason: RejectionReason; text: string }, again: Instant): News => ({
  title: "Your application wasn't accepted",
  message: `${applicationTexts.rejections[reason]}. You can apply again from ${utcDay(again)}.`,
  subject: `Your ${BRAND.name} application`,
  body: `Hello,

Thank you for applying. We can't open your shop this time. The reason: ${applicationTexts.rejections[reason].toLowerCase()}.

${text}

You can apply again from ${utcDay(again)}. What you wrote is kept: ${url}/become-a-creator
`,
});

export const suspendedNews = ({ url, supportEmail }: Site, reason: string): News => ({
  title: "Your shop is suspended",
  message: reason,
  subject: `Your shop on ${BRAND.name} is suspended`,
  body: `Hello,

Your shop is suspended. The reason: ${reason}

Until it's reinstated, your creator pages are closed and nothing in your shop is shown or sold. Your buyers keep everything they bought,
and your account works as before: ${url}/become-a-creator

If you think this is a mistake, write to ${supportEmail}.
`,
});

export const reinstatedNews = (url: string): News => ({
  title: "Your shop is back",
  message: "Your shop is open again, with everything in it.",
  subject: `Your shop on ${BRAND.name} is open again`,
  body: `Hello,

Your shop is open again, with everything in it: ${url}/dashboard
`,
});
