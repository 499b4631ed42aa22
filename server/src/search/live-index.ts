import { setTimeout as sleep } from "node:timers/promises";
import type { Drop } from "@blenda/domain/access/event";
import type { Services } from "../platform/requests/procedure.ts";
import { Loading } from "./loading.ts";
import { PriceEdges } from "./price-edges.ts";
import type { Products } from "./products/products.ts";
import type { Trainings } from "./trainings.ts";

const AGAIN_MS = 1_000;
/** Whoever reads before news can be heard has to compare everything once more; but nobody waits for news for ever. */
const HEARING_WITHIN_MS = 2_000;

declare module "../platform/requests/procedure.ts" {
  interface Services {
    /** The live index of this process. */
    search: LiveIndex;
  }
}

interface IndexDependencies extends Pick<Services, "db" | "live" | "log" | "sharedAnswers" | "now"> {
  /** Of the same database: long answers are read over connections of their own. */
  url: string;
}

/** What is to be read again; `all` holds everything else. */
interface PendingReload {
  all: boolean;
  productIds: Set<string>;
  trainingIds: Set<string>;
  creatorIds: Set<string>;
  /** All of it only because something was sold. */
  isOnlyCounts: boolean;
}

const joined = (some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> => new Set([...some, ...others]);

const nothing = (): PendingReload => ({
  all: false,
  productIds: new Set(),
  trainingIds: new Set(),
  creatorIds: new Set(),
  isOnlyCounts: true,
});

const everything = (): PendingReload => ({ ...nothing(), all: true, isOnlyCounts: false });

/**
 * The live index of this process. It fills itself in the background; questions asked before wait. From then on every drop
 * makes it read again what the drop names, and a regained connection makes it compare everything. Where a sale begins or ends by
 * the clock, the index takes the other price by itself and tells this process.
 */
export class LiveIndex {
  readonly #ground: IndexDependencies;
  readonly #loading: Loading;
  readonly #edges: PriceEdges;
  #wanted: PendingReload = everything();
  /** What it told of the clock itself: it knows it already. */
  #told: Drop | null = null;
  #filled = Promise.withResolvers<void>();
  #alarm = Promise.withResolvers<void>();
  readonly #stopping = new AbortController();
  readonly #running: Promise<void>;

  constructor(ground: IndexDependencies) {
    this.#ground = ground;
    this.#edges = new PriceEdges(ground.now, {
      reprice: (kind, n, priceCents) => this.#loading.reprice(kind, n, priceCents),
      tell: (what) => {
        this.#told = what;
        ground.live.drop(what);
      },
    });
    this.#loading = new Loading({ db: ground.db, url: ground.url, signal: this.#stopping.signal }, ground.now, this.#edges);
    const hearing = Promise.withResolvers<void>();
    ground.live.watch({
      drop: (what) => what !== this.#told && this.#hear(what),
      listening: (is) => {
        if (!is) return;
        this.#want(everything());
        hearing.resolve();
      },
    });
    const patience = sleep(HEARING_WITHIN_MS, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {});
    this.#running = Promise.race([hearing.promise, patience]).then(() => this.#run());
  }

  async products(): Promise<Products> {
    await this.#filled.promise;
    return this.#loading.products;
  }

  async trainings(): Promise<Trainings> {
    await this.#filled.promise;
    return this.#loading.trainings;
  }

  /** The clock was set: what became due by that is told now, not when a timer thinks so. */
  clockMoved(): void {
    this.#edges.look();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#edges.stop();
    this.#alarm.resolve();
    await this.#running;
  }

  #hear({ kind, ids, isOnlyCounts = false }: Drop): void {
    const wanted = { ...nothing(), isOnlyCounts };
    const into = new Map<Drop["kind"], Set<string>>([
      ["catalogue.product", wanted.productIds],
      ["trainings.training", wanted.trainingIds],
      ["shops.shop", wanted.creatorIds],
    ]).get(kind);
    // Of no concern to the index.
    if (!into) return;
    if (ids === null) wanted.all = true;
    for (const id of ids ?? []) into.add(id);
    this.#want(wanted);
  }

  #want({ all, productIds, trainingIds, creatorIds, isOnlyCounts }: PendingReload): void {
    this.#wanted = {
      all: this.#wanted.all || all,
      productIds: joined(this.#wanted.productIds, productIds),
      trainingIds: joined(this.#wanted.trainingIds, trainingIds),
      creatorIds: joined(this.#wanted.creatorIds, creatorIds),
      isOnlyCounts: this.#wanted.isOnlyCounts && isOnlyCounts,
    };
    this.#alarm.resolve();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#alarm = Promise.withResolvers<void>();
      const wanted = this.#wanted;
      this.#wanted = nothing();
      try {
        await this.#read(wanted);
      } catch (error) {
        if (this.#stopping.signal.aborted) return;
        this.#ground.log.warn("search: will read again", error);
        this.#want(everything());
        await sleep(AGAIN_MS, undefined, { ref: false, signal: this.#stopping.signal }).catch(() => {});
        continue;
      }
      await this.#alarm.promise;
    }
  }

  async #read({ all, productIds, trainingIds, creatorIds, isOnlyCounts }: PendingReload): Promise<void> {
    if (all) await this.#loading.all();
    else {
      if (productIds.size > 0) await this.#loading.again("products", { ids: [...productIds] });
      if (trainingIds.size > 0) await this.#loading.again("trainings", { ids: [...trainingIds] });
      if (creatorIds.size > 0) await this.#loading.again("products", { creatorIds: [...creatorIds] });
      if (creatorIds.size > 0) await this.#loading.again("trainings", { creatorIds: [...creatorIds] });
    }
    this.#filled.resolve();
    // Lists that were answered between the drop and now came from the index as it was before.
    this.#ground.sharedAnswers.drop({ kind: "catalogue.product", ids: [], isOnlyCounts });
  }
}
