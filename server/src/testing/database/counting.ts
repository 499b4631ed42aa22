import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** What an operation cost PostgreSQL: figures that no busy machine blurs. */
interface Counts {
  /** Without what only begins and ends a transaction. */
  statements: number;
  /** Everything that was sent and waited for. */
  roundTrips: number;
  /** Added, changed and deleted, whichever part of a statement or trigger did it; what was taken back was not written. */
  rowsWritten: number;
}

/** A statement with its values, as it was sent. */
interface RecordedQuery {
  text: string;
  values: unknown[];
}

interface Tally extends Counts {
  asked: RecordedQuery[];
  isOver: boolean;
}

const tallies = new AsyncLocalStorage<Tally>();
/** Connections in the middle of a transaction, with what their counters said at its beginning. */
const begun = new WeakMap<pg.Client, number>();

const WRITTEN = "select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0)::int as rows from pg_stat_xact_user_tables";

const send = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => Promise<pg.QueryResult>;
const writtenSoFar = async (client: pg.Client): Promise<number> => (await send.call(client, WRITTEN)).rows[0].rows;

async function sendCounted(client: pg.Client, tally: Tally, given: unknown[]): Promise<pg.QueryResult> {
  const [config, list = []] = given as [string | RecordedQuery, unknown[]?];
  const { text, values = list } = typeof config === "string" ? { text: config } : config;
  tally.roundTrips++;
  if (/^begin/i.test(text)) {
    const answer = await send.apply(client, given);
    begun.set(client, await writtenSoFar(client));
    return answer;
  }
  const before = begun.get(client);
  if (/^(commit|rollback)$/i.test(text)) {
    if (text === "commit") tally.rowsWritten += (await writtenSoFar(client)) - (before ?? 0);
    begun.delete(client);
    return send.apply(client, given);
  }
  tally.statements++;
  tally.asked.push({ text, values });
  return before === undefined ? sendAlone(client, tally, given) : send.apply(client, given);
}

/** Outside of a transaction a statement is one by itself; here it gets one around it, for the counters. */
async function sendAlone(client: pg.Client, tally: Tally, given: unknown[]): Promise<pg.QueryResult> {
  await send.call(client, "begin");
  try {
    const before = await writtenSoFar(client);
    const answer = await send.apply(client, given);
    tally.rowsWritten += (await writtenSoFar(client)) - before;
    return answer;
  } finally {
    await send.call(client, "commit");
  }
}

function query(this: pg.Client, ...given: unknown[]): unknown {
  const tally = tallies.getStore();
  return !tally || tally.isOver ? send.apply(this, given) : sendCounted(this, tally, given);
}
pg.Client.prototype.query = query as typeof pg.Client.prototype.query;

async function tallied(work: () => Promise<unknown>): Promise<Tally> {
  const tally: Tally = { statements: 0, roundTrips: 0, rowsWritten: 0, asked: [], isOver: false };
  await tallies.run(tally, work);
  tally.isOver = true;
  return tally;
}

/** Counts what `work` asks of the database, and nothing that others ask meanwhile: jobs and deliveries have their own lines. */
export async function counted(work: () => Promise<unknown>): Promise<Counts> {
  const { statements, roundTrips, rowsWritten } = await tallied(work);
  return { statements, roundTrips, rowsWritten };
}

/** What `work` asks of the database, statement by statement. */
export const askedBy = async (work: () => Promise<unknown>): Promise<readonly RecordedQuery[]> => (await tallied(work)).asked;
