import type { CleanupStep } from "@blenda/domain/cleanup/constants";
import { applyRefundNews, askProvider } from "../payments/port.ts";
import type { Payments } from "../platform/outside/payments/payments.ts";
import { audit } from "../platform/requests/audit.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { paced } from "./pace.ts";
import { intentOf, planOf } from "./plan.ts";
import { cleanup } from "./procedures.ts";
import { beginAction, endAction, type FindingToDo, findScan } from "./repository.ts";

/** Does what the dry run said, step by step; each is written down before and after. One that fails does not stop the others. */
export const runCleanup = cleanup.runCleanup.handler(async ({ input: { scanId, chosen, hash }, context, errors }) => {
  const { db, user, now } = context;
  if (!(await findScan(db, scanId))) throw errors.CLEANUP_NO_SCAN();
  const down = () => errors.CLEANUP_PROVIDER_DOWN();
  const plan = await askProvider(context, () => planOf(context, scanId, chosen), down);
  if (plan.hash !== hash) throw errors.CLEANUP_CHANGED();
  const steps = plan.steps.filter(({ step }) => step !== "leave");
  if (steps.length === 0) throw errors.CLEANUP_NOTHING();
  let failed = 0;
  for (const { n, step, objectId, kind } of steps) {
    const finding = plan.todo.find((each) => each.n === n);
    if (!finding) continue;
    const payload = { kind, amountCents: finding.amountCents, since: finding.since, orderId: finding.orderId, ...finding.detail };
    const id = await beginAction(db, { scanId, n, step, objectId, payload, byId: user.id, at: now() });
    const outcome = await runStep(context, step, finding).catch((error: unknown) => {
      context.log.warn("a step of the cleanup failed", error);
      return "failed";
    });
    if (outcome === "failed") failed += 1;
    await context.transaction(async (tx) => {
      await endAction(tx, id, outcome, now());
      await audit(tx, context, {
        action: "cleanup.runCleanup",
        target: { kind: "payment", id: objectId },
        before: payload,
        after: { step, outcome, scanId, hash },
      });
    });
  }
  return { done: steps.length - failed, left: plan.steps.length - steps.length, failed };
});

/** With a live key nothing is touched there, whatever a plan may say (trust G14). */
function testOnly(payments: Payments): Payments {
  if (payments.isLive) throw new Error("a live object is not cleaned up");
  return payments;
}

async function runStep(services: Services, step: CleanupStep, finding: FindingToDo): Promise<string> {
  const { payments } = services;
  const { objectId } = finding;
  if (step === "cancel_intent") return (await paced(() => testOnly(payments).cancel(objectId))) ? "cancelled" : "failed";
  if (step === "remove_customer") return (await paced(() => testOnly(payments).removeCustomer(objectId))) ? "removed" : "failed";
  const eventId = step === "apply_event" ? objectId : "";
  await paced(() => applyRefundNews(services, { provider: payments.name, eventId, intentId: intentOf(finding) }));
  return step === "apply_event" ? "applied" : "booked";
}
