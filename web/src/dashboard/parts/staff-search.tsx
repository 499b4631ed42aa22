import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { isPlainKey, TAKES_SLASH } from "../../ui/keys.ts";
// With the bar and not after the press: what is typed behind "/" would meet the page's own keys.
import { StaffSearchDialog } from "./staff-search-dialog.tsx";

/** In the bar of the staff areas: one search over people, orders, products, courses, cases and payouts. "/" opens it. */
export function StaffSearch() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || !isPlainKey(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <search className="flex min-w-0 flex-1 justify-end sm:justify-start" {...{ [TAKES_SLASH]: "" }}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Search users, orders, products"
        onClick={() => setOpen(true)}
        className="touch-target flex h-10 items-center gap-2.5 rounded-sm px-2.5 text-left type-ui text-muted transition-colors hover:text-text sm:w-full sm:max-w-105 sm:border sm:border-line sm:bg-surface-1 sm:px-3 sm:hover:border-line-strong"
      >
        <Icon name="search" size={18} className="shrink-0" />
        <span className="min-w-0 flex-1 truncate max-sm:hidden">Search users, orders, products</span>
        <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
          <Kbd>/</Kbd>
        </span>
      </button>
      {isOpen && <StaffSearchDialog onClose={() => setOpen(false)} />}
    </search>
  );
}
