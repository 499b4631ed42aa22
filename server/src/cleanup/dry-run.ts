import { askProvider } from "../payments/port.ts";
import { audit } from "../platform/requests/audit.ts";
import { planOf } from "./plan.ts";
import { cleanup } from "./procedures.ts";
import { findScan } from "./repository.ts";

export const dryRun = cleanup.dryRun.handler(async ({ input: { scanId, chosen }, context, errors }) => {
  if (!(await findScan(context.db, scanId))) throw errors.CLEANUP_NO_SCAN();
  const { steps, hash } = await askProvider(
    context,
    () => planOf(context, scanId, chosen),
    () => errors.CLEANUP_PROVIDER_DOWN(),
  );
  await context.transaction((tx) =>
    audit(tx, context, { action: "cleanup.dryRun", target: { kind: "scan", id: scanId }, after: { steps: steps.length, hash } }),
  );
  return { steps, hash };
});
