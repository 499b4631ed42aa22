import type { Drop } from "@blenda/domain/access/event";
import type { Instant } from "@blenda/domain/shared/time";
import type { Kind, PricedRow } from "./repository.ts";

/** So long the news of a punctual job is waited for: what it made read again is not read twice. */
export const GRACE_MS = 1_000;
/** So often the clock is asked at least, because it may be set while a timer runs; and so often what could not be read is told again. */
export const LOOK_WITHIN_MS = 60_000;

const DROPPED = { products: "catalogue.product", trainings: "trainings.training" } as const satisfies Record<Kind, Drop["kind"]>;
const KINDS = ["products", "trainings"] as const satisfies readonly Kind[];

interface Edge {
  id: string;
  creatorId: string;
  dueMs: number;
}

/**
 * Price edges: the moment at which each indexed price changes next, because its sale begins or ends. The index holds prices of the
 * moment its rows were read, kept answers those of the moment they were made: once an edge has passed and nothing was read since,
 * both are told, whenever the job that writes sales down runs.
 */
export class PriceEdges {
  readonly #now: () => Instant;
  readonly #tell: (what: Drop) => void;
  readonly #next: Record<Kind, Map<number, Edge>> = { products: new Map(), trainings: new Map() };
  #timer: NodeJS.Timeout | undefined;
  #soonestMs = Number.POSITIVE_INFINITY;

  constructor(now: () => Instant, tell: (what: Drop) => void) {
    this.#now = now;
    this.#tell = tell;
  }

  /** The price in the index is the one of this moment: what has passed by then is no edge any more. */
  learn(kind: Kind, { n, saleItemId: id, creatorId, sale }: PricedRow, readAt: Instant): void {
    const edge = sale && [sale.startsAt, sale.endsAt].find((at) => at > readAt);
    if (!edge || id === null) {
      this.forget(kind, n);
      return;
    }
    const dueMs = Date.parse(edge) + GRACE_MS;
    this.#next[kind].set(n, { id, creatorId, dueMs });
    if (dueMs < this.#soonestMs) this.#wakeAt(dueMs);
  }

  forget(kind: Kind, n: number): void {
    this.#next[kind].delete(n);
  }

  forgetAll(kind: Kind): void {
    this.#next[kind].clear();
  }

  /** Tells what is due. It stays an edge until it has been read again. */
  look(): void {
    const nowMs = Date.parse(this.#now());
    let soonestMs = Number.POSITIVE_INFINITY;
    for (const kind of KINDS) {
      const due: Edge[] = [];
      for (const edge of this.#next[kind].values()) {
        if (edge.dueMs <= nowMs) {
          due.push(edge);
          edge.dueMs = nowMs + LOOK_WITHIN_MS;
        }
        soonestMs = Math.min(soonestMs, edge.dueMs);
      }
      if (due.length === 0) continue;
      this.#tell({ kind: DROPPED[kind], ids: due.map(({ id }) => id), creatorIds: [...new Set(due.map(({ creatorId }) => creatorId))] });
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
