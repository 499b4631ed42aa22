import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { whileLocked } from "../platform/database/advisory-lock.ts";
import { type Db, openDatabase } from "../platform/database/db.ts";
import { makeAgenda, momentOf, type Scene } from "./agenda.ts";
import { planLooking } from "./arriving.ts";
import { planBuying } from "./buying-days.ts";
import { chanceOf } from "./chance.ts";
import { planGenerating } from "./generating.ts";
import { readGoods } from "./goods.ts";
import { lookAround, planLiking } from "./liking.ts";
import { addMark, findMark, setMark } from "./mark-repository.ts";
import { planPayouts } from "./money/paying-out.ts";
import { join, joiningOn, type Person, resident } from "./people.ts";
import { planPosting } from "./posting.ts";
import { planReviews } from "./rating/reviewing.ts";
import { planRefunds } from "./refunding.ts";
import { planSharing } from "./sharing/sharing.ts";
import { planReading, planStaffWork } from "./staff-work.ts";
import { openStage, type StageDependencies } from "./stage.ts";
import { planTalks } from "./talking.ts";
import { planVisits } from "./visits/visiting.ts";

const DAYS = 90;
const MORNING_HOUR = 7;

interface ReplayOptions {
  /** The last moment it tells of. */
  now: Instant;
  /** Aborted, it stops after what is being done; the next start goes on there. */
  signal: AbortSignal;
  /** What happens on a day besides who joins; absent: everything. */
  planned?: (scene: Scene) => void;
}

/**
 * The demo's last ninety days, lived through once, before it opens: people, orders, refunds, messages and what staff did about
 * them, all by the product's own operations with the clock turned back. A start that was interrupted goes on with the day it was
 * at; what it did of that day already is known by its keys.
 */
export async function writeHistory(ground: StageDependencies, telling: ReplayOptions): Promise<void> {
  if ((await findMark(ground.db))?.finishedAt) return;
  // Losing the last of it in a crash costs nothing, as the mark is lost with it. So: no fsync for thousands of commits.
  const db = openDatabase({ url: withoutFsync(ground.url), log: ground.log });
  try {
    await whileLocked(db, "history", () => replay({ ...ground, db }, telling));
  } finally {
    await db.destroy();
  }
}

function withoutFsync(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c synchronous_commit=off");
  return address.href;
}

const begin = (db: Db, now: Instant) => addMark(db, `${addDays(now, 1 - DAYS).slice(0, 10)}T00:00:00.000Z`);

async function replay(ground: StageDependencies, { now, signal, planned = planEverything }: ReplayOptions): Promise<void> {
  const { db, log } = ground;
  const { beganAt, days, finishedAt } = (await findMark(db)) ?? (await begin(db, now));
  if (finishedAt) return; // another process was quicker
  const stage = await openStage(ground, momentOf(beganAt, days, 0));
  try {
    const agenda = makeAgenda();
    const goods = await readGoods(db);
    const people: Person[] = [await resident(stage, "demo-buyer")];
    const onFailure = (what: string, error: unknown) => log.warn(`the demo's history goes on without ${what}`, error);
    for (let earlier = 0; earlier < days; earlier++) for (const n of joiningOn(earlier)) people.push(await join(stage, n));
    for (let day = days; momentOf(beganAt, day, 0) < now; day++) {
      const at = (hour: number, daysLater = 0) => momentOf(beganAt, day + daysLater, hour);
      stage.moveTo(at(0));
      const scene = { stage, goods, people, day, chance: (about: string) => chanceOf(`${day} ${about}`), at, end: now, ...agenda };
      planJoining(scene);
      planned(scene);
      const evening = at(0, 1);
      await agenda.runUntil(evening < now ? evening : now, { stage, signal, onFailure });
      if (signal.aborted) return;
      await stage.passNight();
      await stage.settle();
      await setMark(db, { days: day + 1 });
    }
    await setMark(db, { finishedAt: now });
  } finally {
    await stage.close();
  }
}

function planJoining(scene: Scene): void {
  const { stage, people, day, planApart, at } = scene;
  for (const n of joiningOn(day))
    planApart(at(MORNING_HOUR), "somebody new", async () => {
      const person = await join(stage, n);
      people.push(person);
      await lookAround(scene, person);
    });
}

function planEverything(scene: Scene): void {
  planLooking(scene);
  planVisits(scene, DAYS, planBuying(scene, DAYS));
  planLiking(scene);
  planTalks(scene);
  planPosting(scene);
  planGenerating(scene);
  planRefunds(scene);
  planSharing(scene);
  planPayouts(scene);
  planReviews(scene);
  planStaffWork(scene);
  planReading(scene);
}
