import { CHECKS, type Status } from "@blenda/domain/system/model";
import { statusOfAll } from "@blenda/domain/system/rules";
import { sql } from "kysely";
import type { Services } from "../platform/requests/procedure.ts";

type Check = (services: Services) => Promise<unknown>;

const checks: Record<(typeof CHECKS)[number], Check> = {
  database: ({ db }) => sql`select 1`.execute(db),
  jobs: ({ jobs }) => jobs.check(),
  mail: async ({ mail }) => mail?.check(),
  // A list that is asked for before the index has read the catalogue waits for it.
  search: ({ search }) => search.products(),
  storage: ({ storage }) => storage.check(),
};

const PATIENCE_MS = 3_000;

/** Asks every part at once. What went wrong is for the log; people learn which part it is. */
export async function statusOf(services: Services): Promise<Status> {
  const answers = await Promise.all(
    CHECKS.map(async (name) => {
      try {
        await Promise.race([checks[name](services), tooLate()]);
        return { name, isOk: true };
      } catch (error) {
        services.log.warnOnceAMinute(`status: ${name} does not answer`, error);
        return { name, isOk: false };
      }
    }),
  );
  return { status: statusOfAll(answers), checks: answers, checkedAt: services.now() };
}

const tooLate = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error("no answer in time")), PATIENCE_MS).unref());
