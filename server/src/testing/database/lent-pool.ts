import type { PostgresPool } from "kysely";
import type { PoolClient } from "pg";
import { openPool } from "../../platform/database/db.ts";
import { silentLog } from "../../platform/log.ts";

/** Five hundred who ask at once all get their turn, on a busy machine too. */
const PATIENCE_MS = 30_000;

/** A connection as it began, but for its plans: settings, what it listened to, what only it saw, and locks. */
const AS_BEGUN = "reset all; unlisten *; discard temp; select pg_advisory_unlock_all()";

/**
 * Connections of one database that outlive a test file. A new one reads the catalogue and plans every statement anew, which takes
 * PostgreSQL longer than the tests do. Each file asks through a door of its own: after its end nothing comes through.
 */
export function openLentPool(url: string) {
  const pool = openPool({ url, log: silentLog, waitMs: PATIENCE_MS });

  /** For one file. Its end waits for whoever still holds a connection, as a pool's own end does; Kysely refuses all who come later. */
  function door(): PostgresPool {
    const held = new Set<PoolClient>();
    let onEmpty = () => {};
    const connect = async () => {
      const client = await pool.connect();
      held.add(client);
      const { release } = client;
      client.release = (error) => {
        client.release = release;
        release.call(client, error);
        held.delete(client);
        if (held.size === 0) onEmpty();
      };
      return client;
    };
    const end = () =>
      new Promise<void>((done) => {
        onEmpty = done;
        if (held.size === 0) done();
      });
    return { options: pool.options, connect, end } as PostgresPool;
  }

  /** Makes every connection as it was, and names the processes behind them. */
  async function rest(): Promise<number[]> {
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
    await Promise.all(clients.map((client) => client.query(AS_BEGUN)));
    for (const client of clients) client.release();
    return clients.map((client) => (client as unknown as { processID: number }).processID);
  }

  return { door, rest, close: () => pool.end() };
}
