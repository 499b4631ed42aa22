import { lazy, Suspense, useState } from "react";
import { later } from "../../lib/clock/later.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";

const loadSheet = () => import("./menu-sheet.tsx");
later(loadSheet);
const MenuSheet = lazy(() => loadSheet().then((module) => ({ default: module.MenuSheet })));

/** The button of narrow screens. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="-ml-2 lg:hidden">
      <IconButton icon="menu" label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)} />
      <Suspense>{isOpen && <MenuSheet onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
