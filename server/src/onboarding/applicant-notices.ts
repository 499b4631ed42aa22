import type { ApplicationAnswer, RejectionReason } from "@blenda/domain/onboarding/constants";
import { applicantAnswered } from "@blenda/domain/onboarding/events";
import type { StepNote } from "@blenda/domain/onboarding/model";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { BRAND } from "@blenda/domain/shared/brand";
import { utcDay } from "@blenda/domain/shared/language/formats";
import type { Instant } from "@blenda/domain/shared/time";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { type Mail, sendMail } from "../platform/mail/mail.ts";
import type { Services, Site } from "../platform/requests/procedure.ts";

/** What an applicant hears: in a word for the bell, and whole by email. */
interface News extends Pick<Mail, "subject" | "body"> {
  answer: ApplicationAnswer;
}

/** An answer is told in both ways: an applicant who waits for one is not always here. */
export async function notifyApplicant(tx: Tx, services: Services, person: { id: string; email: string }, news: News): Promise<void> {
  const { answer, subject, body } = news;
  await emit(tx, applicantAnswered({ userId: person.id, answer, at: services.now() }));
  await sendMail(services, tx, { key: `application-${services.id()}`, recipient: person.email, subject, body });
}

export const approvedNews = (url: string, shopName: string): News => ({
  answer: { kind: "approved", shopName },
  subject: `${shopName} is open on ${BRAND.name}`,
  body: `Hello,

We've accepted your application, and ${shopName} is open. Add a logo, a banner and your first product: ${url}/dashboard
`,
});

export const changesNews = (url: string, notes: readonly StepNote[]): News => ({
  answer: { kind: "changes", steps: notes.map(({ step }) => step) },
  subject: `Your ${BRAND.name} application needs a few changes`,
  body: `Hello,

We've read your application. Before we can say yes, please change this:

${notes.map(({ step, text }) => `${applicationTexts.steps[step]}\n${text}`).join("\n\n")}

Everything else is fine as it is. Change it here and send it again: ${url}/become-a-creator
`,
});

export const rejectedNews = (url: string, { reason, text }: { reason: RejectionReason; text: string }, again: Instant): News => ({
  answer: { kind: "rejected", reason, again },
  subject: `Your ${BRAND.name} application`,
  body: `Hello,

Thank you for applying. We can't open your shop this time. The reason: ${applicationTexts.rejections[reason].toLowerCase()}.

${text}

You can apply again from ${utcDay(again)}. What you wrote is kept: ${url}/become-a-creator
`,
});

export const suspendedNews = ({ url, supportEmail }: Site, reason: string): News => ({
  answer: { kind: "suspended", reason },
  subject: `Your shop on ${BRAND.name} is suspended`,
  body: `Hello,

Your shop is suspended. The reason: ${reason}

Until it's reinstated, your creator pages are closed and nothing in your shop is shown or sold. Your buyers keep everything they bought,
and your account works as before: ${url}/become-a-creator

If you think this is a mistake, write to ${supportEmail}.
`,
});

export const reinstatedNews = (url: string): News => ({
  answer: { kind: "reinstated" },
  subject: `Your shop on ${BRAND.name} is open again`,
  body: `Hello,

Your shop is open again, with everything in it: ${url}/dashboard
`,
});
