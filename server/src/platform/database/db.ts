import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import {
  CamelCasePlugin,
  Kysely,
  type PluginTransformResultArgs,
  PostgresDialect,
  type PostgresPool,
  type QueryResult,
  type Transaction,
  type UnknownRow,
} from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import type { simulatedTables } from "../outside/payments/simulated-tables.ts";
import type { simulatedTransferTables } from "../outside/payouts/simulated-tables.ts";
import type { platformTables } from "../tables.ts";
import type { RowsOf } from "./columns.ts";
import { Connection, isUnavailable } from "./connection.ts";

/**
 * Every table of the product, by the domain that owns it. Each domain's `tables.ts` adds its own, as a type: the ground
 * carries them without knowing them, and a domain that forgets to has no table the compiler knows.
 *
 * @public
 */
export interface Tables {
  platform: typeof platformTables;
  simulated: typeof simulatedTables;
  simulatedTransfers: typeof simulatedTransferTables;
}

export type Database = RowsOf<Tables[keyof Tables]>;
export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.TIMESTAMPTZ]: instantOf,
};

/** "2026-03-01 12:00:00.5+00", as PostgreSQL writes an instant in UTC, is nearly ISO text; reading it as a date costs five times as much. */
function instantOf(value: string): string {
  const isUtc = value.endsWith("+00") && value.charAt(10) === " " && value.length <= LONGEST_UTC;
  if (!isUtc) return new Date(value).toISOString();
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).padEnd(3, "0").slice(0, 3)}Z`;
}
const LONGEST_UTC = "2026-03-01 12:00:00.123456+00".length;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => parsers[oid] ?? pg.types.getTypeParser(oid, format as "text"),
};

interface Options {
  url: string;
  log: Log;
  /** Off behind a pooler that hands out connections per transaction. */
  isPrepared?: boolean;
  max?: number;
  /** How long a connection is waited for. */
  waitMs?: number;
}

export const openDatabase = (options: Options): Db => databaseOn(openPool(options));

export function openPool({ url, log, isPrepared = true, max = 10, waitMs = 5_000 }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: waitMs,
    statement_timeout: 15_000,
    Client: isPrepared ? PreparingConnection : Connection,
  });
  // The loss of a connection that rests in the pool concerns only the pool.
  pool.on("error", (error) => log.warn("database connection lost", error));
  return pool;
}

export function databaseOn(pool: PostgresPool): Db {
  // Keys inside stored documents belong to the documents; only columns are renamed.
  const plugins = [new ColumnNames({ maintainNestedObjectKeys: true })];
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins });
}

/**
 * The rows of one answer have the same columns, so they are named once. Key by key, as the plugin does it by itself, the
 * names of a listing's rows made a third of its garbage.
 */
class ColumnNames extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    if (result.rows.length === 0) return result;
    const columns = Object.keys(result.rows[0] ?? {});
    const names = columns.map((column) => this.camelCase(column));
    const empty: UnknownRow = Object.fromEntries(names.map((name) => [name, null]));
    const rows = result.rows.map((row) => {
      const named = { ...empty };
      for (let i = 0; i < names.length; i++) named[names[i] as string] = row[columns[i] as string];
      return named;
    });
    return { ...result, rows };
  }
}

/** Names of statements by their text: a memo, the same for every database. Bounded: a list of changing length must not fill every connection's memory. */
const names = new Map<string, string>();
const MOST_NAMES = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES) return known;
  const name = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  names.set(text, name);
  return name;
}

/** Names each statement, so that PostgreSQL plans it once per connection: 1.5 to 1.9 times the calls per second. */
class PreparingConnection extends Connection {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares ten overloads; all but this one pass through unchanged
  override query(config: any, values?: any, callback?: any): any {
    const name = typeof config === "string" && Array.isArray(values) && values.length > 0 ? nameOf(config) : undefined;
    return name ? super.query({ name, text: config, values }, callback) : super.query(config, values, callback);
  }
}

/** A deadlock, or two that could not both be first: PostgreSQL ended one of them whole, and it may simply begin again. */
const IN_THE_WAY = new Set(["40001", "40P01"]);
const MOST_TRIES = 5;
const REST_MS = 20;

/** Runs work that stood in another's way again, a few times and never in step with the other. It must be undone when it fails. */
export async function retryConflicts<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !IN_THE_WAY.has((error as { code?: string }).code ?? "")) throw error;
      await setTimeout(Math.random() * REST_MS * tries);
    }
  }
}

/** All or nothing. Every transaction of the running product begins here. */
export const transact = <Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> => retryConflicts(() => attempt(db, work));

/** Why the work itself failed says more than a rollback that found its connection gone: either way nothing was written. */
async function attempt<Answer>(db: Db, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  let failure: { of: unknown } | undefined;
  const remembering = (tx: Tx) =>
    work(tx).catch((error: unknown) => {
      failure = { of: error };
      throw error;
    });
  try {
    return await db.transaction().execute(remembering);
  } catch (error) {
    throw failure && isUnavailable(error) ? failure.of : error;
  }
}
