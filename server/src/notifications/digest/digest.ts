import { sendMail } from "../../platform/mail/mail.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { digestLetter } from "../letters.ts";
import { lockBell } from "../repository.ts";
import { dequeueWaiting, digestKey, peopleToMail } from "./digest-repository.ts";

const BATCH = 200;

/** One mail per person and day with what they have not read. Each thing is mailed once, unless another person joins it. */
export async function mailDigests(services: Services): Promise<void> {
  const { db, transaction, now, site } = services;
  const day = now().slice(0, 10);
  for (let afterId = ""; ; ) {
    const people = await peopleToMail(db, { now: now(), day, afterId, limit: BATCH });
    for (const { id, email } of people) {
      await transaction(async (tx) => {
        await lockBell(tx, id);
        const messages = await dequeueWaiting(tx, id, now());
        if (messages.length === 0) return; // read in the meantime
        await sendMail(services, tx, { key: digestKey(id, day), recipient: email, urgency: "later", ...digestLetter(site.url, messages) });
      });
    }
    const last = people.at(-1);
    if (!last || people.length < BATCH) return;
    afterId = last.id;
  }
}
