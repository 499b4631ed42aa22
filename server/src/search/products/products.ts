import { LISTING } from "@blenda/domain/catalogue/constants";
import { POPULAR, type ProductSort } from "@blenda/domain/search/constants";
import { type FilterName, isPlace } from "@blenda/domain/search/filters";
import type { Facets, ProductListing } from "@blenda/domain/search/model";
import { categoryOf, kindWords, type QueryTerm, queryTermsOf, questionOf } from "@blenda/domain/search/query-terms";
import { type ProductFilters, readFilters } from "@blenda/domain/search/rules";
import { Categories } from "../categories.ts";
import { type Order, ordersOf } from "../engine/order.ts";
import { type Page, pageOf } from "../engine/page.ts";
import { RecentResults } from "../engine/recent-results.ts";
import { orderResults, Results } from "../engine/results.ts";
import { Shelf } from "../engine/shelf.ts";
import type { Match } from "../engine/word-index.ts";
import { wordsOf } from "../engine/words.ts";
import { ProductColumns } from "./product-columns.ts";
import { columnOf, facetsOf, Tally } from "./product-facets.ts";
import type { ProductRow } from "./product-fields.ts";
import { isPassed, type Test, Tried, testsFor } from "./product-filters.ts";

interface ProductHits extends Pick<ProductListing, "of" | "facets" | "readAs" | "facts" | "leftOut" | "instead"> {
  results: Results;
}

export interface ProductsFound extends Page, Omit<ProductHits, "results"> {}

/** Every listed product: which ones a question means, in which order, and how many each further choice would leave. */
export class Products {
  readonly #columns = new ProductColumns();
  readonly shelf: Shelf<ProductRow>;
  readonly #orders: Record<ProductSort, Order>;
  readonly #recent = new RecentResults<ProductHits>();
  #popular: { version: number; words: string[] } = { version: -1, words: [] };
  categories = new Categories([]);

  constructor(expected: number) {
    this.shelf = new Shelf(this.#columns, expected);
    this.#orders = ordersOf(this.shelf, this.#columns.keys());
  }

  reprice(n: number, priceCents: number): void {
    this.shelf.revise(n, (slot) => this.#columns.reprice(slot, priceCents));
  }

  find(filters: ProductFilters, after: string | undefined, size: number = LISTING.PAGE): ProductsFound {
    const { results, ...rest } = this.#recent.remember(JSON.stringify(filters), this.shelf.version, () => this.#search(filters));
    return { ...pageOf(results, this.shelf, filters.sort, after, size), ...rest };
  }

  #search(filters: ProductFilters): ProductHits {
    const terms = questionOf(filters.term, "products", { wordsOf, isKnown: this.shelf.words.isKnown });
    const match = this.#match(terms);
    const isByLevel = match !== null && filters.sort === "relevance";
    // A term of nothing but signs has no words to be relevant to.
    const wished = terms.find(({ fact }) => fact?.sort)?.fact?.sort;
    const order = this.#orders[isByLevel && wished ? wished : match === null && filters.sort === "relevance" ? "newest" : filters.sort];
    const meant = match ? orderResults(order, match, isByLevel) : order.slots();
    const { passed, of, facets } = this.#narrow(meant, testsFor(filters, this.#columns, this.categories));
    const leftOut = match?.leftOut ?? [];
    return {
      results: new Results(order, passed, isByLevel ? match : null),
      of,
      facets,
      readAs: match?.readAs ?? null,
      facts: terms.flatMap(({ typed, fact }) => {
        if (!fact || leftOut.some((left) => left.fact === fact) || (fact.sort && !isByLevel)) return [];
        return [{ words: typed.join(" "), says: fact.says, isStrict: fact.isStrict ?? false }];
      }),
      leftOut: leftOut.map(({ typed }) => typed.join(" ")),
      // The last thing asked of the index, because the match lives only until the next question.
      instead: match?.slots.length === 0 ? this.#instead(terms) : null,
    };
  }

  #match(terms: readonly QueryTerm[]): Match | null {
    return this.shelf.words.match(terms, this.shelf, ({ products = {} }) => {
      const tests = testsFor(readFilters(products), this.#columns, this.categories);
      return (slot) => tests.every((test) => isPassed(test, slot));
    });
  }

  /** For words that found nothing: the nearest ones that do, and where such things would lie. */
  #instead(terms: readonly QueryTerm[]): NonNullable<ProductHits["instead"]> {
    const words = terms.flatMap(({ typed }) => typed);
    const near = terms.flatMap(({ typed, isOurs }) =>
      typed.map((word) => (isOurs || this.#finds([word]) ? word : (this.shelf.words.nearest(word, this.shelf) ?? word))),
    );
    const category = categoryOf(words);
    return {
      words: near.some((word, i) => word !== words[i]) && this.#finds(near) ? near.join(" ") : null,
      category: this.categories.rows.some(({ name }) => name === category) ? category : null,
    };
  }

  #finds(words: readonly string[]): boolean {
    const match = this.#match(queryTermsOf(words, "products", this.shelf.words.isKnown));
    return match !== null && match.slots.length > 0;
  }

  /** Of each category the word that most things are called by; the most frequent of them first. */
  popular(): string[] {
    if (this.#popular.version !== this.shelf.version) this.#popular = { version: this.shelf.version, words: this.#countPopular() };
    return this.#popular.words;
  }

  #countPopular(): string[] {
    const best = new Map<string, { word: string; count: number }>();
    for (const { word, category } of kindWords()) {
      const count = this.shelf.words.namesWith(word, this.shelf);
      if (count >= POPULAR.LEAST_RESULTS && count > (best.get(category)?.count ?? 0)) best.set(category, { word, count });
    }
    const words = [...best.values()].sort((one, other) => other.count - one.count).map(({ word }) => word);
    return words.slice(0, POPULAR.WORDS);
  }

  /** Who passes every test, and who fails in one only: those count for the other values of that filter. */
  #narrow(meant: Int32Array, tests: readonly Test[]): { passed: Int32Array; of: number; facets: Facets } {
    const tried = new Tried(meant, tests);
    const passed = tried.passed();
    const missing = new Map<FilterName, Tally>();
    tests.forEach(({ filter }, number) => {
      const column = columnOf(filter);
      if (column) missing.set(filter, new Tally(this.#columns, tried.missing(number), column));
    });
    const places = tests.filter(({ filter }) => isPlace(filter));
    return {
      passed,
      of: places.length === tests.length ? passed.length : new Tried(meant, places).passed().length,
      facets: facetsOf(new Tally(this.#columns, passed), missing, this.#columns, this.categories),
    };
  }
}
