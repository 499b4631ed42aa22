import { DASHBOARD } from "@blenda/domain/dashboard/constants";
import { readTyped } from "@blenda/domain/dashboard/finding";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import { useSettled } from "../../lib/clock/use-settled.ts";
import { useModal } from "../../ui/feedback/modal.ts";
import { ModalDialog } from "../../ui/feedback/modal-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { findQuery } from "../data/find-query.ts";
import { useWayTo } from "../data/use-way-to.ts";
import { FoundList, groupsOf, reachable } from "./found-list.tsx";

const PAUSE_MS = 120;

/** The exact hit first, then what belongs to it. Every row is a link, so a middle press opens it beside. */
export function StaffSearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal(true);
  const listId = useId();
  const wayTo = useWayTo();
  const [text, setText] = useState("");
  const settled = useSettled(text.trim(), PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(findQuery(settled));
  const isAsked = readTyped(text) !== null;
  const rows = isAsked && data ? reachable(data.found, wayTo) : [];
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState(data);
  // Another answer begins at its first row.
  if (data !== seen) {
    setSeen(data);
    setActive(0);
  }
  const optionId = (at: number) => `${listId}-${at}`;
  const move = (by: 1 | -1) => {
    const next = (active + by + rows.length) % rows.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = document.getElementById(optionId(active));
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && rows.length > 0) {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && row instanceof HTMLAnchorElement) {
      event.preventDefault();
      if (event.metaKey || event.ctrlKey) window.open(row.href, "_blank", "noopener");
      else row.click();
    }
  };
  const isEmpty = isAsked && data !== undefined && !isPlaceholderData && rows.length === 0;
  return (
    <ModalDialog
      dialog={dialog}
      aria-label="Search the staff area"
      onClose={onClose}
      className="mx-auto mt-[10dvh] mb-auto max-h-[80dvh] w-180 max-w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-md border border-line-strong bg-surface-1 text-text shadow-raised backdrop:bg-scrim open:flex open:appear"
    >
      <div className="flex items-center gap-3 border-b border-line px-5">
        <Icon name="search" size={18} className="shrink-0 text-muted" />
        <input
          data-first-focus
          type="text"
          role="combobox"
          aria-label="Search users, orders, products"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={DASHBOARD.LONGEST_TYPED}
          placeholder="Order number, name, email or title"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent type-h3 font-normal outline-none placeholder:text-faint"
        />
        <button type="button" aria-label="Esc, close" onClick={onClose} className="touch-target rounded-xs">
          <Kbd>Esc</Kbd>
        </button>
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">
        <div id={listId} role="listbox" aria-label="Found" className="p-2 empty:hidden">
          {rows.length > 0 && (
            <FoundList groups={groupsOf(rows)} active={active} optionId={optionId} onActive={setActive} onChoose={onClose} />
          )}
        </div>
        {error && <p className="px-5 py-6 text-bad">{error.message}</p>}
        {isEmpty && !error && (
          <p className="px-5 py-6 text-muted">Nothing found for “{settled}”. Only what your role may see is searched.</p>
        )}
        {!isAsked && !error && <p className="px-5 py-6 text-muted">People, orders, products, courses, cases and payouts.</p>}
      </div>
      <p role="status" className="sr-only">
        {isAsked && data && !isPlaceholderData && (rows.length === 1 ? "1 found" : `${rows.length} found`)}
      </p>
      <div
        aria-hidden="true"
        className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line px-4 py-2.5 type-small text-muted pointer-coarse:hidden"
      >
        <span className="flex items-center gap-1.5">
          <Kbd>↑↓</Kbd> choose
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>↵</Kbd> open
        </span>
        <span className="flex items-center gap-1.5">
          <Kbd>⌘ ↵</Kbd> beside
        </span>
        <span className="ml-auto">number, name, email, title</span>
      </div>
    </ModalDialog>
  );
}
