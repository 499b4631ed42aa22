import { sql } from "kysely";
import { expect, test } from "vitest";
import { ADA, BOB, testApp } from "../app.ts";
import { countStatements } from "./counting.ts";

const app = await testApp();

test("statements, round trips and written rows are counted, in and outside transactions, and what others do is not", async () => {
  const alone = await countStatements(() => app.db.selectFrom("users").selectAll().execute());
  expect(alone).toEqual({ statements: 1, roundTrips: 1, rowsWritten: 0 });
  const together = await countStatements(() =>
    app.services.transaction(async (tx) => {
      await tx.updateTable("users").set({ bio: "hello" }).where("id", "in", [ADA.id, BOB.id]).execute();
      await tx.selectFrom("users").select("id").execute();
    }),
  );
  expect(together).toEqual({ statements: 2, roundTrips: 4, rowsWritten: 2 });
  const inside = await countStatements(() =>
    sql`with changed as (update users set bio = 'again' where id = ${ADA.id} returning id) select * from changed`.execute(app.db),
  );
  expect(inside).toEqual({ statements: 1, roundTrips: 1, rowsWritten: 1 });
  const others = app.db.updateTable("users").set({ bio: "" }).execute();
  expect(await countStatements(() => others)).toEqual({ statements: 0, roundTrips: 0, rowsWritten: 0 });
});

test("what is taken back was not written, and a failure is still the operation's own", async () => {
  const work = () =>
    app.services.transaction(async (tx) => {
      await tx.updateTable("users").set({ bio: "never" }).execute();
      throw new Error("no");
    });
  const caught = await countStatements(() => work().catch(() => {}));
  expect(caught).toEqual({ statements: 1, roundTrips: 3, rowsWritten: 0 });
  await expect(countStatements(() => sql`select 1 / 0`.execute(app.db))).rejects.toThrow("division by zero");
  expect(await countStatements(() => sql`select 1`.execute(app.db))).toMatchObject({ statements: 1 });
});
