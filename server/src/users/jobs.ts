import { userChanged } from "@blenda/domain/users/events";
import { ranked, suspensions } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { sendMail } from "../platform/mail/mail.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { reinstatedLetter } from "./letters.ts";

/** Whose suspension the clock has ended may log in since then; this brings the shop back and tells them. */
async function endSuspensions(services: Services): Promise<void> {
  const { db, now, site, transaction } = services;
  for (const userId of await suspensions.ended(db, now()))
    await transaction(async (tx) => {
      const person = (await ranked.lock(tx, [userId], now())).get(userId);
      // Suspended anew, or lifted, since the question was asked.
      if (!person || person.suspension || !(await suspensions.ended(tx, now())).includes(userId)) return;
      await suspensions.lift(tx, userId);
      await emit(tx, userChanged({ userId }));
      await sendMail(services, tx, { key: `reinstated-${services.id()}`, recipient: person.email, ...reinstatedLetter(site.url) });
    });
}

export const userJobs: Job<Services>[] = [{ name: "users.endSuspensions", cron: "* * * * *", retryLimit: 0, run: endSuspensions }];
