import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type ServerProcess, startServer } from "../server/src/testing/server-process.ts";
import { copyFreshData } from "./fresh-data.ts";
import type { test } from "./visitor.ts";

/** As long as `startServer` waits: on a busy machine a journey's own time would go by with it. */
const START_MS = 60_000;
const root = join(import.meta.dirname, "..");
/** The database of a server that was killed ends by itself, and on a busy machine still writes its last file. */
const REMOVED = { recursive: true, maxRetries: 20, retryDelay: 250 };

/**
 * Servers of a journey's own, for those that are ended on the way. Each has the data folder of its port, so that whoever starts on the
 * same port again goes on where the one before ended; after the journey both are gone.
 */
export function ownServers({
  afterEach,
  info,
}: Pick<typeof test, "afterEach" | "info">): (port: number, env?: Record<string, string>) => Promise<ServerProcess> {
  const running: ServerProcess[] = [];
  const folders = new Set<string>();
  afterEach(async () => {
    for (const server of running.splice(0)) if (server.child.signalCode === null) await server.stop();
    for (const folder of folders) await rm(join(root, folder), REMOVED);
    folders.clear();
  });
  return async (port, env = {}) => {
    const DATA_DIR = `.data/e2e-${port}`;
    info().setTimeout(info().timeout + START_MS);
    if (!folders.has(DATA_DIR)) await copyFreshData(DATA_DIR);
    folders.add(DATA_DIR);
    const server = await startServer({ DATA_DIR, PORT: String(port), DATABASE_URL: "embedded", ...env });
    running.push(server);
    return server;
  };
}
