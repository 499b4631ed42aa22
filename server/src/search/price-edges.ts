import type { Drop } from "@blenda/domain/access/event";
import type { Instant } from "@blenda/domain/shared/time";
import { currentPriceOf, type Kind, type PricedRow } from "./repository.ts";

/** So often the clock is asked at least, because it may be set while a timer runs. */
export const LOOK_WITHIN_MS = 60_000;

const DROPPED = { products: "catalogue.product", trainings: "trainings.training" } as const satisfies Record<Kind, Drop["kind"]>;
const KINDS = ["products", "trainings"] as const satisfies readonly Kind[];

interface Edge {
  id: string;
  creatorId: string;
  price: Pick<PricedRow, "priceCents" | "sale">;
  dueMs: number;
}

interface Followers {
  /** What a thing of the index costs from now on. */
  reprice(kind: Kind, n: number, priceCents: number): void;
  /** What is kept of these is no longer true. */
  tell(what: Drop): void;
}

/**
 * Price edges: the moment at which each indexed price changes next, because its sale begins or ends. The index holds prices of the
 * moment its rows were read, kept answers those of the moment they were made: once an edge is reached both follow, from what was read
 * before. Nobody waits for the database, nor for the job that writes sales down.
 */
export class PriceEdges {
  readonly #now: () => Instant;
  readonly #followers: Followers;
  readonly #next: Record<Kind, Map<number, Edge>> = { products: new Map(), trainings: new Map() };
  #timer: NodeJS.Timeout | undefined;
  #soonestMs = Number.POSITIVE_INFINITY;

  constructor(now: () => Instant, followers: Followers) {
    this.#now = now;
    this.#followers = followers;
  }

  /** The price in the index is the one of this moment: what has passed by then is no edge any more. */
  learn(kind: Kind, { n, saleItemId: id, creatorId, priceCents, sale }: PricedRow, readAt: Instant): void {
    const dueMs = edgeAfter(sale, readAt);
    if (dueMs === null || id === null) {
      this.forget(kind, n);
      return;
    }
    this.#next[kind].set(n, { id, creatorId, price: { priceCents, sale }, dueMs });
    if (dueMs < this.#soonestMs) this.#wakeAt(dueMs);
  }

  forget(kind: Kind, n: number): void {
    this.#next[kind].delete(n);
  }

  forgetAll(kind: Kind): void {
    this.#next[kind].clear();
  }

  /** Follows what is due: first the index, then what was made of it. */
  look(): void {
    const now = this.#now();
    let soonestMs = Number.POSITIVE_INFINITY;
    for (const kind of KINDS) {
      const passed: Edge[] = [];
      for (const [n, edge] of this.#next[kind]) {
        if (edge.dueMs <= Date.parse(now)) {
          passed.push(edge);
          this.#followers.reprice(kind, n, currentPriceOf(edge.price, now));
          edge.dueMs = edgeAfter(edge.price.sale, now) ?? Number.POSITIVE_INFINITY;
          if (edge.dueMs === Number.POSITIVE_INFINITY) this.forget(kind, n);
        }
        soonestMs = Math.min(soonestMs, edge.dueMs);
      }
      if (passed.length === 0) continue;
      const creatorIds = [...new Set(passed.map(({ creatorId }) => creatorId))];
      this.#followers.tell({ kind: DROPPED[kind], ids: passed.map(({ id }) => id), creatorIds });
    }
    this.#wakeAt(soonestMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#soonestMs = Number.NEGATIVE_INFINITY;
  }

  #wakeAt(dueMs: number): void {
    clearTimeout(this.#timer);
    this.#soonestMs = dueMs;
    if (dueMs === Number.POSITIVE_INFINITY) return;
    const inMs = Math.max(0, dueMs - Date.parse(this.#now()));
    this.#timer = setTimeout(() => this.look(), Math.min(inMs, LOOK_WITHIN_MS)).unref();
  }
}

/** When this sale begins, or ends where it has begun; nothing once it is over. */
function edgeAfter(sale: PricedRow["sale"], moment: Instant): number | null {
  const next = sale && [sale.startsAt, sale.endsAt].find((at) => at > moment);
  return next ? Date.parse(next) : null;
}
