import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useCallback } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import type { TableColumn, TableView } from "../../ui/table/table-types.ts";
import type { TableControl } from "../../ui/table/working-table.tsx";
import { useColumns } from "./column-store.ts";
import { useLetterKeys } from "./letter-keys.ts";
import { readTableView, type TableShape, writeTableView } from "./table-address.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Where the pages before this one began: a cursor leads only forward. */
    pagesBefore?: string[];
  }
}

interface Shape extends TableShape {
  /** Under which the choice of columns is kept. */
  name: string;
  columns: readonly Pick<TableColumn<never>, "name" | "sort" | "isExtra">[];
}

/**
 * The state of a working table. The address is the only place where it is kept, so a link shows what its sender saw, and a
 * reload what was there. A press makes a step of the history; typing does not.
 */
export function useTable(shape: Shape): TableControl {
  const asked = useRouterState({ select: ({ location }) => location.search as AddressParams });
  const before = useRouterState({ select: ({ location }) => location.state.pagesBefore ?? [] });
  const navigate = useNavigate();
  const view = readTableView(asked, shape);
  const usual = shape.columns.flatMap(({ name, isExtra }) => (isExtra ? [] : [name]));
  const [shown, onColumns] = useColumns(shape.name, usual);
  const [areLettersOn, onLetters] = useLetterKeys();

  const go = useCallback(
    (patch: Partial<TableView>, pagesBefore: string[]) =>
      void navigate({
        to: ".",
        search: (now) => writeTableView(now, { ...readTableView(now, shape), ...patch }, shape),
        state: { staysPut: true, pagesBefore },
        replace: Object.keys(patch).every((name) => name === "words"),
      }),
    [navigate, shape],
  );
  const change = useCallback((patch: Partial<TableView>) => go({ after: null, ...patch }, []), [go]);

  const turn: TableControl["turn"] = (page) => ({
    on: page?.next ? () => go({ after: page.next }, [...before, view.after ?? ""]) : undefined,
    // A reader who came by a link has no pages behind them; they go to the first.
    back: view.after === null ? undefined : () => go({ after: before.at(-1) || null }, before.slice(0, -1)),
  });
  return { view, change, turn, shown, onColumns, areLettersOn, onLetters };
}
