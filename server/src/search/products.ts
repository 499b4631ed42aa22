import { LISTING } from "@blenda/domain/catalogue/constants";
import type { ProductSort } from "@blenda/domain/search/constants";
import type { Facets } from "@blenda/domain/search/model";
import type { ProductFilters } from "@blenda/domain/search/rules";
import { Categories } from "./categories.ts";
import { type Order, ordersOf } from "./engine/order.ts";
import { type Page, pageOf } from "./engine/page.ts";
import { RecentResults } from "./engine/recent-results.ts";
import { arranged, Results } from "./engine/results.ts";
import { Shelf } from "./engine/shelf.ts";
import { ProductColumns, type ProductRow } from "./product-columns.ts";
import { COLUMN_OF, facetsOf, Tally } from "./product-facets.ts";
import { type Group, PLACES, type Test, Tried, testsFor } from "./product-filters.ts";

interface Found {
  results: Results;
  of: number;
  facets: Facets;
  readAs: string | null;
}

export interface ProductsFound extends Page, Omit<Found, "results"> {}

/** Every listed product: which ones a question means, in which order, and how many each further choice would leave. */
export class Products {
  readonly #columns = new ProductColumns();
  readonly shelf: Shelf<ProductRow>;
  readonly #orders: Record<ProductSort, Order>;
  readonly #recent = new RecentResults<Found>();
  categories = new Categories([]);

  constructor(expected: number) {
    this.shelf = new Shelf(this.#columns, expected);
    this.#orders = ordersOf(this.shelf, this.#columns.keys());
  }

  find(filters: ProductFilters, after: string | undefined, size: number = LISTING.PAGE): ProductsFound {
    const { results, ...rest } = this.#recent.remember(JSON.stringify(filters), this.shelf.version, () => this.#search(filters));
    return { ...pageOf(results, this.shelf, filters.sort, after, size), ...rest };
  }

  #search(filters: ProductFilters): Found {
    const match = this.shelf.words.match(filters.term, this.shelf);
    const isByLevel = match !== null && filters.sort === "relevance";
    // A term of nothing but signs has no words to be relevant to.
    const order = this.#orders[match === null && filters.sort === "relevance" ? "newest" : filters.sort];
    const meant = match ? arranged(order, match, isByLevel) : order.slots();
    const { passed, of, facets } = this.#narrow(meant, testsFor(filters, this.#columns, this.categories));
    return { results: new Results(order, passed, isByLevel ? match : null), of, facets, readAs: match?.readAs ?? null };
  }

  /** Who passes every test, and who fails in one group only: those count for the other values of that group. */
  #narrow(meant: Int32Array, tests: readonly Test[]): { passed: Int32Array; of: number; facets: Facets } {
    const tried = new Tried(meant, tests);
    const passed = tried.passed();
    const missing = new Map<Group, Tally>();
    tests.forEach(({ group }, number) => {
      const column = COLUMN_OF[group];
      if (column) missing.set(group, new Tally(this.#columns, tried.missing(number), column));
    });
    const places = tests.filter(({ group }) => PLACES.has(group));
    return {
      passed,
      of: places.length === tests.length ? passed.length : new Tried(meant, places).passed().length,
      facets: facetsOf(new Tally(this.#columns, passed), missing, this.#columns, this.categories),
    };
  }
}
