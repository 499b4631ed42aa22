import type { ListPage } from "@blenda/domain/shared/list";
import { exact } from "../../lib/text/numbers.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** What every list of the contract is asked, out of a table's view: which page, and in which order. */
export function orderOf<Sort extends string>({ sort, after }: TableView, sorts: readonly Sort[]) {
  const by = sorts.find((each) => each === sort.by);
  const direction: "asc" | "desc" = sort.isDown ? "desc" : "asc";
  return { ...(by && { sort: by, direction }), ...(after && { after }) };
}

/** A value of a filter that offers these; what else an address may say counts as nothing. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined): Value | undefined =>
  values.find((each) => each === value);

/** Midnight of a day as the reader's own clock has it, so many days later. */
export function dayStart(day: string | undefined, later = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? "") ?? [];
  return year && new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}

/** "1 person", "41 people", "more than 1,000 people". */
export function countText({ total: { count, isMore } }: Pick<ListPage<unknown>, "total">, one: string, many: string): string {
  if (isMore) return `more than ${exact(count)} ${many}`;
  return `${exact(count)} ${count === 1 ? one : many}`;
}
