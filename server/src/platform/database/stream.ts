import type { RawBuilder } from "kysely";
import pg from "pg";
import { Connection } from "./connection.ts";
import type { Db } from "./db.ts";

interface Source {
  db: Db;
  /** Of the same database. */
  url: string;
  /** Ends the reading before its end. */
  signal: AbortSignal;
}

/**
 * Reads a long answer row by row over a connection of its own. Each row is handled as it arrives and nothing is
 * collected: a hundred thousand rows pass without the process growing, and other requests are served between them.
 */
export async function streamRows<Row>({ db, url, signal }: Source, query: RawBuilder<Row>, onRow: (row: Row) => void): Promise<void> {
  const { sql, parameters } = query.compile(db);
  const client = new Connection({ connectionString: url, connectionTimeoutMillis: 5_000 });
  const lost = Promise.withResolvers<never>();
  const stop = () => lost.reject(signal.reason);
  client.on("error", lost.reject);
  signal.addEventListener("abort", stop, { once: true });
  lost.promise.catch(() => {});
  try {
    signal.throwIfAborted();
    await client.connect();
    const rows = client.query(new pg.Query({ text: sql, values: [...parameters] }));
    const done = new Promise<void>((end, fail) => {
      rows.on("row", onRow);
      rows.on("end", () => end());
      rows.on("error", fail);
    });
    await Promise.race([done, lost.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
    await client.end().catch(() => {});
  }
}
