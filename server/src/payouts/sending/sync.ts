import { addMinutes } from "@blenda/domain/shared/calendar";
import type { Services } from "../../platform/requests/procedure.ts";
import { frozenBecause } from "../freezes.ts";
import { applyState } from "../news/apply.ts";
import { applyLeftNews } from "../news/receive.ts";
import { findPayout, lockPayout, quietSince } from "../repository.ts";
import { collectPayouts, isRunMissed } from "../run/run.ts";
import { step } from "../step.ts";
import { sendPayout } from "./send.ts";

const AT_ONCE = 500;
const QUIET_MINUTES = 60;
/** The job of an approval is at it until then. */
const SENDING_MINUTES = 5;

/** Asks the provider what is true of a payout, or sends it where it was never told to. */
export async function askAboutPayout(services: Services, id: string): Promise<void> {
  const payout = await findPayout(services.db, id);
  if (!payout) return;
  if (payout.externalId === null) return sendPayout(services, id);
  const transfer = await services.transfers.lookUp({ externalId: payout.externalId });
  if (!transfer) return;
  await services.transaction(async (tx) => {
    const held = await lockPayout(tx, id);
    if (held?.externalId === transfer.externalId) await applyState(tx, services, held, transfer);
  });
}

/** Whatever a crash, a lost message or a silent provider left behind: looked for, and asked about. */
export async function syncPayouts(services: Services): Promise<void> {
  const { db, now, log } = services;
  if (await isRunMissed(services)) await collectPayouts(services);
  await applyLeftNews(services);
  const isFrozen = (await frozenBecause(db, services)) !== null;
  const unsent = await quietSince(db, isFrozen ? ["processing"] : ["approved", "processing"], addMinutes(now(), -SENDING_MINUTES), AT_ONCE);
  const quiet = await quietSince(db, ["sent", "on_hold"], addMinutes(now(), -QUIET_MINUTES), AT_ONCE);
  for (const id of [...unsent, ...quiet]) {
    const payout = await findPayout(db, id);
    // Held by our team: the provider knows nothing of it.
    if (payout?.status === "on_hold" && payout.externalId === null) continue;
    await askAboutPayout(services, id).catch((error: unknown) => log.warn("a payout could not be looked up", error));
  }
}

/** Sent, and quiet for three business days: paid (decision B13). */
export async function settleQuiet(services: Services): Promise<void> {
  const due = await services.db
    .selectFrom("payouts")
    .select("id")
    .where("status", "=", "sent")
    .where("settlesAt", "<=", services.now())
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due)
    await services.transaction(async (tx) => {
      const payout = await lockPayout(tx, id);
      if (payout?.status === "sent" && payout.settlesAt !== null && payout.settlesAt <= services.now())
        await step(tx, services, payout, { event: "settle", by: "system", actorId: null });
    });
}
