import type { Instant } from "@blenda/domain/shared/time";
import { tokensBalanceChanged } from "@blenda/domain/tokens/events";
import type { Tx } from "../platform/database/db.ts";
import { emit } from "../platform/events/outbox.ts";
import { settleOwed } from "./balance/grant.ts";
import {
  addReservation,
  addUsage,
  consumeFromLots,
  endReservation,
  findAccount,
  giveLotsBack,
  lockAccountOf,
  nameGeneration,
  reserveBalance,
  settleReserved,
} from "./repository.ts";

interface Reservation {
  /** The job's: it is reserved for once, and ends once. */
  id: string;
  userId: string;
  cost: number;
  /** What people read in their history. */
  about: string;
  at: Instant;
}

/** Sets tokens aside for work that is about to begin. Nothing is taken unless there are enough. */
export async function reserveTokens(tx: Tx, { id, userId, cost, about, at }: Reservation): Promise<"reserved" | "insufficient" | "owed"> {
  const balanceAfter = await reserveBalance(tx, userId, cost, at);
  if (balanceAfter === null) {
    const account = await findAccount(tx, userId);
    return account && account.owed > 0 ? "owed" : "insufficient";
  }
  const takes = await consumeFromLots(tx, userId, cost);
  const usageId = await addUsage(tx, { userId, tokenCost: cost, type: "reserve", about, balanceAfter, at, jobId: id });
  await addReservation(tx, { id, userId, cost, takes, usageId, at });
  await emit(tx, tokensBalanceChanged({ userId }));
  return "reserved";
}

/** The work is done and the tokens are used. Answers whether this call was the one that ended the reservation. */
export async function commitTokens(tx: Tx, id: string, at: Instant): Promise<boolean> {
  await lockAccountOf(tx, id);
  const ended = await endReservation(tx, id, 0, at);
  if (!ended) return false;
  const { userId, cost, usageId } = ended;
  await settleReserved(tx, userId, { cost, back: 0 }, at);
  await nameGeneration(tx, usageId);
  await emit(tx, tokensBalanceChanged({ userId }));
  return true;
}

/** Gives all or part of a reservation back and uses up the rest. Answers how many came back: none when it had ended before. */
export async function releaseTokens(tx: Tx, id: string, { amount = "all", about, at }: Release): Promise<number> {
  await lockAccountOf(tx, id);
  const ended = await endReservation(tx, id, amount, at);
  if (!ended) return 0;
  const { userId, cost, released, takes, usageId } = ended;
  const balanceAfter = await settleReserved(tx, userId, { cost, back: released }, at);
  if (released < cost) await nameGeneration(tx, usageId);
  await giveLotsBack(tx, takes, released);
  if (released > 0) {
    await addUsage(tx, { userId, tokenCost: -released, type: "release", about, balanceAfter, at, jobId: id });
    await settleOwed(tx, userId, at);
  }
  await emit(tx, tokensBalanceChanged({ userId }));
  return released;
}

interface Release {
  amount?: number | "all";
  about: string;
  at: Instant;
}
