import { sql } from "kysely";
import { expect, test } from "vitest";
import { testApp } from "../../testing/app.ts";
import { jsonb } from "../events/outbox.ts";
import { findBreaches } from "./invariants.ts";

const app = await testApp();
const PARKED = "I23d no event was set aside for good";

async function park(): Promise<() => Promise<unknown>> {
  const event = { name: "test.parked", aggregate: "test/1", payload: jsonb({}), stale: jsonb<string[]>([]), parkedAt: app.now() };
  await app.db.insertInto("outbox").values(event).execute();
  return () => app.db.deleteFrom("outbox").execute();
}

test("what is broken is found in one look, and also in many short ones", async () => {
  const mend = await park();
  expect((await findBreaches(app.db)).map(({ name }) => name)).toEqual([PARKED]);
  const seen = new Set<string>();
  // However short its time, each look gets one question further.
  for (let looks = 0; looks < 200 && seen.size === 0; looks++)
    for (const { name } of await app.services.invariants.breachesInTurn(0)) seen.add(name);
  expect([...seen]).toEqual([PARKED]);
  await mend();
  expect(await app.services.invariants.breachesInTurn(60_000)).toEqual([]);
});

test("a question that would keep everybody waiting is ended, told by name, and the round goes on", async () => {
  const slow = await app.db.connection().execute(async (held) => {
    await sql`begin`.execute(held);
    await sql`lock table mails in access exclusive mode`.execute(held);
    const told = new Set<string>();
    for (let looks = 0; looks < 200 && told.size === 0; looks++)
      for (const { name } of await app.services.invariants.breachesInTurn(0, 100)) told.add(name);
    await sql`rollback`.execute(held);
    return [...told];
  });
  expect(slow).toHaveLength(1);
  expect(slow[0]).toMatch(/^not answered within 100 ms: .*mail/);
  expect(await app.services.invariants.breachesInTurn(60_000)).toEqual([]);
});
