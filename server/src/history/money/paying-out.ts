import { publicPerson } from "../../identity/sql.ts";
import { collectPayouts } from "../../payouts/run/run.ts";
import { payoutRow } from "../../payouts/sql.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { SimulatedTransfers } from "../../platform/outside/payouts/payouts-simulated.ts";
import { addRow, allOf, sealFields } from "../../recipients/repository.ts";
import { reconcileNightly } from "../../reconciliation/jobs.ts";
import type { Scene } from "../agenda.ts";
import { resident } from "../people.ts";
import type { Stage } from "../stage.ts";

const FRIDAY = 5;
/** Before anything has cleared for the first time. */
export const RECIPIENTS_DAY = 21;
/** The last batch waits for whoever opens the demo. */
const DAYS_OF_WEEK = 7;
const ADMINS = ["demo-admin", "demo-admin-2"];

/**
 * The last four say how the simulated provider plays: one comes back after a day. Two of the shops are paid to one account, which
 * our team is told. Who stands last has no account yet.
 */
const LAST_FOURS = ["4471", "8816", "0007", "2950", "6130", "3982", "5527", "2950"];

/** Where the demo's creators are paid, checked long ago. */
async function addRecipients({ services }: Stage): Promise<void> {
  const { db } = services;
  const creators = await db
    .selectFrom(publicPerson("users"))
    .select(["id", "displayName"])
    .where("isCreator", "=", true)
    .orderBy("id")
    .execute();
  await services.transaction(async (tx) => {
    for (const [n, { id: userId, displayName }] of creators.slice(0, Math.max(1, creators.length - 1)).entries()) {
      await addRecipient(services, tx, { userId, holderName: displayName, last4: LAST_FOURS[n % LAST_FOURS.length] ?? "4471" });
    }
  });
}

interface PaidPerson {
  userId: string;
  holderName: string;
  last4: string;
}

/** Where somebody is paid, checked long ago. A day that was interrupted is told again. */
export async function addRecipient(
  { id, vault, now }: Stage["services"],
  tx: Tx,
  { userId, holderName, last4 }: PaidPerson,
): Promise<void> {
  if ((await allOf(tx, userId)).length > 0) return;
  const at = now();
  await addRow(tx, {
    ...{ id: id(), userId, currency: "USD", country: "US", type: "aba", holderName, holderType: "person", last4 },
    ...{ status: "active", isDefault: true, createdAt: at, changedAt: at, verifiedAt: at },
    fieldsSealed: sealFields(vault, { routingNumber: "026009593", accountNumber: `00003370${last4}`, accountType: "checking" }),
  });
}

/** Fridays as they are: collected at night, approved in the morning by both admins, sent, and told of by the provider. */
export function planPayouts(scene: Scene): void {
  const { stage, day, plan, at, end } = scene;
  if (day === RECIPIENTS_DAY) plan(at(8), "accounts to be paid to", () => addRecipients(stage));
  const provider = stage.services.transfers as SimulatedTransfers;
  plan(at(12), "news of transfers", () => provider.deliverDue());
  if (new Date(at(12)).getUTCDay() !== FRIDAY || day < RECIPIENTS_DAY) return;
  plan(at(1), "a payout run", () => collectPayouts(stage.services));
  plan(at(3), "the books are compared", () => reconcileNightly(stage.services));
  if (at(10, DAYS_OF_WEEK) > end) return;
  for (const [n, who] of ADMINS.entries())
    plan(at(10 + n / 2), "payouts approved", async () => {
      const drafts = await stage.services.db.selectFrom(payoutRow("payouts")).select("id").where("status", "=", "draft").execute();
      const { me, address } = await resident(stage, who);
      if (drafts.length > 0) await stage.as(me, address).payouts.approvePayout({ ids: drafts.map(({ id }) => id) });
    });
}
