// What the sweeper does every five minutes with payments that are older than one: the provider is asked what became of them, and what it
// took is delivered. A crash between a charge and the provider's word about it is repaired there.
import { startApp } from "../server/src/app.ts";
import { paymentJobs } from "../server/src/payments/jobs.ts";
import type { Db } from "../server/src/platform/database/db.ts";
import { openJobs } from "../server/src/platform/jobs/jobs.ts";
import { silentLog } from "../server/src/platform/log.ts";
import { memoryStorage } from "../server/src/testing/outside/storage.ts";
import { passingVault } from "../server/src/testing/outside/vault.ts";

/** Now, instead of within five minutes. */
export async function sweepPayments(db: Db, url: string): Promise<void> {
  const site = { url: "http://localhost", isSecure: false, supportEmail: "support@example.com" };
  const outside = { storage: memoryStorage(), vault: passingVault(), mail: null, google: null, site, flags: [] };
  const aMinuteLater = () => new Date(Date.now() + 61_000).toISOString();
  // It does nothing else: what waits in the queue is left to servers.
  const jobs = { ...(await openJobs(url, silentLog)), employ: async () => {} };
  const app = await startApp({ db, url, log: silentLog, ...outside, now: aMinuteLater, jobs });
  await paymentJobs.find(({ name }) => name === "checkout.sweep")?.run(app.services, {});
  await app.stop();
}
