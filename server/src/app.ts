import type { Drop } from "@blenda/domain/access/event";
import { contract } from "@blenda/domain/contract";
import { implement } from "@orpc/server";
import { startReader } from "./authoring/reading/reader.ts";
import { allDomains, domains } from "./domains.ts";
import { shownNotice } from "./generation/settings/repository.ts";
import { startForeman } from "./generation/worker/foreman.ts";
import { makePasswords, type Passwords } from "./identity/passwords/passwords.ts";
import { identify } from "./identity/port.ts";
import { activeSessions } from "./identity/sessions/session-repository.ts";
import { makeStepUp } from "./mfa/sessions/step-up.ts";
import { makeCardAttempts } from "./payments/card-attempts.ts";
import { connectSimulated, startDelivering } from "./payments/simulated.ts";
import { connectSimulatedTransfers } from "./payouts/news/simulated.ts";
import { makeCache } from "./platform/cache/cache.ts";
import { makeSharedAnswers, makeVisitorAnswers } from "./platform/cache/shared-answers.ts";
import { clock } from "./platform/clock.ts";
import { type Db, type Tx, transact } from "./platform/database/db.ts";
import { makeInvariantWatch } from "./platform/database/invariants.ts";
import { routersOf } from "./platform/domain.ts";
import { type Delivery, startDelivery } from "./platform/events/delivery.ts";
import { type Live, startLive } from "./platform/events/live.ts";
import { dropsOf, type Listener } from "./platform/events/outbox.ts";
import { makeUploadQueues } from "./platform/files/upload-queues.ts";
import { housekeepingJobs } from "./platform/jobs/housekeeping.ts";
import { type Job, type Jobs, openJobs } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Engines } from "./platform/outside/generator/generator.ts";
import { makeEmbeddedEngine } from "./platform/outside/generator/generator-embedded.ts";
import { type ReadWeb, readPublicWeb } from "./platform/outside/guarded-fetch.ts";
import type { Payments } from "./platform/outside/payments/payments.ts";
import { makeSimulatedPayments } from "./platform/outside/payments/payments-simulated.ts";
import type { Transfers } from "./platform/outside/payouts/payouts.ts";
import { makeSimulatedTransfers } from "./platform/outside/payouts/payouts-simulated.ts";
import { makePlaces } from "./platform/outside/places/places.ts";
import type { Scanner } from "./platform/outside/scanner/scanner.ts";
import { makeSignatureScanner } from "./platform/outside/scanner/scanner-signatures.ts";
import type { SmsSender } from "./platform/outside/sms/sms.ts";
import { makeMailboxSms } from "./platform/outside/sms/sms-mailbox.ts";
import { COLLECTS_NOTHING, type TaxSettings } from "./platform/outside/tax/tax.ts";
import type { OverviewParts } from "./platform/overview.ts";
import { type Random, secureRandom } from "./platform/random.ts";
import type { ReportRegistry } from "./platform/reporting.ts";
import { makeLimits } from "./platform/requests/limits.ts";
import type { Owners } from "./platform/requests/own-target.ts";
import type { Context, Services } from "./platform/requests/procedure.ts";
import { openSigner } from "./platform/requests/signed-token.ts";
import { LiveIndex } from "./search/live-index.ts";
import { trade } from "./trade.ts";

/** Every operation of the product. */
export const router = implement(contract).$context<Context>().router(routersOf(domains));

const listeners: Listener[] = allDomains.flatMap((domain) => domain.listeners ?? []);

/** Everything the product does later or every night. */
export const allJobs: Job<Services>[] = [...allDomains.flatMap((domain) => domain.jobs ?? []), ...housekeepingJobs];

/** Everything that is known about people. A domain built on another forgets before it; identity comes last, others need the address. */
const personalData = allDomains.flatMap((domain) => domain.personalData ?? []).toReversed();

/** What hangs on test orders: a domain built on another lets go before it. */
const testOrders = allDomains.flatMap((domain) => domain.testOrders ?? []).toReversed();

/** What each domain shows staff of itself. */
const overview: OverviewParts<Services> = {
  findable: allDomains.flatMap((domain) => domain.findable ?? []),
  waiting: allDomains.flatMap((domain) => domain.waiting ?? []),
  figures: allDomains.flatMap((domain) => domain.figures ?? []),
  health: allDomains.flatMap((domain) => domain.health ?? []),
  lines: allDomains.flatMap((domain) => domain.lines ?? []),
};

/** What people can report, and who knows what looks like it. */
const reporting: ReportRegistry = {
  targets: allDomains.flatMap((domain) => domain.reportable ?? []),
  lookalikes: allDomains.flatMap((domain) => domain.lookalikes ?? []),
};

/** Owners of what staff decide about; a test asks that every kind has a domain that names its owner. */
const owners = Object.assign({}, ...allDomains.map((domain) => domain.owners)) as Owners;

export interface App {
  services: Services;
  /** Ends the streams, so that the web server can drain. */
  endStreams(): Promise<void>;
  stop(): Promise<void>;
}

