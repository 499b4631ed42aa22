import { LONGEST_TERM } from "@blenda/domain/search/constants";
import { type FilterValues as Choices, FILTER_NAMES, FILTERS, type FilterName } from "@blenda/domain/search/filters";
import type { ListingAddress } from "@blenda/domain/search/model";
import { type ProductFilters, readFilters } from "@blenda/domain/search/rules";
import { tableOf } from "@blenda/domain/shared/keys";
import type { AddressParams } from "../../lib/page/address.ts";

const NAMES: readonly (keyof ListingAddress)[] = ["q", ...FILTER_NAMES.map((name) => FILTERS[name].address), "sort", "after"];

const LONGEST = 200;

/** What of an address concerns the listing. Longer than the contract takes, it is cut: a strange link still opens the page. */
export const listingAddress = (asked: AddressParams): ListingAddress =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = asked[name]?.slice(0, name === "q" ? LONGEST_TERM : LONGEST);
      return text ? [[name, text]] : [];
    }),
  );

/** The question an address asks, written the one way: two links that mean the same share one answer. */
export function listingQuestion(asked: AddressParams): ListingAddress {
  const address = listingAddress(asked);
  return { ...writeFilters(readFilters(address)), ...(address.after && { after: address.after }) };
}

/** `readFilters` the other way round: what is as it would be anyway is left out, so that addresses stay short. */
export function writeFilters(filters: ProductFilters): ListingAddress {
  const usualSort = readFilters({ q: filters.term }).sort;
  const address = [
    ["q", filters.term],
    ...FILTER_NAMES.map((name) => [FILTERS[name].address, textOf(name, filters)]),
    ["sort", filters.sort === usualSort ? "" : filters.sort],
  ];
  return Object.fromEntries(address.filter(([, text]) => text));
}

const textOf = <Name extends FilterName>(name: Name, filters: Choices): string => FILTERS[name].write(filters[name]);

/** Everything that narrows the list; the words, the place and the order stay. */
export const NO_FILTERS = tableOf<Choices>(FILTER_NAMES, (name) => FILTERS[name].read(""));
