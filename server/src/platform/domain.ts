import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "./database/db.ts";
import type { Listener } from "./events/outbox.ts";
import type { FileAccess } from "./files/access.ts";
import type { Beacon } from "./http/beacon.ts";
import type { Download } from "./http/download.ts";
import type { Arrival, ItemPage, PageAddition, PageOpening, SitemapPart } from "./http/page.ts";
import type { Routes } from "./http/routes.ts";
import type { Upload } from "./http/upload.ts";
import type { Job } from "./jobs/jobs.ts";
import type { Log } from "./log.ts";
import type { Storage } from "./outside/storage/storage.ts";
import type { DayFigure, Findable, HealthCheck, WaitingQueue, WatchedLine } from "./overview.ts";
import type { PersonalData } from "./personal-data.ts";
import type { LookalikeFinder, Reportable } from "./reporting.ts";
import type { Owners } from "./requests/own-target.ts";
import type { Services } from "./requests/procedure.ts";
import type { ForgetTestOrders } from "./test-orders.ts";

/** What a new database opens with. Sowing again changes nothing. */
export interface Seeds {
  always?(db: Db, now: Instant): Promise<void>;
  demo?(db: Db, now: Instant, storage: Storage): Promise<void>;
  /** Outside the demo: closes what only the demo may have. A folder that was one once may be opened as a shop. */
  closeDemo?(db: Db, log: Log): Promise<void>;
}

/** Everything the rest of the server learns of a domain. Each has a `domain.ts` that says only what it has. */
export interface Domain<Router = unknown> {
  /** Its operations, under the name the contract gives the domain. */
  router?: Router;
  listeners?: readonly Listener[];
  jobs?: readonly Job<Services>[];
  personalData?: PersonalData;
  /** What it has of test orders goes with them. */
  testOrders?: ForgetTestOrders;
  fileAccess?: FileAccess;
  seeds?: Seeds;
  uploads?: readonly Upload[];
  downloads?: readonly Download[];
  routes?: readonly Routes[];
  beacons?: readonly Beacon[];
  /** By the path of their screens. */
  itemPages?: Readonly<Record<string, ItemPage<object>>>;
  /** What it adds to pages of one item that other domains own, by their path. */
  pageAdditions?: Readonly<Record<string, PageAddition>>;
  /** The way a visitor came to a page, by a parameter of its address. */
  arrivals?: readonly Arrival[];
  openings?: Readonly<Record<string, PageOpening>>;
  /** By the names of the maps. */
  sitemap?: Readonly<Record<string, SitemapPart>>;
  /** Owners of what staff decide about of it: nobody decides about their own. */
  owners?: Partial<Owners>;
  /** What it has for staff to do, what it counts in a day, and whether its part of the product is well. */
  waiting?: readonly WaitingQueue[];
  /** What of it the staff search finds. */
  findable?: readonly Findable[];
  /** What of it people can report, and what staff can do about it. */
  reportable?: readonly Reportable[];
  lookalikes?: readonly LookalikeFinder[];
  figures?: readonly DayFigure[];
  health?: readonly HealthCheck<Services>[];
  /** What waits in its own tables, beside the jobs. */
  lines?: readonly WatchedLine[];
}

export const defineDomain = <Router>(domain: Domain<Router>): Domain<Router> => domain;

type RouterOf<Declared> = Declared extends Domain<infer Router> ? Router : never;
/** The operations of all domains that have any, as the contract groups them. */
type RoutersOf<Domains> = {
  [Name in keyof Domains as unknown extends RouterOf<Domains[Name]> ? never : Name]: RouterOf<Domains[Name]>;
};

export function routersOf<Domains extends Record<string, Domain>>(domains: Domains): RoutersOf<Domains>;
export function routersOf(domains: Record<string, Domain>) {
  return Object.fromEntries(Object.entries(domains).flatMap(([name, { router }]) => (router ? [[name, router]] : [])));
}
