import type { TrainingAddress, TrainingListing } from "@blenda/domain/search/model";
import { questionOf } from "@blenda/domain/search/query-terms";
import { readFilters } from "@blenda/domain/search/rules";
import { SKILL_LEVELS, TRAINING_TYPES, TRAININGS } from "@blenda/domain/trainings/constants";
import { Categories } from "./categories.ts";
import { type Order, ordersOf } from "./engine/order.ts";
import { type Page, pageOf } from "./engine/page.ts";
import { RecentResults } from "./engine/recent-results.ts";
import { orderResults, Results } from "./engine/results.ts";
import { Shelf } from "./engine/shelf.ts";
import { wordsOf } from "./engine/words.ts";
import { TRAINING_SORTS, TrainingColumns, type TrainingRow, type TrainingSort } from "./training-columns.ts";

interface TrainingHits extends Pick<TrainingListing, "of" | "categories" | "levels"> {
  results: Results;
}

export interface TrainingsFound extends Page, Omit<TrainingHits, "results"> {}

/** Every listed training: the same engine as for products, with the few things one can choose here. */
export class Trainings {
  readonly #columns = new TrainingColumns();
  readonly shelf: Shelf<TrainingRow>;
  readonly #orders: Record<TrainingSort, Order>;
  readonly #recent = new RecentResults<TrainingHits>();
  categories = new Categories([]);

  constructor(expected: number) {
    this.shelf = new Shelf(this.#columns, expected);
    this.#orders = ordersOf(this.shelf, this.#columns.keys());
  }

  reprice(n: number, priceCents: number): void {
    this.shelf.revise(n, (slot) => this.#columns.reprice(slot, priceCents));
  }

  find({ after, ...address }: TrainingAddress, size: number = TRAININGS.PAGE): TrainingsFound {
    const sort = sortOf(address);
    const { results, ...rest } = this.#recent.remember(JSON.stringify(address), this.shelf.version, () => this.#search(address, sort));
    return { ...pageOf(results, this.shelf, sort, after, size), ...rest };
  }

  #search(address: TrainingAddress, sort: TrainingSort): TrainingHits {
    const terms = questionOf(address.q ?? "", "trainings", { wordsOf, isKnown: this.shelf.words.isKnown });
    const match = this.shelf.words.match(terms, this.shelf, ({ trainings = {} }) => this.#matches(trainings));
    const isByLevel = match !== null && sort === "relevance";
    const wished = terms.find(({ fact }) => fact?.sort)?.fact?.sort;
    const order = this.#orders[isByLevel && wished ? wished : sort];
    const { passed, ...counted } = this.#narrow(match ? orderResults(order, match, isByLevel) : order.slots(), address);
    return { results: new Results(order, passed, isByLevel ? match : null), ...counted };
  }

  #matches({ type, level, free, price }: TrainingAddress & { price?: string }): (slot: number) => boolean {
    const { type: types, level: levels, free: frees, price: prices } = this.#columns;
    const { least, most } = readFilters(price ? { price } : {}).priceCents;
    const costs = (cents: number) => cents >= (least ?? 0) && cents <= (most ?? Number.POSITIVE_INFINITY);
    return (slot) =>
      costs(prices[slot] as number) &&
      (!type || types[slot] === TRAINING_TYPES.indexOf(type)) &&
      (!level || SKILL_LEVELS[levels[slot] as number] === level) &&
      (!free || frees[slot] === 1);
  }

  #narrow(slots: Int32Array, { type, category, level, free }: TrainingAddress): Omit<TrainingHits, "results"> & { passed: Int32Array } {
    const columns = this.#columns;
    const within = category ? new Set(this.categories.below(category).map((id) => columns.categories.find(id))) : null;
    const named = (level ?? "").split(",");
    const levels = [...SKILL_LEVELS.keys()].filter((place) => named.includes(SKILL_LEVELS[place] ?? ""));
    const passed: number[] = [];
    const inCategory = new Map<number, number>();
    const onLevel = SKILL_LEVELS.map(() => 0);
    let of = 0;
    for (const slot of slots) {
      if (type && columns.type[slot] !== TRAINING_TYPES.indexOf(type)) continue;
      const code = columns.category[slot] as number;
      const place = columns.level[slot] as number;
      const isWithin = within === null || within.has(code);
      const isOnLevel = levels.length === 0 || levels.includes(place);
      if (isWithin) of++;
      if (free === "true" && columns.free[slot] === 0) continue;
      if (isOnLevel) inCategory.set(code, (inCategory.get(code) ?? 0) + 1);
      if (isWithin && place >= 0) onLevel[place] = (onLevel[place] as number) + 1;
      if (isWithin && isOnLevel) passed.push(slot);
    }
    return {
      passed: Int32Array.from(passed),
      of,
      categories: this.categories.counts((id) => inCategory.get(columns.categories.find(id)) ?? 0),
      levels: SKILL_LEVELS.map((value, i) => ({ value, count: onLevel[i] as number })),
    };
  }
}

/** Without words nothing is more relevant than anything else. */
function sortOf({ q, sort }: TrainingAddress): TrainingSort {
  const hasWords = (q ?? "").trim() !== "";
  const known = TRAINING_SORTS.find((each) => each === sort);
  if (known && (known !== "relevance" || hasWords)) return known;
  return hasWords ? "relevance" : "newest";
}
