import { acknowledgeAlarms } from "../platform/jobs/alarms.ts";
import { audit } from "../platform/requests/audit.ts";
import { alarmsOf } from "./alarms.ts";
import { system } from "./procedures.ts";

export const acknowledgeAlarm = system.acknowledgeAlarm.handler(async ({ input: { id, note }, context, errors }) => {
  await context.transaction(async (tx) => {
    const seen = await acknowledgeAlarms(tx, id, { acknowledgedAt: context.now(), acknowledgedBy: context.user.id, note });
    if (!seen) throw errors.SYSTEM_ALARM_NOT_FOUND();
    const done = { reason: note, before: { state: "open" }, after: { state: "acknowledged", ...seen } };
    await audit(tx, context, { action: "system.acknowledgeAlarm", target: { kind: "alarm", id: String(id) }, ...done });
  });
  return alarmsOf(context.db);
});
