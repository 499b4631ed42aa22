import { searchScreens } from "@blenda/domain/search/screens";
import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Asked } from "../../lib/address.ts";
import { useModal } from "../../ui/modal.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import type { SearchCombobox } from "./search-combobox.tsx";
import { SearchInput } from "./search-input.tsx";

/** Most visits never search, so the box thinks only from its first use on. Until then, and without it, it is a box to type in. */
function useCombobox(isWanted: boolean) {
  const [Combobox, setCombobox] = useState<typeof SearchCombobox | null>(null);
  useEffect(() => {
    if (isWanted) import("./search-combobox.tsx").then((module) => setCombobox(() => module.SearchCombobox), noCode);
  }, [isWanted]);
  return Combobox;
}
const noCode = () => {};

const LISTINGS: readonly string[] = [searchScreens.marketplace.path, searchScreens.trainings.path, searchScreens.tutorials.path];

/** What the results on show were asked for, so that the box and the page say the same. */
const useWords = (): string =>
  useRouterState({ select: ({ location: { pathname, search } }) => (LISTINGS.includes(pathname) && (search as Asked).q) || "" });

/** In the navbar: a box where there is room, a button that opens one where there is not. "/" leads to either. */
export function SearchBox() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const wide = useRef<HTMLDivElement>(null);
  const words = useWords();
  const openSheet = () => setSheetOpen(true);
  const closeSheet = () => setSheetOpen(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMeantElsewhere = event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target);
      if (event.key !== "/" || isMeantElsewhere || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      const box = wide.current?.querySelector("input");
      if (box?.checkVisibility()) box.focus();
      else setSheetOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <search className="flex min-w-0 flex-1 justify-end">
      <div ref={wide} className="w-60 max-md:hidden xl:w-72">
        <WideBox words={words} />
      </div>
      <IconButton icon="search" label="Search" aria-haspopup="dialog" className="md:hidden" onClick={openSheet} />
      <SearchSheet isOpen={isSheetOpen} words={words} onClose={closeSheet} />
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
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

function SearchSheet({ isOpen, words, onClose }: { isOpen: boolean; words: string; onClose: () => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? words;
  const sheet = useModal(isOpen);
  const Combobox = useCombobox(isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a press on the backdrop; the keyboard has Escape
    <dialog
      ref={sheet}
      aria-label="Search"
      onClose={onClose}
      onClick={({ target }) => target === sheet.current && onClose()}
      className="m-0 w-full max-w-none border-b border-line-strong bg-surface-1 p-4 text-text backdrop:bg-scrim"
    >
      {isOpen && (
        <div className="flex items-start gap-2">
          <div className="relative min-w-0 flex-1">
            {Combobox ? (
              <Combobox isInSheet startText={text} words={words} onChoose={onClose} />
            ) : (
              <SearchInput data-first-focus value={text} onChange={({ target }) => setTyped(target.value)} />
            )}
          </div>
          <IconButton icon="x" label="Close search" className="-mr-2" onClick={onClose} />
        </div>
      )}
    </dialog>
  );
}
