import type { Db } from "../database/db.ts";
import { addUses, nameOf, type Uses } from "./limits-repository.ts";

/** So long uses are gathered before they are written down. */
const GATHER_MS = 50;

interface Use extends Uses {
  max: number;
  /** When its window ends, in milliseconds. */
  endsAt: number;
}
/** `unsure`: those who wait to hear where in the window they stand, by how much was used up to and with them. */
type Tally = Map<string, Use & { unsure: { upTo: number; tell(isRoom: boolean): void }[] }>;

interface Counter {
  /** Not written down yet, and being written down. */
  waiting: Tally;
  leaving: Tally;
  /** Who was near the limit when it was last written down. */
  near: Map<string, { used: number; endsAt: number }>;
  isBusy: boolean;
  /** Time of the last request. */
  nowMs: number;
}

/**
 * A write-behind counter: it counts a use and answers whether there was room for it; the use is written down with all others a moment
 * later. As long as no more than half of a limit is used that is answered at once: callers do not wait for the database because of a limit
 * they hardly ever meet. A caller in the second half waits until its uses are written down, with those of all processes. So each further
 * process can let half as much again through, once, and no more.
 */
export function makeWriteBehindCounter(db: Db): (use: Use, nowMs: number) => boolean | Promise<boolean> {
  const counter: Counter = { waiting: new Map(), leaving: new Map(), near: new Map(), isBusy: false, nowMs: 0 };
  return (use, nowMs) => isWithin(db, counter, use, nowMs);
}

function isWithin(db: Db, counter: Counter, use: Use, nowMs: number): boolean | Promise<boolean> {
  counter.nowMs = nowMs;
  const name = nameOf(use);
  const before = counter.waiting.get(name)?.times ?? 0;
  const unsure = counter.waiting.get(name)?.unsure ?? [];
  counter.waiting.set(name, { ...use, times: before + use.times, unsure });
  if (!counter.isBusy) {
    counter.isBusy = true;
    setTimeout(() => void writeDown(db, counter), GATHER_MS).unref();
  }
  const written = counter.near.get(name)?.used ?? 0;
  if (written >= use.max) return false;
  if (written + (counter.leaving.get(name)?.times ?? 0) + before < use.max / 2) return true;
  return new Promise((tell) => unsure.push({ upTo: before + use.times, tell }));
}

async function writeDown(db: Db, counter: Counter): Promise<void> {
  const { near } = counter;
  counter.leaving = counter.waiting;
  counter.waiting = new Map();
  for (const [name, { endsAt }] of near) if (endsAt <= counter.nowMs) near.delete(name);
  try {
    const used = await addUses(db, [...counter.leaving.values()]);
    for (const [name, { max, endsAt, times, unsure }] of counter.leaving) {
      const after = used.get(name) ?? 0;
      if (after > max / 2) near.set(name, { used: after, endsAt });
      else near.delete(name);
      for (const { upTo, tell } of unsure) tell(after - times + upTo <= max);
    }
  } catch {
    // What cannot be written down is forgotten: the caller of that moment was not served either.
    for (const { unsure } of counter.leaving.values()) for (const { tell } of unsure) tell(true);
  }
  counter.leaving = new Map();
  counter.isBusy = counter.waiting.size > 0;
  if (counter.isBusy) setTimeout(() => void writeDown(db, counter), GATHER_MS).unref();
}
