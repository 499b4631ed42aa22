import { PAYOUTS } from "@blenda/domain/payouts/constants";
import { payoutMoved, payoutQueueMoved } from "@blenda/domain/payouts/events";
import { batchOf, isPayDay, latestFriday } from "@blenda/domain/payouts/rules";
import { bookAll, holdBalances } from "../../ledger/port.ts";
import type { Tx } from "../../platform/database/db.ts";
import { emitAll } from "../../platform/events/outbox.ts";
import type { Services } from "../../platform/requests/procedure.ts";
import { type BookedPayout, collectionBooking } from "../books.ts";
import { obstacleOf, type PayoutEligibility, payoutEligibility } from "../eligibility.ts";
import {
  alreadyDone,
  beginRun,
  endRun,
  insertPayouts,
  insertSkips,
  isRunOver,
  type Pick as PickedPerson,
  peopleLeft,
  totalsOf,
} from "./collect-repository.ts";

/** So many people's balances are held together: few enough that a refund does not wait long. */
const CHUNK = 100;

export interface RunOutcome {
  batch: string;
  payouts: number;
  cents: number;
  leftOut: number;
}

type RunServices = Pick<Services, "db" | "transaction" | "now" | "id">;

/**
 * The run of the latest Friday: everybody's available balance becomes a draft, or a reason why not. Any number of runs at the
 * same time, killed anywhere and begun again, make one payout each (trust L4).
 */
export async function collectPayouts(services: RunServices): Promise<RunOutcome> {
  const { db, now } = services;
  const day = latestFriday(now());
  const batch = batchOf(day);
  await beginRun(db, batch, day, now());
  const people = await peopleLeft(db, batch);
  for (let at = 0; at < people.length; at += CHUNK)
    await services.transaction((tx) => collectFor(tx, services, { day, batch, userIds: people.slice(at, at + CHUNK) }));
  await endRun(db, batch, now());
  return { batch, ...(await totalsOf(db, batch)) };
}

/** Whether the latest Friday's run is still to be done, because no process was up to do it. */
export const isRunMissed = async ({ db, now }: RunServices): Promise<boolean> => !(await isRunOver(db, batchOf(latestFriday(now()))));

interface Chunk {
  day: string;
  batch: string;
  userIds: readonly string[];
}

async function collectFor(tx: Tx, services: RunServices, { day, batch, userIds }: Chunk): Promise<void> {
  const now = services.now();
  await holdBalances(tx, userIds);
  const done = await alreadyDone(tx, batch, userIds);
  const left = userIds.filter((userId) => !done.has(userId));
  const standings = [...(await payoutEligibility(tx, left, now)).values()].filter(
    ({ cents, schedule }) => cents !== 0 && isPayDay(day, schedule),
  );
  const skips = standings.flatMap((standing) => {
    const obstacle = obstacleOf(standing);
    return obstacle ? [{ userId: standing.userId, batch, day, ...obstacle, amountCents: standing.cents, at: now }] : [];
  });
  const isSkipped = new Set(skips.map(({ userId }) => userId));
  const picks = standings.filter(({ userId }) => !isSkipped.has(userId)).flatMap((standing) => pickOf(services, standing, { day, batch }));
  await insertSkips(tx, skips);
  const written = await writeDrafts(tx, picks, now);
  const told = [...written.map(({ userId, id }) => ({ userId, payoutId: id })), ...skips.map(({ userId }) => ({ userId, payoutId: "" }))];
  if (told.length > 0) await emitAll(tx, [...told.map(payoutMoved), payoutQueueMoved({ batch })]);
}

async function writeDrafts(tx: Tx, picks: readonly PickedPerson[], now: string): Promise<BookedPayout[]> {
  const written = await insertPayouts(tx, picks, now);
  await bookAll(
    tx,
    written.map((payout) => collectionBooking(payout, now)),
  );
  return written;
}

function pickOf(
  { id }: RunServices,
  { userId, minimumCents, recipient }: PayoutEligibility,
  of: { day: string; batch: string },
): PickedPerson[] {
  const { recipientId, currency, last4 } = recipient;
  if (recipientId === null || currency === null || last4 === null) return [];
  return [{ id: id(), userId, ...of, recipientId, recipientCurrency: currency, last4, leastCents: minimumCents }];
}

/**
 * A person's balance, collected now, without waiting for Friday: after a payout came back. Answers the draft, or `null`
 * where they cannot be paid or have one under way. Call it holding their balance.
 */
export async function collectAgain(tx: Tx, services: RunServices, userId: string): Promise<string | null> {
  const now = services.now();
  const day = latestFriday(now);
  const batch = batchOf(day);
  const standing = (await payoutEligibility(tx, [userId], now)).get(userId);
  if (!standing) return null;
  const obstacle = obstacleOf({ ...standing, isPaused: false, minimumCents: PAYOUTS.MINIMUM_CENTS });
  const live = await tx
    .selectFrom("payouts")
    .select("id")
    .where("userId", "=", userId)
    .where("batch", "=", batch)
    .where("status", "not in", ["failed", "returned", "cancelled"])
    .executeTakeFirst();
  if (obstacle || live) return null;
  const picks = pickOf(services, { ...standing, minimumCents: PAYOUTS.MINIMUM_CENTS }, { day, batch });
  const [written] = await writeDrafts(tx, picks, now);
  if (!written) return null;
  await emitAll(tx, [payoutMoved({ userId, payoutId: written.id }), payoutQueueMoved({ batch })]);
  return written.id;
}
