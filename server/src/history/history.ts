import { addDays } from "@blenda/domain/shared/calendar";
import type { Instant } from "@blenda/domain/shared/time";
import { openDatabase } from "../platform/database/db.ts";
import { makeAgenda, momentOf, type Scene } from "./agenda.ts";
import { planBuying } from "./buying-days.ts";
import { chanceOf } from "./chance.ts";
import { readGoods } from "./goods.ts";
import { lookAround, planLiking } from "./liking.ts";
import { addMark, findMark, setMark } from "./mark-repository.ts";
import { join, joiningOn, type Person, resident } from "./people.ts";
import { planRefunds } from "./refunding.ts";
import { planStaffWork } from "./staff-work.ts";
import { type Ground, openStage } from "./stage.ts";
import { planTalks } from "./talking.ts";

export const DAYS = 90;
const MORNING_HOUR = 7;

/**
 * The demo's last ninety days, lived through once, before it opens: people, orders, refunds, messages and what staff did about
 * them, all by the product's own operations with the clock turned back. A start that was interrupted goes on with the day it was
 * at; what it did of that day already is known by its keys.
 */
export async function writeHistory(ground: Ground, now: Instant): Promise<void> {
  const known = await findMark(ground.db);
  if (known?.finishedAt) return;
  // Losing the last of it in a crash costs nothing, as the mark is lost with it. So: no fsync for a thousand commits.
  const db = openDatabase({ url: hasty(ground.url), log: ground.log });
  try {
    const mark = known ?? (await addMark(db, `${addDays(now, 1 - DAYS).slice(0, 10)}T00:00:00.000Z`));
    await tell({ ...ground, db }, mark, now);
    await setMark(db, { finishedAt: now });
  } finally {
    await db.destroy();
  }
}

function hasty(url: string): string {
  const address = new URL(url);
  address.searchParams.set("options", "-c synchronous_commit=off");
  return address.href;
}

async function tell(ground: Ground, { beganAt, days }: { beganAt: Instant; days: number }, now: Instant): Promise<void> {
  const { db, log } = ground;
  const stage = await openStage(ground, momentOf(beganAt, days, 0));
  const agenda = makeAgenda();
  const goods = await readGoods(db);
  const people: Person[] = [await resident(stage, "demo-buyer")];
  const onFailure = (what: string, error: unknown) => log.warn(`the demo's history goes on without ${what}`, error);
  try {
    for (let earlier = 0; earlier < days; earlier++) for (const n of joiningOn(earlier)) people.push(await join(stage, n));
    for (let day = days; day < DAYS && momentOf(beganAt, day, 0) < now; day++) {
      const at = (hour: number, daysLater = 0) => momentOf(beganAt, day + daysLater, hour);
      stage.moveTo(at(0));
      planDay({ stage, goods, people, day, chance: (about) => chanceOf(`${day} ${about}`), at, ...agenda });
      const evening = at(0, 1);
      await agenda.runUntil(evening < now ? evening : now, { stage, onFailure });
      await stage.passNight();
      await stage.settle();
      await setMark(db, { days: day + 1 });
    }
  } finally {
    await stage.close();
  }
}

function planDay(scene: Scene): void {
  const { stage, people, day, planApart, at } = scene;
  for (const n of joiningOn(day))
    planApart(at(MORNING_HOUR), "somebody new", async () => {
      const person = await join(stage, n);
      people.push(person);
      await lookAround(scene, person);
    });
  planBuying(scene, DAYS);
  planLiking(scene);
  planTalks(scene);
  planRefunds(scene);
  planStaffWork(scene);
}
