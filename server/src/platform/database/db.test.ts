import { globSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { ADA, BOB, testApp } from "../../testing/app.ts";
import { silentLog } from "../log.ts";
import type { Column } from "./columns.ts";
import { openDatabase, retryConflicts } from "./db.ts";
import { migrationNames } from "./migrate.ts";

const app = await testApp();
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whatever a file of tables exports. The compiler reads the same files. */
async function declaredTables(): Promise<[name: string, columns: Record<string, Column<unknown>>][]> {
  const src = join(import.meta.dirname, "../..");
  const files = globSync("**/{tables,*-tables}.ts", { cwd: src });
  const groups = await Promise.all(files.map((path) => import(join(src, path))));
  return groups.flatMap((group) => Object.values<Record<string, Record<string, Column<unknown>>>>(group).flatMap(Object.entries));
}

test("the declared columns are the migrated columns", async () => {
  const declared = (await declaredTables()).flatMap(([table, columns]) =>
    Object.entries(columns).map(([name, { type, isNullable, hasDefault }]) => ({
      column: `${snake(table)}.${snake(name)}`,
      type,
      isNullable,
      hasDefault,
    })),
  );
  const { rows: migrated } = await sql<(typeof declared)[number]>`
    select table_name || '.' || column_name as column, data_type as type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' as has_default
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'`.execute(app.db);
  const byName = (list: typeof declared) => list.map((each) => JSON.stringify(each)).sort();
  expect(byName(migrated)).toEqual(byName(declared));
});

test("migration numbers are unique and without gaps", () => {
  expect(migrationNames().map((name) => Number(name.slice(0, 4)))).toEqual(migrationNames().map((_, i) => i + 1));
});

test.each(["UTC", "Asia/Kolkata", "America/St_Johns"])(
  "an instant comes back as ISO text, whatever zone PostgreSQL writes it in: %s",
  async (zone) => {
    const given = ["2026-03-01T12:00:00.000Z", "2026-03-01T12:00:00.500Z", "2026-03-01T12:00:00.123Z", "1999-12-31T23:59:59.999Z"];
    const { rows } = await app.db.transaction().execute(async (tx) => {
      await sql`set local time zone ${sql.lit(zone)}`.execute(tx);
      return sql<{
        at: string;
      }>`select at::timestamptz as at from unnest(${given}::text[]) with ordinality as t (at, i) order by i`.execute(tx);
    });
    expect(rows.map(({ at }) => at)).toEqual(given);
  },
);

test("a connection speaks UTC, whatever its database is set to: also of instants whose old offsets have seconds", async () => {
  const { rows: here } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  await sql`alter database ${sql.id(here[0]?.name ?? "")} set timezone to 'America/St_Johns'`.execute(app.db);
  const another = openDatabase({ url: app.url, log: silentLog, max: 1 });
  try {
    const { rows } = await sql<{ at: string }>`select timestamptz '1926-02-01T10:00:00Z' as at`.execute(another);
    expect(rows).toEqual([{ at: "1926-02-01T10:00:00.000Z" }]);
  } finally {
    await another.destroy();
    await sql`alter database ${sql.id(here[0]?.name ?? "")} reset timezone`.execute(app.db);
  }
});

test("two transactions that lock each other out both come through: the one PostgreSQL ended is run again", async () => {
  const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const asked: Promise<number>[] = [];
  let runs = 0;
  const locking = (mine: string, theirs: string, i: 0 | 1) => {
    const other = i === 0 ? 1 : 0;
    let isAgain = false;
    return app.services.transaction(async (tx) => {
      runs++;
      // Back before the other has woken, it would only be in the way once more.
      if (isAgain) await asked[other];
      isAgain = true;
      const write = (id: string) =>
        tx
          .updateTable("users")
          .set({ bio: `${mine} first` })
          .where("id", "=", id)
          .execute();
      await write(mine);
      met[i].resolve();
      await met[other].promise;
      await write(theirs);
      return i;
    });
  };
  asked.push(locking(ADA.id, BOB.id, 0), locking(BOB.id, ADA.id, 1));
  expect(await Promise.all(asked)).toEqual([0, 1]);
  expect(runs).toBe(3);
});

test("what stands in the way again and again fails after a few tries, and anything else at once", async () => {
  const failing = (code: string) => {
    const work = vi.fn(() => Promise.reject(Object.assign(new Error(code), { code })));
    return { work, done: retryConflicts(work).catch((error: Error) => error.message) };
  };
  const deadlock = failing("40P01");
  expect(await deadlock.done).toBe("40P01");
  expect(deadlock.work).toHaveBeenCalledTimes(5);
  const refused = failing("23505");
  expect(await refused.done).toBe("23505");
  expect(refused.work).toHaveBeenCalledTimes(1);
});
