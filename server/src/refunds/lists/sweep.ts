import type { Services } from "../../platform/requests/procedure.ts";
import { PAY_JOB } from "../money/pay-job.ts";
import { abandonedRefunds } from "./stuck.ts";

/** Money that was promised and whose job died begins again by itself. What was given up after three tries is begun by staff alone. */
export async function restartAbandoned(services: Services): Promise<void> {
  const { now, jobs, log } = services;
  await services.transaction(async (tx) => {
    const ids = await abandonedRefunds(tx, now());
    for (const id of ids) await jobs.enqueue(tx, PAY_JOB, { id });
    if (ids.length > 0) log.info(`${ids.length} refunds were left behind and begin again`);
  });
}
