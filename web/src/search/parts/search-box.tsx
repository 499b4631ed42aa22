import { searchScreens } from "@blenda/domain/search/screens";
import { useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { later } from "../../lib/clock/later.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { isPlainKey } from "../../ui/keys.ts";
import { SearchInput } from "./search-input.tsx";
import { useCombobox } from "./use-combobox.ts";

const loadSheet = () => import("./search-sheet.tsx");
later(loadSheet);
const SearchSheet = lazy(() => loadSheet().then((module) => ({ default: module.SearchSheet })));

const LISTINGS: readonly string[] = [searchScreens.marketplace.path, searchScreens.trainings.path, searchScreens.tutorials.path];

/** What the results on show were asked for, so that the box and the page say the same. */
const useWords = (): string =>
  useRouterState({ select: ({ location: { pathname, search } }) => (LISTINGS.includes(pathname) && (search as AddressParams).q) || "" });

/** In the navbar: a box where there is room, a button that opens one where there is not. "/" leads to either. */
export function SearchBox() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wide = useRef<HTMLDivElement>(null);
  const words = useWords();
  const openSheet = () => setSheetOpen(true);
  const closeSheet = () => setSheetOpen(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || !isPlainKey(event)) return;
      event.preventDefault();
      const box = wide.current?.querySelector("input");
      if (box?.checkVisibility()) box.focus();
      else setSheetOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <search className="@container flex min-w-10 flex-1 justify-end">
      <div ref={wide} className="w-full max-w-120 max-md:hidden @max-[9rem]:hidden">
        <WideBox words={words} />
      </div>
      <IconButton icon="search" label="Search" aria-haspopup="dialog" className="md:@min-[9rem]:hidden" onClick={openSheet} />
      <Suspense>{isSheetOpen && <SearchSheet words={words} onClose={closeSheet} />}</Suspense>
    </search>
  );
}

/** What is typed while the code is on the way is handed over with the focus. */
function WideBox({ words }: { words: string }) {
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? words;
  const Combobox = useCombobox(isWanted);
  if (Combobox) return <Combobox startText={text} words={words} />;
  return (
    <div className="relative">
      <SearchInput value={text} onFocus={() => setWanted(true)} onChange={({ target }) => setTyped(target.value)} />
      {text === "" && (
        <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2">
          <Kbd>/</Kbd>
        </span>
      )}
    </div>
  );
}
