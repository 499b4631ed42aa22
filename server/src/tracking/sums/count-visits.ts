import type { Services } from "../../platform/requests/procedure.ts";
import { changesOf, contributionOf } from "./contribution.ts";
import { addToVisitDays, selectUncounted, setCounted } from "./sums-repository.ts";

const AT_ONCE = 1_000;
/** So many turns in a minute. */
const TURNS = 100;

/**
 * Brings the sums of days to where the visits are: of each that changed, the difference is added. Once a minute, and before anybody
 * looks. Told twice, it ends the same.
 */
export async function countVisits({ transaction }: Pick<Services, "transaction">): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    const count = await transaction(async (tx) => {
      const rows = await selectUncounted(tx, AT_ONCE);
      if (rows.length === 0) return 0;
      const steps = rows.map(({ id, counted, ...visit }) => ({ id, before: counted, now: contributionOf(visit) }));
      await addToVisitDays(tx, changesOf(steps));
      await setCounted(
        tx,
        steps.map(({ id, now }) => ({ id, counted: now })),
      );
      return rows.length;
    });
    if (count < AT_ONCE) return;
  }
}
