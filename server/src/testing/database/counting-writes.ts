import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import type { testApp } from "../app.ts";
import { applyEvents } from "../figures/apply-events.ts";

type App = Awaited<ReturnType<typeof testApp>>;

/** The cost of something: how often the database was asked while a person waited, and every row written for it, also behind their back. */
interface Cost {
  /** Begin and commit are asked, too. */
  roundTrips: number;
  /** "orders insert" and how many rows of it. */
  rows: Record<string, number>;
}

/** Statements know in whose name they ask, also where several are answered by one. */
const asking = new AsyncLocalStorage<{ count: number }>();

/** Limits are written a moment later, for every caller: sometimes before an answer and sometimes after it. */
const LIMITS = "rate_counters";
const isOfLimits = (asked: unknown): boolean =>
  (typeof asked === "string" ? asked : ((asked as { text?: string } | null)?.text ?? "")).includes(`insert into ${LIMITS}`);

let isCounting = false;
function countRoundTrips(): void {
  if (isCounting) return;
  isCounting = true;
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
    const asker = asking.getStore();
    if (asker && !isOfLimits(given[0])) asker.count += 1;
    return Reflect.apply(query, this, given);
  } as typeof query;
}

/** A balance is spread over rows by the connection that writes: whether its row was there already says nothing. */
const SPREAD = ["ledger_balances insert", "ledger_balances update"];

const COUNTER = `create schema if not exists counting;
  create unlogged table if not exists counting.written (what text not null, n bigint not null);
  create or replace function counting.note() returns trigger language plpgsql as $body$ begin
    insert into counting.written select tg_table_name || ' ' || lower(tg_op), count(*) from changed having count(*) > 0;
    return null;
  end $body$;`;

const counted = (table: string): string =>
  (["insert", "update", "delete"] as const)
    .map(
      (how) => `create or replace trigger counted_${how} after ${how} on ${table}
        referencing ${how === "delete" ? "old" : "new"} table as changed for each statement execute function counting.note();`,
    )
    .join("\n");

/**
 * Counts what things cost by statements and rows, which a busy machine changes nothing about. The triggers stay, so no other file
 * gets this database. Rows of one kind are one number, whatever wrote them.
 */
export async function countingWrites(app: App): Promise<(act: () => Promise<unknown>) => Promise<Cost>> {
  countRoundTrips();
  const client = new pg.Client(app.url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'`);
  const watched = tables.filter(({ name }) => name !== LIMITS);
  await client.query(COUNTER + watched.map(({ name }) => counted(name)).join("\n"));
  await client.end();
  return async (act) => {
    await applyEvents(app);
    await app.db
      .withSchema("counting")
      .deleteFrom("written" as never)
      .execute();
    const asker = { count: 0 };
    await asking.run(asker, act);
    await applyEvents(app);
    const written = app.db.withSchema("counting").selectFrom("written" as never);
    const found = (await written.selectAll().execute()) as unknown as { what: string; n: number }[];
    const rows: Record<string, number> = {};
    for (const { what, n } of found.toSorted((one, other) => (one.what < other.what ? -1 : 1))) {
      const name = SPREAD.includes(what) ? "ledger_balances" : what;
      rows[name] = (rows[name] ?? 0) + n;
    }
    return { roundTrips: asker.count, rows };
  };
}
