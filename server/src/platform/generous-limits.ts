import type { Db } from "./db.ts";
import { addUses, nameOf, type Uses } from "./limits-repository.ts";

/** So long uses are gathered before they are written down. */
const GATHER_MS = 50;

interface Use extends Uses {
  max: number;
  /** When its window ends, in milliseconds. */
  endsAt: number;
}
type Tally = Map<string, Use>;

interface Counter {
  /** Not written down yet, and being written down. */
  waiting: Tally;
  leaving: Tally;
  /** Who was near the limit when it was last written down. */
  near: Map<string, { used: number; endsAt: number }>;
  isBusy: boolean;
  /** When somebody last asked. */
  nowMs: number;
}

const counters = new WeakMap<Db, Counter>();

/**
 * Counts a use and answers at once whether there was room for it; it is written down with everybody's a moment later.
 * Nobody waits for the database because of a limit hardly anybody ever meets. Only those are remembered who have used up
 * half of it: who comes to a process that does not know them may use half as much again, once and within that moment.
 */
export function isRoomFor(db: Db, use: Use, nowMs: number): boolean {
  const counter = counters.get(db) ?? { waiting: new Map(), leaving: new Map(), near: new Map(), isBusy: false, nowMs };
  counters.set(db, counter);
  counter.nowMs = nowMs;
  const name = nameOf(use);
  const times = (counter.waiting.get(name)?.times ?? 0) + use.times;
  counter.waiting.set(name, { ...use, times });
  if (!counter.isBusy) {
    counter.isBusy = true;
    setTimeout(() => void writeDown(db, counter), GATHER_MS).unref();
  }
  return (counter.near.get(name)?.used ?? 0) + (counter.leaving.get(name)?.times ?? 0) + times <= use.max;
}

async function writeDown(db: Db, counter: Counter): Promise<void> {
  const { near } = counter;
  counter.leaving = counter.waiting;
  counter.waiting = new Map();
  for (const [name, { endsAt }] of near) if (endsAt <= counter.nowMs) near.delete(name);
  try {
    const used = await addUses(db, [...counter.leaving.values()]);
    for (const [name, { max, endsAt }] of counter.leaving) {
      const times = used.get(name) ?? 0;
      if (times > max / 2) near.set(name, { used: times, endsAt });
      else near.delete(name);
    }
  } catch {
    // What cannot be written down is forgotten: whoever asked in that moment was not served either.
  }
  counter.leaving = new Map();
  counter.isBusy = counter.waiting.size > 0;
  if (counter.isBusy) setTimeout(() => void writeDown(db, counter), GATHER_MS).unref();
}
