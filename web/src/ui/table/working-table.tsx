import { type ReactNode, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Button } from "../controls/button.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { listSearchKey } from "../keys.ts";
import { Pressable } from "../layout/pressable.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { type KeyHint, KeyList } from "./key-list.tsx";
import { useRowFocus } from "./row-focus.ts";
import { type RowSelection, useRowSelection } from "./row-selection.ts";
import { TableCards } from "./table-cards.tsx";
import { TableGrid } from "./table-grid.tsx";
import { TablePaging, type TurnPage } from "./table-paging.tsx";
import { TableToolbar } from "./table-toolbar.tsx";
import type { RowOpening, TableColumn, TableFilter, TableFoot, TablePage, TableView } from "./table-types.ts";
import { TableWaiting } from "./table-waiting.tsx";
import { useIsNarrowBox } from "./use-is-narrow-box.ts";
import { useTableKeys } from "./use-table-keys.ts";

/** Narrower than this a row is a card. */
const CARDS_BELOW_PX = 560;

/** What the table shows and where that is kept; `useTable` makes one out of the address. */
export interface TableControl {
  view: TableView;
  change: (patch: Partial<TableView>) => void;
  turn: (page: { next: string | null } | undefined) => TurnPage;
  shown: readonly string[];
  onColumns: (shown: string[]) => void;
  areLettersOn: boolean;
  onLetters: (areOn: boolean) => void;
}

interface Props<Row> {
  /** What is listed: "People". */
  caption: string;
  control: TableControl;
  columns: readonly TableColumn<Row>[];
  filters?: readonly TableFilter[];
  searchLabel?: string;
  /** Undefined until the first answer. */
  page: TablePage<Row> | undefined;
  /** Rows of the question before are shown while the next is asked. */
  isStale?: boolean;
  error: Error | null;
  onRetry: () => void;
  /** One line on what would be here. */
  empty: string;
  /** How many there are, in words. */
  count?: string | undefined;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  opening?: RowOpening<Row> | undefined;
  /** What an open row shows below itself. */
  detail?: ((row: Row) => ReactNode) | undefined;
  /** What can be done with chosen rows. */
  bulk?: ((chosen: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** What is chosen is acted upon beside the table: its holder says what that is. */
  selection?: RowSelection<Row> | undefined;
  foot?: TableFoot | undefined;
  csv?: { onSave: () => void; isBusy: boolean } | undefined;
  isFirstSticky?: boolean;
  /** A name for it above, and one fact or control at the right. */
  title?: { name: string; fact?: string; aside?: ReactNode };
  /** Keys of the page besides the table's own. */
  hints?: readonly KeyHint[];
}

const LETTERS: readonly KeyHint[] = [
  { keys: ["J"], does: "Next row" },
  { keys: ["K"], does: "Previous row" },
];
const ENTER: KeyHint = { keys: ["Enter"], does: "Open the row" };
const searchHint = (): KeyHint => ({ keys: [listSearchKey().toUpperCase()], does: "Search the list" });
const REST: readonly KeyHint[] = [
  { keys: ["Esc"], does: "Close what is on top" },
  { keys: ["?"], does: "This list" },
];

/** A working table: sorted, filtered and paged by the address, chosen from and walked through by keys; cards where it is narrow. */
export function WorkingTable<Row>(props: Props<Row>) {
  const { control, columns, filters = [], searchLabel, page, count, keyOf, bulk, csv, opening, title, hints = [] } = props;
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [areKeysListed, setKeysListed] = useState(false);
  const isNarrow = useIsNarrowBox(box, CARDS_BELOW_PX);
  const selection = useRowSelection(page?.rows ?? [], keyOf);
  const { areLettersOn, onLetters, view, change } = control;
  useTableKeys({ box, search, areOn: areLettersOn, showKeys: () => setKeysListed(true) });
  const visible = columns.filter(({ name }, at) => at === 0 || control.shown.includes(name));
  const turnPage = ({ back, on }: TurnPage): TurnPage => ({ back: back && andUp(back), on: on && andUp(on) });
  const andUp = (turn: () => void) => () => {
    turn();
    box.current?.scrollIntoView({ block: "start" });
  };
  return (
    <div ref={box} data-working-table className="min-w-0 rounded-md border border-line bg-surface-1">
      {title && <Title {...title} />}
      <TableToolbar
        columns={columns}
        shown={control.shown}
        onColumns={control.onColumns}
        filters={filters}
        view={view}
        change={change}
        searchLabel={searchLabel}
        search={search}
        hasKeys={areLettersOn}
        count={count}
        csv={csv}
        isNarrow={isNarrow}
        bulk={
          bulk && selection.chosen.length > 0 ? (
            <BulkBar count={selection.chosen.length} onClear={selection.clear}>
              {bulk(selection.chosen, selection.clear)}
            </BulkBar>
          ) : undefined
        }
      />
      <Body {...props} columns={visible} isNarrow={isNarrow} selection={props.selection ?? (bulk ? selection : null)} />
      <div className="flex items-center border-t border-line px-2 py-2 md:px-3 pointer-coarse:not-has-[nav]:hidden">
        <Button kind="quiet" size="small" className="pointer-coarse:hidden" onClick={() => setKeysListed(true)}>
          Keys
        </Button>
        <TablePaging {...turnPage(control.turn(page))} />
      </div>
      {areKeysListed && (
        <KeyList
          hints={[...LETTERS, ...(opening ? [ENTER] : []), ...(searchLabel ? [searchHint()] : []), ...hints, ...REST]}
          areOn={areLettersOn}
          onSwitch={onLetters}
          onClose={() => setKeysListed(false)}
        />
      )}
    </div>
  );
}

function Title({ name, fact, aside }: { name: string; fact?: string; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-4 pb-2 md:px-5">
      <h2 className="type-h3">{name}</h2>
      {fact && <p className="type-small text-muted">{fact}</p>}
      {aside && <div className="ml-auto type-small text-muted">{aside}</div>}
    </div>
  );
}

interface BodyProps<Row> extends Omit<Props<Row>, "selection"> {
  isNarrow: boolean;
  selection: RowSelection<Row> | null;
}

function Body<Row>({ isNarrow, selection, page, error, onRetry, isStale = false, control, ...rest }: BodyProps<Row>) {
  const { caption, columns, keyOf, nameOf, opening, detail, empty, foot, isFirstSticky = false } = rest;
  const onFocus = useRowFocus(isNarrow);
  if (error) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!page) return <TableWaiting caption={caption} columns={columns} hasBoxes={selection !== null} isNarrow={isNarrow} />;
  if (page.rows.length === 0) return <p className="px-5 py-12 text-center text-muted">{empty}</p>;
  const rows = { caption, columns, rows: page.rows, keyOf, nameOf, selection, opening, detail, isFirstSticky, foot };
  return (
    <Pressable aria-busy={isStale || undefined} onFocus={onFocus} className={classNames("transition-opacity", isStale && "opacity-60")}>
      {isNarrow ? <TableCards {...rows} /> : <TableGrid {...rows} sort={control.view.sort} onSort={(sort) => control.change({ sort })} />}
    </Pressable>
  );
}
