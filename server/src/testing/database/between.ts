import pg from "pg";
import { allInvariants, type Breach } from "../../platform/database/invariants.ts";

/**
 * What is done between two tests, thousands of times in a run: kept as functions of the template and asked over a connection of
 * its own, so that their hundreds of statements are planned once per database, not once per test.
 */
export async function prepareBetween(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(`select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely_%'`);
  const { rows: counters } = await client.query<{
    name: string;
    start: string;
  }>(`select s.seqrelid::regclass::text as name, s.seqstart as start
    from pg_sequence s join pg_class c on c.oid = s.seqrelid where c.relnamespace = 'public'::regnamespace`);
  await client.query(`create schema between_tests;
    ${emptying(tables, counters)};
    ${watching()};`);
}

/**
 * Truncating every table writes hundreds of files and took most of a test's time; a test fills a handful. So only those are
 * emptied, without asking keys and triggers, and their counters begin again.
 */
const emptying = (tables: readonly { name: string }[], counters: readonly { name: string; start: string }[]) => `
  create function between_tests.empty() returns void language plpgsql as $body$ begin
    set local lock_timeout = '250ms';
    -- A listener of the test before must not write a number that is given out again.
    lock table outbox in exclusive mode;
    ${tables.map(({ name }) => `if exists (select 1 from ${name}) then delete from ${name}; end if;`).join("\n")}
    ${counters.map(({ name, start }) => `perform setval('${name}', ${start}, false);`).join("\n")}
  end $body$`;

const watching = () => `
  create function between_tests.breaches() returns table (breach text, found jsonb) language plpgsql as $body$
    #variable_conflict use_column
    begin
    ${allInvariants()
      .map(({ name, query }) => `return query select ${pg.escapeLiteral(name)}, to_jsonb(broken) from (${query}) as broken;`)
      .join("\n")}
  end $body$`;

const LOCK_NOT_AVAILABLE = "55P03";

export async function openBetween(url: string) {
  // A connection that changes it forgets every plan: so once for good, and on one that does nothing else.
  const emptier = await connectKeeper(url);
  await emptier.query("set session_replication_role = replica");
  const watcher = await connectKeeper(url);
  // A plan made while the tables were empty would compare each row of a full one with each of another.
  await watcher.query("set jit = off; set enable_nestloop = off");

  /** A listener of the test before may still be at work: each would wait for the other, so emptying gives way and tries again. */
  async function empty(): Promise<void> {
    const once = emptier.query("select between_tests.empty()");
    await once.catch((error: { code?: string }) => (error.code === LOCK_NOT_AVAILABLE ? empty() : Promise.reject(error)));
  }

  async function breaches(): Promise<Breach[]> {
    const { rows } = await watcher.query<{ breach: string; found: unknown }>("select * from between_tests.breaches()");
    return [...Map.groupBy(rows, ({ breach }) => breach)].map(([name, all]) => ({ name, rows: all.map(({ found }) => found) }));
  }

  return { empty, breaches, close: () => Promise.all([emptier.end(), watcher.end()]) };
}

/** How the tests' own connections call themselves: they outlive the file. */
export const KEEPER = "keeper of the tests";

export async function connectKeeper(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: KEEPER });
  // The run ends before its workers do.
  client.on("error", () => {});
  await client.connect();
  return client;
}
