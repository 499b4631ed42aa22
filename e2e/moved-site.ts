import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../server/src/testing/server-process.ts";
import { copyFreshData } from "./fresh-data.ts";
import type { Wish } from "./moved-server.ts";
import { test as base } from "./people.ts";

const root = join(import.meta.dirname, "..");
const lean = JSON.parse(readFileSync(join(root, "server/lean.json"), "utf8")) as string[];

interface MovedSite {
  url: string;
  /** Moves its clock, or lets come what comes by itself at its hour. */
  wish(wish: Wish): Promise<void>;
}

/** Journeys that take weeks: a product for each, whose clock it moves. */
export const test = base.extend<{ site: MovedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs nothing
    async ({}, use) => {
      const PORT = String(await freePort());
      // Two of them may be open at once.
      const DATA_DIR = `.data/e2e-moved-${PORT}`;
      await copyFreshData(DATA_DIR);
      const server = fork(join(root, "e2e/moved-server.ts"), {
        cwd: root,
        execArgv: lean,
        env: {
          ...process.env,
          ...{ PORT, DATA_DIR, DATABASE_URL: "embedded", NODE_ENV: "development", DEMO_HISTORY: "off" },
          ...{ REQUESTS_PER_MINUTE: "0", TRUSTED_PROXIES: "127.0.0.1", MALLOC_ARENA_MAX: "1" },
        },
      });
      const answered = () =>
        Promise.race([once(server, "message"), once(server, "exit").then(() => Promise.reject(new Error("the server ended")))]);
      await answered();
      const wish = async (wanted: Wish) => {
        const done = answered();
        server.send(wanted);
        await done;
      };
      await use({ url: `http://localhost:${PORT}`, wish });
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      await rm(join(root, DATA_DIR), { recursive: true, force: true });
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