interface AppDependencies extends Pick<Services, "storage" | "mail" | "google" | "site" | "flags" | "vault"> {
  /** Migrated. */
  db: Db;
  /** Of the same database: listening needs a connection of its own. */
  url: string;
  log: Log;
  /** Tests replace what they want to steer: the clock, chance, the work for later. */
  now?: () => string;
  random?: Random;
  /** Absent: the built-in test provider. */
  payments?: Payments;
  /** Absent: the built-in one. */
  transfers?: Transfers;
  /** Absent: none is collected. */
  tax?: TaxSettings;
  /** Absent: the demo's, into the mailbox. */
  sms?: SmsSender | null;
  /** Absent: the built-in engine. */
  generator?: Engines;
  /** Absent: the built-in one, which knows test signatures only. */
  scanner?: Scanner;
  /** Absent: the guarded one. */
  readWeb?: ReadWeb;
  /** Services that tell a country from an address, in order. Absent: only the database we ship. */
  placeServices?: readonly string[];
  jobs?: Jobs;
  passwords?: Passwords;
}

/** Everything behind the web server. */
export async function startApp({
  now = clock,
  random = secureRandom,
  jobs: given,
  passwords = makePasswords(),
  payments,
  transfers,
  sms: sender,
  generator = { main: makeEmbeddedEngine(), fallback: null },
  scanner = makeSignatureScanner(),
  readWeb = readPublicWeb,
  placeServices = [],
  tax = COLLECTS_NOTHING,
  ...ground
}: AppDependencies): Promise<App> {
  const { db, url, log, site } = ground;
  const live = startLive({ url, log, activeSessions: (ids) => activeSessions(db, ids, now()) });
  const cache = makeCache({ now: () => Date.parse(now()) });
  const answers = { sharedAnswers: makeSharedAnswers(), visitorAnswers: makeVisitorAnswers() };
  for (const each of Object.values(answers)) live.watch(each);
  const jobs = given ?? (await openJobs(url, log));
  const signer = await openSigner(db);
  const delivery = startDelivery(db, listeners, log, { now, jobs, mail: ground.mail, site, signer });
  const simulated = payments ? null : makeSimulatedPayments(db, now);
  const simulatedTransfers = transfers ? null : makeSimulatedTransfers(db, now);
  const asked = new WeakMap<Tx, Set<string>>();
  const search = new LiveIndex({ db, url, log, live, now, ...answers });
  const sms = sender === undefined ? makeMailboxSms(() => services) : sender;

  const services: Services = {
    ...ground,
    live,
    cache,
    ...answers,
    search,
    limits: makeLimits({ db, now }),
    passwords,
    cardAttempts: makeCardAttempts(),
    uploadQueues: makeUploadQueues(),
    invariants: makeInvariantWatch(db),
    generator,
    scanner,
    readWeb,
    places: makePlaces({ services: placeServices, readWeb, now: () => Date.parse(now()), log }),
    tax,
    payments: payments ?? (simulated as Payments),
    transfers: transfers ?? (simulatedTransfers as Transfers),
    trade,
    now,
    id: () => crypto.randomUUID(),
    random,
    signer,
    notice: () => shownNotice(db, now()),
    personalData,
    testOrders,
    overview,
    reporting,
    owners,
    identify: (cookies) => identify(db, site, cookies, now()),
    stepUp: makeStepUp(db, { sms, site }),
    sms,
    jobs: remembering(jobs, asked),
    transaction: transactions({ db, asked, live, delivery, jobs }),
    wakeOutbox: () => delivery.wake(),
  };
  if (simulated) connectSimulated(services, simulated);
  if (simulatedTransfers) connectSimulatedTransfers(services, simulatedTransfers);
  // A test sends them itself, when its clock says so.
  const couriers = given ? [] : [simulated, simulatedTransfers].flatMap((courier) => (courier ? [startDelivering(services, courier)] : []));
  await jobs.employ(allJobs, services);
  // A test employs its own.
  const foreman = given ? null : startForeman(services);
  const reader = given ? null : startReader(services);
  return {
    services,
    endStreams: () => live.stop(),
    stop: async () => {
      await Promise.all([foreman?.stop(), reader?.stop()]);
      await live.stop();
      await Promise.all([delivery.stop(), jobs.stop(), search.stop()]);
      cache.stop();
      for (const each of Object.values(answers)) each.stop();
      for (const stopDelivering of couriers) await stopDelivering();
    },
  };
}

interface CommitListeners {
  db: Db;
  asked: WeakMap<Tx, Set<string>>;
  live: Live;
  delivery: Delivery;
  jobs: Jobs;
}

/** Transactions of the app: once one is committed, what it dropped, emitted and enqueued is followed up. */
const transactions =
  ({ db, asked, live, delivery, jobs }: CommitListeners): Services["transaction"] =>
  async (work) => {
    let names: ReadonlySet<string> | undefined;
    let drops: readonly Drop[] = [];
    const answer = await transact(db, async (tx) => {
      const done = await work(tx);
      names = asked.get(tx);
      drops = dropsOf(tx);
      return done;
    });
    for (const drop of drops) live.drop(drop);
    delivery.wake();
    for (const name of names ?? []) jobs.wake(name);
    return answer;
  };

/** Notes what a transaction asks for: once it is committed, that is woken. */
function remembering(jobs: Jobs, asked: WeakMap<Tx, Set<string>>): Jobs {
  const note = (tx: Tx, name: string) => void asked.set(tx, (asked.get(tx) ?? new Set()).add(name));
  return {
    ...jobs,
    enqueue: async (tx, name, data, notBefore) => {
      await jobs.enqueue(tx, name, data, notBefore);
      note(tx, name);
    },
    enqueueAll: async (tx, name, all) => {
      await jobs.enqueueAll(tx, name, all);
      note(tx, name);
    },
    retry: async (tx, name, id) => {
      await jobs.retry(tx, name, id);
      note(tx, name);
    },
  };
}
