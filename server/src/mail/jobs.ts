import type { Job } from "../platform/jobs/jobs.ts";
import { DELIVER_MAIL } from "../platform/mail/mail.ts";
import { mailHtml } from "../platform/mail/mail-html.ts";
import { claimMail, setMailState } from "../platform/mail/mail-repository.ts";
import { MailNotSent, MailRefused } from "../platform/outside/mail/smtp.ts";
import type { Services } from "../platform/requests/procedure.ts";

/**
 * Hands one mail to the post office, at most once. The claim is committed first: a worker that finds a mail already
 * claimed comes after a crash in the middle of sending, cannot know whether it left, and so does not send it again.
 */
async function deliver({ db, mail, now, log }: Services, key: string): Promise<void> {
  if (!mail) return;
  const claimed = await claimMail(db, key);
  if (!claimed) return setMailState(db, key, "unknown");
  const { recipient, replyTo, subject, body, picture } = claimed;
  try {
    await mail.send({ to: recipient, subject, text: body, html: mailHtml(subject, body, picture), ...(replyTo && { replyTo }) });
    await setMailState(db, key, "sent", now());
  } catch (error) {
    if (error instanceof MailNotSent) {
      await setMailState(db, key, "queued");
      throw error; // the queue tries again later
    }
    log.error("a mail was not delivered", error);
    await setMailState(db, key, error instanceof MailRefused ? "refused" : "unknown");
  }
}

/** What most post offices allow one sender, and enough for a thousand mails in half a minute at a quarter of a second each. */
const AT_ONCE = 8;

export const mailJobs: Job<Services>[] = [
  { name: DELIVER_MAIL, retryLimit: 12, concurrency: AT_ONCE, run: (services, data) => deliver(services, (data as { key: string }).key) },
];
