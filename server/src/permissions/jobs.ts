import { staffChanged } from "@blenda/domain/permissions/events";
import { ranked, rights } from "../identity/port.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Job } from "../platform/jobs/jobs.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { without } from "./grants.ts";
import { holdersOfEnded, removeGrants } from "./repository.ts";

/** Takes away what has ended. It opens nothing since its moment; this ends streams that were opened before, and the traces. */
async function tidy({ db, now, transaction }: Services): Promise<void> {
  for (const userId of await holdersOfEnded(db, now()))
    await transaction(async (tx) => {
      const person = (await ranked.lock(tx, [userId], now())).get(userId);
      const rows = await tx.selectFrom("grants").select("name").where("userId", "=", userId).where("endsAt", "<=", now()).execute();
      const ended = rows.map(({ name }) => name);
      if (person) await rights.set(tx, userId, without(person, ended));
      await removeGrants(tx, userId, ended);
      await emit(tx, staffChanged({ userId }));
    });
}

export const permissionJobs: Job<Services>[] = [{ name: "permissions.tidy", cron: "* * * * *", retryLimit: 0, run: tidy }];
