import { addDays } from "@blenda/domain/shared/calendar";
import { jsonb } from "../../platform/events/outbox.ts";
import type { TransferNews } from "../../platform/outside/payouts/payouts.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { findByTransfer, lockPayout } from "../repository.ts";
import { applyState } from "./apply.ts";

/** News of transfers that are not ours are kept for so long, in case they become known. */
const WAIT_DAYS = 7;
const AT_ONCE = 500;

/** Signed bytes of the provider: believed, kept, then applied once. Throws UntrustedEvent, and leaves nothing then. */
export async function receiveNews(services: Services, body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<void> {
  const { transfers, now } = services;
  const news = transfers.readNews(body, headers, Math.floor(Date.parse(now()) / 1000));
  if (!news) return;
  await keep(services, news, JSON.parse(body.toString("utf8")));
  await applyWaitingNews(services, news.transferId);
}

/** On disk before anything is done about it: a crash afterwards loses nothing. */
async function keep(
  { db, transfers, now }: Services,
  { id, transferId, state, occurredAt }: TransferNews,
  payload: unknown,
): Promise<void> {
  await db
    .insertInto("payoutNews")
    .values({ provider: transfers.name, eventId: id, transferId, state, occurredAt, receivedAt: now(), payload: jsonb(payload) })
    .onConflict((c) => c.columns(["provider", "eventId"]).doNothing())
    .execute();
}

/** Whatever was told of a transfer and not applied yet, in the order in which it happened. What belongs to no payout waits. */
export async function applyWaitingNews(services: Services, transferId: string): Promise<void> {
  const known = await findByTransfer(services.db, transferId);
  if (!known) return;
  await services.transaction(async (tx) => {
    if (!(await lockPayout(tx, known.id))) return;
    const waiting = await tx
      .selectFrom("payoutNews")
      .select(["provider", "eventId", "state", "occurredAt"])
      .where("transferId", "=", transferId)
      .where("processedAt", "is", null)
      .orderBy("occurredAt")
      .execute();
    for (const { provider, eventId, state, occurredAt } of waiting) {
      const payout = await lockPayout(tx, known.id);
      if (!payout) return;
      const outcome = await applyState(tx, services, payout, { state, occurredAt });
      await tx
        .updateTable("payoutNews")
        .set({ processedAt: services.now(), outcome })
        .where("provider", "=", provider)
        .where("eventId", "=", eventId)
        .execute();
    }
  });
}

/** News that came before their payout was known, or whose process died: tried again. */
export async function applyLeftNews(services: Services): Promise<void> {
  const { db, now, log } = services;
  const waiting = await db
    .selectFrom("payoutNews")
    .select("transferId")
    .distinct()
    .where("processedAt", "is", null)
    .limit(AT_ONCE)
    .execute();
  for (const { transferId } of waiting)
    await applyWaitingNews(services, transferId).catch((error: unknown) => log.warn("news of a transfer could not be applied", error));
  await db
    .updateTable("payoutNews")
    .set({ processedAt: now(), outcome: "unknown" })
    .where("processedAt", "is", null)
    .where("receivedAt", "<", addDays(now(), -WAIT_DAYS))
    .execute();
}
