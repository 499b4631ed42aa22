import { hash } from "node:crypto";
import type { DryRun, PlannedStep } from "@blenda/domain/cleanup/model";
import { stepFor } from "@blenda/domain/cleanup/rules";
import type { Services } from "../platform/requests/procedure.ts";
import { unknownRefunds } from "./finding.ts";
import { type KnownOrder, knownOrders, stuckEvents } from "./known-repository.ts";
import { paced } from "./pace.ts";
import { chosenFindings, type FindingToDo } from "./repository.ts";

type PlanServices = Pick<Services, "db" | "now" | "payments" | "trade">;

/** What would be done now about what was chosen: everything is looked at again, here and at the provider. */
export async function planOf(services: PlanServices, scanId: string, chosen: readonly number[]): Promise<DryRun & { todo: FindingToDo[] }> {
  const { db, payments } = services;
  const todo = await chosenFindings(db, scanId, chosen);
  const intentIds = todo.map(intentOf);
  const orders = await knownOrders(db, [...new Set([...intentIds, ...todo.map(({ detail }) => String(detail.orderId ?? ""))])]);
  const steps: PlannedStep[] = [];
  for (const finding of todo) {
    const { n, kind, objectId } = finding;
    const order = orders.get(intentOf(finding)) ?? orders.get(String(finding.detail.orderId ?? ""));
    const now = await objectState(services, finding, order);
    steps.push({ n, kind, objectId, ...stepFor({ kind, isLive: payments.isLive, order: order ?? null, ...now }) });
  }
  return { steps, hash: hash("sha256", JSON.stringify([scanId, steps]), "hex"), todo };
}

/** The payment a finding is about. */
export const intentOf = ({ kind, objectId, detail }: Pick<FindingToDo, "kind" | "objectId" | "detail">): string =>
  kind === "intent_pending" ? objectId : String(detail.intentId ?? "");

async function objectState(services: PlanServices, finding: FindingToDo, order: KnownOrder | undefined) {
  const { db, now, payments } = services;
  const { kind, objectId, since } = finding;
  if (kind === "intent_pending") {
    const known = await paced(() => payments.lookUp(objectId));
    const state = known?.payment.state;
    const isPaid = state === "succeeded" || state === "processing";
    // What was given up before looks like what waits for a card: giving it up again changes nothing.
    return { isSettled: known === null, isPaid };
  }
  if (kind === "event_stuck")
    return { isSettled: (await stuckEvents(db, payments.name, now(), 1, [objectId])).length === 0, isPaid: false };
  if (kind === "refund_unknown") {
    const refund = { refundId: objectId, intentId: intentOf(finding), amountCents: finding.amountCents ?? 0, key: null };
    return { isSettled: (await unknownRefunds(services, [{ ...refund, createdAt: since ?? now() }])).length === 0, isPaid: false };
  }
  return { isSettled: false, isPaid: order?.isPaid ?? false };
}
