import type { Note } from "@blenda/domain/live/contract";
import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** `"mail.mailbox"` is the first part of that query's key. Mounted questions are asked now, others when next needed. */
export function markStale(cache: QueryClient, note: Note): void {
  const about: QueryFilters[] = "resync" in note ? [{}] : note.stale.map((name) => ({ queryKey: [name.split(".")] }));
  for (const filters of about) {
    const onTheirWay = firstAnswersOnTheirWay(cache, filters);
    void cache.invalidateQueries(filters);
    for (const { queryKey, promise } of onTheirWay) {
      const again = () => cache.invalidateQueries({ queryKey, exact: true });
      promise?.then(again, again);
    }
  }
}

/**
 * A question whose first answer, or one that is not on show yet, is still on its way is not asked again by itself. That answer
 * may be older than the change, and would count as fresh once it is here.
 */
function firstAnswersOnTheirWay(cache: QueryClient, filters: QueryFilters) {
  const asked = cache.getQueryCache().findAll({ ...filters, fetchStatus: "fetching" });
  return asked.filter((query) => query.state.data === undefined || !query.isActive());
}
