import { contract } from "@blenda/domain/contract";
import { implement } from "@orpc/server";
import { accountJobs } from "./account/jobs.ts";
import { accountRouter } from "./account/router.ts";
import { contentRouter } from "./content/router.ts";
import { identityJobs } from "./identity/jobs.ts";
import { identify, sessionsStanding } from "./identity/port.ts";
import { identityRouter } from "./identity/router.ts";
import { informationRouter } from "./information/router.ts";
import { liveRouter } from "./live/router.ts";
import { lockoutJobs } from "./lockout/jobs.ts";
import { lockoutRouter } from "./lockout/router.ts";
import { mailJobs } from "./mail/jobs.ts";
import { mailRouter } from "./mail/router.ts";
import { makeCache } from "./platform/cache.ts";
import type { Db, Tx } from "./platform/db.ts";
import { startDelivery } from "./platform/delivery.ts";
import { type Job, type Jobs, openJobs } from "./platform/jobs.ts";
import { startLive } from "./platform/live.ts";
import type { Log } from "./platform/log.ts";
import type { Listener } from "./platform/outbox.ts";
import type { Context, Services } from "./platform/procedure.ts";
import { type Random, secureRandom } from "./platform/random.ts";
import { upkeepJobs } from "./platform/upkeep.ts";
import { systemRouter } from "./system/router.ts";

/** Every operation of the product. One line per domain. */
export const router = implement(contract).$context<Context>().router({
  account: accountRouter,
  content: contentRouter,
  identity: identityRouter,
  information: informationRouter,
  live: liveRouter,
  lockout: lockoutRouter,
  mail: mailRouter,
  system: systemRouter,
});

const listeners: Listener[] = [];

/** Everything the product does later or every night. */
export const allJobs: Job<Services>[] = [...accountJobs, ...identityJobs, ...lockoutJobs, ...mailJobs, ...upkeepJobs];

export interface App {
  services: Services;
  /** Ends the streams, so that the web server can drain. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

interface Ground extends Pick<Services, "storage" | "mail" | "google" | "site" | "flags"> {
  /** Migrated. */
  db: Db;
  /** Of the same database: listening needs a connection of its own. */
  url: string;
  log: Log;
  /** Tests replace what they want to steer: the clock, chance, the work for later. */
  now?: () => string;
  random?: Random;
  jobs?: Jobs;
}

/** Everything behind the web server. */
export async function startApp({
  now = () => new Date().toISOString(),
  random = secureRandom,
  jobs: given,
  ...ground
}: Ground): Promise<App> {
  const { db, url, log, site } = ground;
  const live = startLive({ url, log, standing: (ids) => sessionsStanding(db, ids, now()) });
  const delivery = startDelivery(db, listeners, log);
  const cache = makeCache({ now: () => Date.parse(now()) });
  const jobs = given ?? (await openJobs(url, log));
  const asked = new WeakMap<Tx, Set<string>>();

  const services: Services = {
    ...ground,
    live,
    cache,
    now,
    id: () => crypto.randomUUID(),
    random,
    identify: (cookies) => identify(db, site, cookies, now()),
    jobs: {
      ...jobs,
      enqueue: async (tx, name, data) => {
        await jobs.enqueue(tx, name, data);
        asked.set(tx, (asked.get(tx) ?? new Set()).add(name));
      },
    },
    transaction: async (work) => {
      let names: ReadonlySet<string> | undefined;
      const answer = await db.transaction().execute(async (tx) => {
        const done = await work(tx);
        names = asked.get(tx);
        return done;
      });
      delivery.wake();
      for (const name of names ?? []) jobs.wake(name);
      return answer;
    },
  };
  await jobs.employ(allJobs, services);
  return {
    services,
    endStreams: () => live.stop(),
    stop: async () => {
      await live.stop();
      await Promise.all([delivery.stop(), jobs.stop()]);
      cache.stop();
    },
  };
}
