import { audit } from "../../platform/requests/audit.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { reconciliation } from "../procedures.ts";
import { beginRun, fetchStatement } from "./run.ts";
import { runLine } from "./run-repository.ts";

export const startRun = reconciliation.startRun.handler(async ({ input, context }) => {
  const { transaction, now, id, user } = context;
  const { from, to } = input;
  const statement = await fetchStatement(context, { from, to });
  return transaction((tx) =>
    idempotent(tx, { actorId: user.id, operation: "reconciliation.startRun", input }, async () => {
      const runId = id();
      await beginRun(tx, { from, to }, statement, { id: runId, trigger: "manual", by: user.id }, now());
      const run = await runLine(tx, runId);
      const { state, openRows, unexplainedCents } = run;
      await audit(tx, context, {
        action: "reconciliation.startRun",
        target: { kind: "reconciliation", id: runId },
        after: { from, to, state, openRows, unexplainedCents },
      });
      return run;
    }),
  );
});
