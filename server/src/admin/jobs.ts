import { ADMIN } from "@blenda/domain/admin/constants";
import { claimFound } from "@blenda/domain/admin/events";
import { addMinutes } from "@blenda/domain/shared/calendar";
import { ranked } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import { raiseAlarmOnce } from "../platform/jobs/alarms.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import { sendMails } from "../platform/mail/mail.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { mismatchLetter } from "./letters.ts";

/** A claim without a listing is a serious security concern (spec 2 §6): every admin hears of it, once a day until it is solved. */
async function watch(services: Services): Promise<void> {
  const { db, now, site, transaction, log } = services;
  const people = [...(await ranked.findAdmins(db, now())).values()];
  const strangers = people.filter(({ isListed, hasClaim }) => hasClaim && !isListed);
  const admins = people.filter(({ isListed, hasClaim }) => hasClaim && isListed);
  for (const { id, name } of strangers)
    await transaction(async (tx) => {
      const at = now();
      const since = addMinutes(at, -ADMIN.ALARM_EVERY_HOURS * 60);
      const isNew = await raiseAlarmOnce(tx, `admin claim without listing: ${id}`, { userId: id }, { since, at });
      if (!isNew) return;
      log.error("an account claims to be an admin and is not listed", { userId: id });
      await emit(tx, claimFound({ userId: id, name, at }));
      const day = at.slice(0, 10);
      await sendMails(
        services,
        tx,
        admins.map((admin) => ({
          key: `admin-claim-${id}-${admin.id}-${day}`,
          recipient: admin.email,
          urgency: "now",
          ...mismatchLetter(site.url, name),
        })),
      );
    });
}

export const adminJobs: Job<Services>[] = [{ name: "admin.watch", cron: "* * * * *", retryLimit: 0, run: watch }];
