import type { Instant } from "@blenda/domain/shared/time";
import type { Db } from "../platform/database/db.ts";
import { streamRows } from "../platform/database/stream.ts";
import { Categories } from "./categories.ts";
import { collectGarbageSoon } from "./collect-garbage.ts";
import type { Shelf } from "./engine/shelf.ts";
import type { PriceEdges } from "./price-edges.ts";
import type { ProductRow } from "./products/product-fields.ts";
import { Products } from "./products/products.ts";
import {
  countPublished,
  type ItemSelection,
  indexed,
  type Kind,
  listCategories,
  listedMarks,
  listedRows,
  numbersOf,
} from "./repository.ts";
import type { TrainingRow } from "./training-columns.ts";
import { Trainings } from "./trainings.ts";

/** Fewer leave little behind, and whoever starts with them should not wait for it to be looked for. */
const MANY = 5_000;

/** So many are read in one piece. */
const FEW = 200;

/** Brings the index into line with the database. It compares marks first, so that only rows that changed are read. */
export class Loading {
  readonly #db: Db;
  readonly #now: () => Instant;
  readonly #edges: PriceEdges;
  readonly #source: Parameters<typeof streamRows>[0];
  products = new Products(0);
  trainings = new Trainings(0);
  /** Those that are being filled to take the place of the former; else the same. */
  #next: { products: Products; trainings: Trainings } = this;

  constructor(source: Parameters<typeof streamRows>[0], now: () => Instant, edges: PriceEdges) {
    this.#now = now;
    this.#edges = edges;
    this.#db = source.db;
    this.#source = source;
  }

  /** Everything: at the start, after an import, after a time in which nothing was heard. */
  async all(): Promise<void> {
    const categories = new Categories(await listCategories(this.#db));
    const products = isWorthless(this.products) ? new Products(await countPublished(this.#db, "products")) : this.products;
    const trainings = isWorthless(this.trainings) ? new Trainings(await countPublished(this.#db, "trainings")) : this.trainings;
    this.#next = { products, trainings };
    products.categories = categories;
    trainings.categories = categories;
    await this.#compare("products", products.shelf);
    await this.#compare("trainings", trainings.shelf);
    // A new one is filled whole before it takes the place of the old one.
    const isNew = products !== this.products || trainings !== this.trainings;
    this.products = products;
    this.trainings = trainings;
    if (isNew && products.shelf.count + trainings.shelf.count > MANY) collectGarbageSoon();
  }

  /** What a thing costs from now on, also where it is about to be found. */
  reprice(kind: Kind, n: number, priceCents: number): void {
    for (const each of new Set([this[kind], this.#next[kind]])) each.reprice(n, priceCents);
  }

  /** Only these of a kind. */
  async again(kind: Kind, which: ItemSelection): Promise<void> {
    const { shelf } = this[kind];
    const gone = new Set(await numbersOf(this.#db, kind, which));
    await this.#fill(kind, shelf, { numbers: [...gone] }, gone);
    this.#remove(kind, shelf, gone);
  }

  async #compare(kind: Kind, shelf: Shelf<never>): Promise<void> {
    if (shelf.count === 0) {
      this.#edges.forgetAll(kind);
      return this.#fill(kind, shelf, "all");
    }
    const gone = shelf.numbersOnIt();
    const changed: number[] = [];
    await streamRows(this.#source, listedMarks(kind), ({ n, mark }) => {
      gone.delete(n);
      if (!shelf.isCurrent(n, mark)) changed.push(n);
    });
    if (changed.length > 0) await this.#fill(kind, shelf, { numbers: changed });
    this.#remove(kind, shelf, gone);
  }

  #remove(kind: Kind, shelf: Shelf<never>, gone: ReadonlySet<number>): void {
    for (const n of gone) {
      shelf.remove(n);
      this.#edges.forget(kind, n);
    }
  }

  /** Puts every listed one of these in its place; `found` loses the numbers that were among them. */
  async #fill(kind: Kind, shelf: Shelf<never>, which: ItemSelection, found?: Set<number>): Promise<void> {
    const onto = shelf as unknown as Shelf<ProductRow | TrainingRow>;
    const query = listedRows<ProductRow | TrainingRow>(kind, which);
    const put = (row: Parameters<typeof indexed>[0]) => {
      const now = this.#now();
      onto.put(indexed(row, now) as ProductRow | TrainingRow);
      this.#edges.learn(kind, row, now);
      found?.delete(row.n);
    };
    // A connection of its own costs more than a few rows are worth.
    if (which !== "all" && "numbers" in which && which.numbers.length <= FEW) (await query.execute(this.#db)).rows.forEach(put);
    else await streamRows(this.#source, query, put);
  }
}

const isWorthless = ({ shelf }: Products | Trainings): boolean => shelf.count === 0 || shelf.isWasteful;
