// Runs in a copy of the product that has the new domain: brings the database up to date and uses the operation over HTTP.
import { allJobs, startApp } from "./app.ts";
import { openHttp } from "./http/open.ts";
import { openDatabase } from "./platform/database/db.ts";
import { migrate } from "./platform/database/migrate.ts";
import { silentLog } from "./platform/log.ts";
import { testJobs } from "./testing/jobs.ts";
import { memoryStorage } from "./testing/outside/storage.ts";
import { passingVault } from "./testing/outside/vault.ts";

const [url = ""] = process.argv.slice(2);
const db = openDatabase({ url, log: silentLog });
await migrate(db);
const { jobs } = await testJobs(url, allJobs);
const site = { url: "http://blenda.test", isSecure: false, supportEmail: "support@example.com" };
const app = await startApp({
  db,
  url,
  log: silentLog,
  storage: memoryStorage(),
  vault: passingVault(),
  mail: null,
  google: null,
  site,
  flags: [],
  jobs,
});
const http = await openHttp(app.services, {
  PUBLIC_URL: site.url,
  TRUSTED_PROXIES: [],
  REQUESTS_PER_MINUTE: 0,
  isProduction: false,
});

const press = () => http.inject({ method: "POST", url: "/api/tally/add", headers: { origin: site.url }, payload: {} });
const presses = [await press(), await press(), await press()].map((answer) => answer.json());
const total = (await http.inject("/api/tally/total")).json();
const isOnTheMap = (await http.inject("/sitemap.xml")).body.includes(`<loc>${site.url}/tally</loc>`);
process.stdout.write(JSON.stringify({ presses, total, isOnTheMap }));
process.exit();
