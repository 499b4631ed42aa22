import { payoutQueueMoved } from "@blenda/domain/payouts/events";
import type { Instant } from "@blenda/domain/shared/time";
import { advisoryLock } from "../platform/database/advisory-lock.ts";
import type { Db, Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import type { Services } from "../platform/requests/procedure.ts";

type FrozenBy = "reconciliation" | "invariants";

const NO_PROVIDER = "no payout provider is configured";

/** Why nothing may be approved or sent now; `null`: it may. */
export async function frozenBecause(db: Db, { transfers }: Pick<Services, "transfers">): Promise<string | null> {
  if (transfers.name === "none") return NO_PROVIDER;
  const freeze = await db.selectFrom("payoutFreezes").select("reason").where("endedAt", "is", null).orderBy("since").executeTakeFirst();
  return freeze?.reason ?? null;
}

/** Stops approving and sending until the one who stopped it lets it go on. Answers whether that is new. */
export async function freezePayouts(tx: Tx, { by, reason, now }: { by: FrozenBy; reason: string; now: Instant }): Promise<boolean> {
  await advisoryLock(tx, `payout freeze ${by}`);
  const open = await tx
    .updateTable("payoutFreezes")
    .set({ reason })
    .where("by", "=", by)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (open) return false;
  await tx.insertInto("payoutFreezes").values({ by, reason, since: now }).execute();
  await emit(tx, payoutQueueMoved({ batch: "freeze" }));
  return true;
}

/** Answers whether there was something to end. */
export async function thawPayouts(tx: Tx, { by, now }: { by: FrozenBy; now: Instant }): Promise<boolean> {
  const ended = await tx
    .updateTable("payoutFreezes")
    .set({ endedAt: now })
    .where("by", "=", by)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (ended) await emit(tx, payoutQueueMoved({ batch: "freeze" }));
  return ended !== undefined;
}
