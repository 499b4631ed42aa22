import type { ReactNode } from "react";

export interface TableColumn<Row> {
  /** In the address, and where the choice of columns is kept. */
  name: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, figure under figure. */
  isNumber?: boolean;
  /** One of many: as little room as its cell needs, and a head of several lines. */
  isNarrow?: boolean;
  /** First in the table, and yet no wider than what is in it. */
  isTight?: boolean;
  /** It can be sorted by; this is the direction of the first press. */
  sort?: "up" | "down";
  /** Not shown until it is chosen. */
  isExtra?: boolean;
  /** Where a phone's card has it: what the row is called, the figure at the right of that line, or one of the facts below. */
  onCard?: "title" | "figure" | "fact" | "none";
}

interface FilterBase {
  name: string;
  label: string;
}
/** What narrows a list: one of several values, a day, or words. */
export type TableFilter =
  | (FilterBase & { options: readonly { value: string; label: string }[] })
  | (FilterBase & { type: "date" | "text"; longest?: number });

export interface TableSort {
  by: string;
  isDown: boolean;
}

/** Everything that decides which rows are shown. */
export interface TableView {
  words: string;
  sort: TableSort;
  /** By name; what is not set is absent. */
  filters: Readonly<Record<string, string>>;
  /** Where the page before this one ended; null for the first. */
  after: string | null;
}

/** Sums below the columns, of everything the filters find. */
export interface TableFoot {
  label: string;
  /** By the name of the column. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface TablePage<Row> {
  rows: readonly Row[];
  /** Where the next page begins; null on the last. */
  next: string | null;
}

/** How a row is opened: its address, so that it can be opened in a tab of its own, and what a plain press does. */
export interface RowOpening<Row> {
  addressOf: (row: Row) => string;
  open: (row: Row) => void;
  isOpen?: (row: Row) => boolean;
}
