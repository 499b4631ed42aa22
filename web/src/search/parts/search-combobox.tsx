import { type FocusEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import { classNames } from "../../ui/class-names.ts";
import { Kbd } from "../../ui/kbd.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { createSuggester, type Suggestions } from "../data/suggester.ts";
import { SearchInput } from "./search-input.tsx";
import { rowsIn, SearchResults } from "./search-results.tsx";

interface Props {
  /** What was typed before this code was here. */
  startText?: string;
  /** What the page on show is about; the box says it too. */
  words: string;
  /** In the phone's sheet the results stand below the box instead of over the page. */
  isInSheet?: boolean;
  onChoose?: () => void;
}

/** Enter does nothing by itself (spec 2 §2); on a row that the arrow keys have reached, it opens that row: a result, or all of them. */
export function SearchCombobox({ startText = "", words, isInSheet = false, onChoose }: Props) {
  const [first] = useState(startText);
  const [text, setText] = useState(first);
  const [mirrored, setMirrored] = useState(words);
  if (words !== mirrored) {
    setMirrored(words);
    setText(words);
  }
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: "short" });
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [suggester] = useState(() => createSuggester((term, signal) => client.search.suggest({ term }, { signal }), learn));

  // It takes over from the plain box, unless the reader has gone on to something else meanwhile; at once, or a Tab in between
  // would reach the box a second time.
  useLayoutEffect(() => {
    const isFocusFree = document.activeElement === document.body || document.activeElement?.matches("dialog");
    if (isFocusFree) box.current?.querySelector("input")?.focus();
  }, []);
  useEffect(() => {
    suggester.type(first);
    return suggester.stop;
  }, [suggester, first]);

  function learn(now: Suggestions): void {
    setSuggestions(now);
    setActive(-1);
  }
  const count = rowsIn(suggestions);
  const optionId = (at: number) => `${listId}-${at}`;
  const isShown = isInSheet || isOpen;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (next: string) => {
    close();
    setText(next);
    suggester.stop();
    setSuggestions({ state: "short" });
    onChoose?.();
  };
  const move = (key: "ArrowDown" | "ArrowUp") => {
    const next = key === "ArrowDown" ? (active + 1) % count : (Math.max(active, 0) + count - 1) % count;
    setOpen(true);
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === "Enter") {
      event.preventDefault();
      if (isShown && active >= 0) document.getElementById(optionId(active))?.click();
    } else if (key === "Escape" && isOpen && !isInSheet) {
      event.preventDefault();
      close();
    } else if ((key === "ArrowDown" || key === "ArrowUp") && count > 0) {
      event.preventDefault();
      move(key);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => !isInSheet && !box.current?.contains(relatedTarget) && close();

  return (
    <Pressable ref={box} onBlur={onBlur} className="relative">
      <div className="relative">
        <SearchInput
          aria-expanded={isShown && count > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          data-first-focus
          value={text}
          onFocus={() => {
            setOpen(true);
            suggester.type(text);
          }}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            suggester.type(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {!isShown && text === "" && (
          <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2">
            <Kbd>/</Kbd>
          </span>
        )}
      </div>
      <div
        className={classNames(
          isInSheet
            ? "mt-3"
            : "absolute top-full right-0 z-40 mt-2 w-104 rounded-md border border-line-strong bg-surface-1 p-2 shadow-raised appear",
          !isShown && "hidden",
        )}
      >
        <SearchResults id={listId} suggestions={suggestions} active={active} optionId={optionId} onChoose={choose} />
      </div>
    </Pressable>
  );
}
