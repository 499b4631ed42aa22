import type { RawBuilder } from "kysely";
import pg from "pg";
import type { Db } from "./db.ts";

/**
 * Reads a long answer row by row over a connection of its own. Each row is handled as it arrives and nothing is
 * collected: a hundred thousand rows pass without the process growing, and other requests are served between them.
 */
export async function streamRows<Row>(db: Db, url: string, query: RawBuilder<Row>, onRow: (row: Row) => void): Promise<void> {
  const { sql, parameters } = query.compile(db);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  const lost = Promise.withResolvers<never>();
  client.on("error", lost.reject);
  lost.promise.catch(() => {});
  try {
    await client.connect();
    const rows = client.query(new pg.Query({ text: sql, values: [...parameters] }));
    const done = new Promise<void>((end, fail) => {
      rows.on("row", onRow);
      rows.on("end", () => end());
      rows.on("error", fail);
    });
    await Promise.race([done, lost.promise]);
  } finally {
    await client.end().catch(() => {});
  }
}
