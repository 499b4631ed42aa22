import type { ReactNode, RefObject } from "react";
import { Button } from "../controls/button.tsx";
import { FramedSelect } from "../controls/framed-select.tsx";
import { ColumnChoice } from "./column-choice.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { TableSearch } from "./table-search.tsx";
import type { TableColumn, TableFilter, TableSort, TableView } from "./table-types.ts";

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  shown: readonly string[];
  onColumns: (shown: string[]) => void;
  filters: readonly TableFilter[];
  view: TableView;
  change: (patch: Partial<TableView>) => void;
  searchLabel: string | undefined;
  search: RefObject<HTMLInputElement | null>;
  hasKeys: boolean;
  /** How many there are, in words. */
  count: string | undefined;
  csv: { onSave: () => void; isBusy: boolean } | undefined;
  isNarrow: boolean;
  /** Stands in the place of the filters while rows are chosen. */
  bulk: ReactNode;
}

export function TableToolbar<Row>(props: Props<Row>) {
  const { columns, shown, onColumns, view, change, searchLabel, search, hasKeys, csv, isNarrow, bulk } = props;
  const hasChoice = !isNarrow && columns.some(({ isExtra }) => isExtra);
  const hasFilters = props.filters.length > 0 || props.count !== undefined || (isNarrow && columns.some(({ sort }) => sort));
  if (!searchLabel && !csv && !hasChoice && !hasFilters && !bulk) return null;
  return (
    <div className="grid gap-3 border-b border-line p-4 md:px-5">
      {(searchLabel || csv || hasChoice) && (
        <div className="flex items-center gap-2">
          {searchLabel ? (
            <TableSearch label={searchLabel} words={view.words} onWords={(words) => change({ words })} input={search} hasKey={hasKeys} />
          ) : (
            <span className="flex-1" />
          )}
          {csv && (
            <Button kind="quiet" icon="download" isBusy={csv.isBusy} onClick={csv.onSave}>
              CSV
            </Button>
          )}
          {hasChoice && <ColumnChoice columns={columns} shown={shown} onChange={onColumns} />}
        </div>
      )}
      {bulk ?? (hasFilters && <FilterRow {...props} />)}
    </div>
  );
}

/** The chips scroll in their own row where they do not fit. */
function FilterRow<Row>({ columns, filters, view, change, count, isNarrow }: Props<Row>) {
  const sortable = columns.filter(({ sort }) => sort);
  const used = filters.filter(({ name }) => view.filters[name] !== undefined);
  const unused = filters.filter(({ name }) => view.filters[name] === undefined);
  const hasSort = isNarrow && sortable.length > 0;
  const set = (name: string, value: string | undefined) => {
    const { [name]: _before, ...others } = view.filters;
    change({ filters: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <ul aria-label="Filters" className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 [scrollbar-width:none] md:flex-wrap">
        {[...used, ...unused].map((filter) => (
          <li key={filter.name} className="shrink-0">
            <FilterChip filter={filter} value={view.filters[filter.name]} onChange={(value) => set(filter.name, value)} />
          </li>
        ))}
      </ul>
      {count && (
        <p role="status" className="type-small whitespace-nowrap text-muted tabular-nums">
          {count}
        </p>
      )}
      {hasSort && <CardSort columns={sortable} sort={view.sort} onSort={(sort) => change({ sort })} />}
    </div>
  );
}

const UP_AND_DOWN = [false, true] as const;

/** Cards have no heads to press. */
function CardSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly TableColumn<Row>[];
  sort: TableSort;
  onSort: (sort: TableSort) => void;
}) {
  const options = columns.flatMap(({ name, head }) =>
    UP_AND_DOWN.map((isDown) => ({ value: `${isDown ? "-" : ""}${name}`, label: `${head} ${isDown ? "↓" : "↑"}` })),
  );
  return (
    <FramedSelect
      label="Sort"
      value={`${sort.isDown ? "-" : ""}${sort.by}`}
      options={options}
      onChange={(value) => onSort({ by: value.replace(/^-/, ""), isDown: value.startsWith("-") })}
    />
  );
}
