import type { AddressParams } from "../../lib/page/address.ts";
import type { TableColumn, TableFilter, TableSort, TableView } from "../../ui/table/table-types.ts";

/** What of an address belongs to a table. */
export interface TableShape {
  columns: readonly Pick<TableColumn<never>, "name" | "sort">[];
  filters: readonly TableFilter[];
  /** The sorting by default; the address then says nothing. */
  sort: TableSort;
}

const written = ({ by, isDown }: TableSort): string => `${isDown ? "-" : ""}${by}`;

/** An address may be old or typed by hand: what the table does not know is left out. */
export function readTableView(asked: AddressParams, { columns, filters, sort }: TableShape): TableView {
  const by = asked.sort?.replace(/^-/, "");
  const isKnown = columns.some((column) => column.name === by && column.sort);
  const given = filters.flatMap((filter) => {
    const value = asked[filter.name];
    const isValue = value && (!("options" in filter) || filter.options.some((option) => option.value === value));
    return isValue ? [[filter.name, value] as const] : [];
  });
  return {
    words: asked.q ?? "",
    sort: by !== undefined && isKnown ? { by, isDown: asked.sort?.startsWith("-") ?? false } : sort,
    filters: Object.fromEntries(given),
    after: asked.after ?? null,
  };
}

/** The address with a view in it; what is of others stays. Another list begins at its beginning. */
export function writeTableView(asked: AddressParams, view: TableView, { filters, sort }: TableShape): AddressParams {
  return {
    ...asked,
    ...Object.fromEntries(filters.map(({ name }) => [name, view.filters[name]])),
    q: view.words || undefined,
    sort: written(view.sort) === written(sort) ? undefined : written(view.sort),
    after: view.after ?? undefined,
  };
}
