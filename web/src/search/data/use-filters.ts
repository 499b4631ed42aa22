import { type ProductFilters, readFilters } from "@blenda/domain/search/rules";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { listingAddress, writeFilters } from "./write-filters.ts";

export type Change = (patch: Partial<ProductFilters>, how?: { replace: boolean }) => void;

/** The address is the only place where filters are kept. A press makes a step of the history; sliding and typing do not. */
export function useFilters() {
  const address = listingAddress(useSearch({ from: "/marketplace" }));
  const navigate = useNavigate({ from: "/marketplace" });
  // From the address of that moment: a slider that reports late must not undo what was pressed meanwhile.
  const change: Change = (patch, how = { replace: false }) =>
    void navigate({ search: (asked) => writeFilters({ ...readFilters(listingAddress(asked)), ...patch }), ...how });
  return { address, filters: readFilters(address), change };
}
