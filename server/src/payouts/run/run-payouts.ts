import { audit } from "../../platform/requests/audit.ts";
import { idempotent } from "../../platform/requests/idempotency.ts";
import { payouts } from "../procedures.ts";
import { collectPayouts } from "./run.ts";

/** A run by hand, the same as the job's. What is written down once is who asked for it. */
export const runPayouts = payouts.runPayouts.handler(async ({ input, context }) => {
  const outcome = await collectPayouts(context);
  return context.transaction((tx) =>
    idempotent(tx, { actorId: context.user.id, operation: "payouts.runPayouts", input }, async () => {
      await audit(tx, context, { action: "payouts.runPayouts", target: { kind: "batch", id: outcome.batch }, after: outcome });
      return outcome;
    }),
  );
});
