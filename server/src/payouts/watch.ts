import { raiseAlarm } from "../platform/jobs/alarms.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { freezePayouts, thawPayouts } from "./freezes.ts";

/** What must be true of the books while money leaves. */
const OF_MONEY = /^(I1|I2|I7|I8\w?|I9) /;

/** While a rule of the books is broken nothing is approved or sent; it ends by itself once all of them hold again. */
export async function watchBooks({ transaction, invariants, now, log }: Services): Promise<void> {
  const broken = await invariants.breachesOf(OF_MONEY);
  if (broken.length === 0) {
    await transaction((tx) => thawPayouts(tx, { by: "invariants", now: now() }));
    return;
  }
  const reason = `a rule of the books is broken: ${broken.map(({ name }) => name).join("; ")}`;
  const isNew = await transaction(async (tx) => {
    const isFrozen = await freezePayouts(tx, { by: "invariants", reason, now: now() });
    if (isFrozen) await raiseAlarm(tx, "payouts are stopped, because a rule of the books is broken", { broken }, now());
    return isFrozen;
  });
  if (isNew) log.error(`payouts are stopped: ${reason}`, { broken: broken.length });
}
