import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { Icon } from "../icon.tsx";
import { Kbd } from "../kbd.tsx";
import { listSearchKey } from "../keys.ts";

/** So long nothing is asked while a search is typed. */
const SETTLES_AFTER_MS = 250;
const LONGEST = 100;

interface Props {
  label: string;
  words: string;
  onWords: (words: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** The key that leads here is shown where there is a keyboard. */
  hasKey: boolean;
}

/** What is typed is shown at once and asked for when the hand rests; the address has the last word. */
export function TableSearch({ label, words, onWords, input, hasKey }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? words;
  useEffect(() => {
    if (typed === null || typed.trim() === words) return;
    const timer = setTimeout(() => onWords(typed.trim()), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onWords]);
  const leave = () => {
    if (typed !== null && typed.trim() !== words) onWords(typed.trim());
    setTyped(null);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Enter" && typed !== null) onWords(typed.trim());
    // On to the rows: letters are keys again.
    if (key === "Escape") input.current?.blur();
  };
  return (
    <div className="relative min-w-0 flex-1">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        ref={input}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className="h-10 w-full rounded-sm border border-control-line bg-bg pr-9 pl-10 text-base text-text transition-colors focus:border-sky focus:ring-3 focus:ring-sky-soft focus:outline-none md:text-[0.875rem] pointer-coarse:h-11"
      />
      {hasKey && text === "" && (
        <span aria-hidden="true" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 pointer-coarse:hidden">
          <Kbd>{listSearchKey().toUpperCase()}</Kbd>
        </span>
      )}
    </div>
  );
}
