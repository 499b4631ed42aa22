import { NOTIFICATIONS } from "@blenda/domain/notifications/constants";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, BOB, testApp } from "../testing/app.ts";
import { fill } from "../testing/database/filling.ts";
import { readingOf } from "../testing/database/plans.ts";

const app = await testApp();
const MANY = 10_000;

test("of somebody's 10,000 notices the bell reads those it shows, whoever else has as many", async () => {
  await fill(app.db, ["notifications"], async (tx) => {
    await sql`insert into notifications (user_id, type, title, message, data, priority, created_at, updated_at)
      select person, 'follow', 'New follower', 'Somebody follows you', '{}', 'normal', now() - n * interval '1 minute', now() - n * interval '1 minute'
      from generate_series(1, ${MANY}) n, unnest(array[${ADA.id}, ${BOB.id}]::text[]) person`.execute(tx);
  });
  const read = await readingOf(app.db, "notifications", () => app.as(ADA).notifications.latest());
  expect([read.isWhole, read.rows]).toEqual([false, NOTIFICATIONS.LATEST]);
});
