import type { Event } from "@blenda/domain/access/event";
import { versionReleased } from "@blenda/domain/authoring/events";
import { lessonsAdded } from "@blenda/domain/teaching/events";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { emit } from "../../platform/events/outbox.ts";
import { ADA, CARA, testApp } from "../../testing/app.ts";
import { buyLines } from "../../testing/buying.ts";
import { sellFile, sellTraining } from "../../testing/goods.ts";
import { addPeople, untilDelivered } from "../../testing/people.ts";

const app = await testApp();
const OWNERS = 1_200;

/** More owners than two batches tell. Their lines are gone before the books are looked at, which know nothing of them. */
async function toldToMany(orderId: string, happened: Event): Promise<{ title: string; count: number; people: number }[]> {
  await addPeople(app.db, OWNERS, app.now());
  await sql`insert into order_lines select copy.* from order_lines l cross join users u cross join lateral jsonb_populate_record(l,
      jsonb_build_object('id', l.id || '/' || u.id, 'buyer_id', u.id, 'position', 1 + substr(u.id, 8)::int)) as copy
    where l.order_id = ${orderId} and u.id like 'person-%'`.execute(app.db);
  const tell = () => app.services.transaction((tx) => emit(tx, happened));
  // Heard twice, as after a crash: each is told once.
  for (let n = 0; n < 2; n++) {
    await tell();
    await untilDelivered(app.db);
  }
  await sql`delete from order_lines where order_id = ${orderId} and position > 0`.execute(app.db);
  const { rows } = await sql<{ title: string; count: number; people: number }>`select title, count(*)::int as count,
    count(distinct user_id)::int as people from notifications where type = 'system_update' group by title`.execute(app.db);
  return rows;
}

test("everybody who owns it hears of a new version once, however many batches they are", async () => {
  await sellFile(app, "robot", 4_000, CARA.id);
  const orderId = await buyLines(app, ADA, [{ itemType: "product", itemId: "robot", variant: "personal" }]);
  const told = await toldToMany(orderId, versionReleased({ productId: "robot", versionId: "robot-v1" }));
  expect(told).toEqual([{ title: "The robot 1.0.0 is out", count: OWNERS + 1, people: OWNERS + 1 }]);
}, 60_000);

test("everybody who owns a course hears of its new lessons once, however many batches they are", async () => {
  await sellTraining(app, "robots", 4_000, CARA.id);
  const orderId = await buyLines(app, ADA, [{ itemType: "training", itemId: "robots", variant: null }]);
  const told = await toldToMany(orderId, lessonsAdded({ trainingId: "robots", titles: ["Paint"], at: app.now(), after: "" }));
  expect(told).toEqual([{ title: "New in The robots", count: OWNERS + 1, people: OWNERS + 1 }]);
}, 60_000);
