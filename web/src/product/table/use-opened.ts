import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import type { AddressParams } from "../../lib/page/address.ts";
import { focusRow } from "../../ui/table/row-focus.ts";
import type { RowOpening } from "../../ui/table/table-types.ts";

/**
 * Which row of a list is open beside it: the address says so (`open`), and its neighbours are one step away. Closed, the focus
 * is on its row again.
 */
export function useOpened<Row>(rows: readonly Row[], idOf: (row: Row) => string) {
  const opened = useRouterState({ select: ({ location }) => (location.search as AddressParams).open });
  const navigate = useNavigate();
  const router = useRouter();
  const show = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({
        to: ".",
        search: (now: AddressParams) => ({ ...now, open: id }),
        state: ({ pagesBefore = [] }) => ({ staysPut: true, pagesBefore }),
        replace,
      }),
    [navigate],
  );
  const opening: RowOpening<Row> = {
    addressOf: (row) => {
      const { pathname, search } = router.state.location;
      return router.buildLocation({ to: pathname, search: { ...search, open: idOf(row) } as never }).href;
    },
    open: (row) => show(idOf(row), opened !== undefined),
    isOpen: (row) => idOf(row) === opened,
  };
  const at = rows.findIndex((row) => idOf(row) === opened);
  const stepTo = (row: Row | undefined) => row && (() => show(idOf(row), true));
  const walk = { back: at > 0 ? stepTo(rows[at - 1]) : undefined, on: at >= 0 ? stepTo(rows[at + 1]) : undefined };
  /** Arrows walk from a row, and from the arrows themselves; anywhere else they scroll. */
  const onArrows = (event: KeyboardEvent) => {
    const step = { ArrowUp: walk.back, ArrowDown: walk.on }[event.key];
    if (!step || !(event.target instanceof Element) || !event.target.closest("[data-walk], [data-row-stop]")) return;
    event.preventDefault();
    step();
  };
  const close = () => show(undefined, false);
  const before = useRef(opened);
  // Where there is no room for both, the row is there again only now.
  useEffect(() => {
    if (!opened && before.current) focusRow(before.current);
    before.current = opened;
  }, [opened]);
  return { opened, opening, walk, onArrows, close };
}
