import { sessionsEnded } from "@blenda/domain/identity/events";
import { emit } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { allFilesOf } from "../export/export-repository.ts";
import { usersToDelete } from "../repository.ts";

/**
 * Accounts whose owner asked for deletion fourteen days ago and did not change their mind are deleted. From that moment
 * it can't be undone. Bodies of files go first: after a crash the account is still due, and the rest happens the next
 * time.
 */
export async function removeDueAccounts({ db, storage, transaction, now, personalData }: Services): Promise<void> {
  for (const person of await usersToDelete(db, now())) {
    await transaction(async (tx) => {
      for (const { release } of personalData) await release?.(tx, person);
    });
    for (const { storageKey } of await allFilesOf(db, person.id)) await storage.remove(storageKey);
    await transaction(async (tx) => {
      for (const { forget } of personalData) await forget(tx, person, now());
      await emit(tx, sessionsEnded({ userId: person.id }));
    });
  }
}
