import { type KeyboardEvent, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import type { TableFilter } from "./table-types.ts";

interface Props {
  filter: TableFilter;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

const chipStyle =
  "relative inline-flex h-8 shrink-0 items-center rounded-xs border type-small font-semibold transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky pointer-coarse:h-11";

/** One way to narrow a list: a plus and its name while it is unused, its value and a cross once it is. */
export function FilterChip({ filter, value, onChange }: Props) {
  const { label } = filter;
  const isUsed = value !== undefined;
  return (
    <span
      className={classNames(chipStyle, isUsed ? "border-line bg-surface-3 text-text" : "border-line-strong text-muted hover:text-text")}
    >
      <span className={classNames("relative flex h-full items-center gap-1.5 pl-2.5", isUsed ? "pr-1" : "pr-3")}>
        {!isUsed && <Icon name="plus" size={14} />}
        {"options" in filter ? (
          <Choice filter={filter} value={value} onChange={onChange} />
        ) : (
          <Typed key={value} filter={filter} value={value} onChange={onChange} />
        )}
      </span>
      {isUsed && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          className="grid h-full w-7 place-items-center text-muted transition-colors hover:text-text pointer-coarse:w-11"
          onClick={() => onChange(undefined)}
        >
          <Icon name="x" size={14} />
        </button>
      )}
    </span>
  );
}

/** The browser's own list lies over the words: it opens by every key a list knows, and no frame can cut it off. */
function Choice({ filter, value, onChange }: Props & { filter: Extract<TableFilter, { options: unknown }> }) {
  const { label, options } = filter;
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <span aria-hidden="true">{value === undefined ? label : `${label}: ${chosen?.label ?? value}`}</span>
      <select
        aria-label={label}
        value={value ?? ""}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0 [&>option]:bg-surface-1 [&>option]:text-text"
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

/** A press shows the field; what is typed is taken over when it is left or Enter is pressed: half a word would find nothing. */
function Typed({ filter, value = "", onChange }: Props & { filter: Extract<TableFilter, { type: unknown }> }) {
  const [typed, setTyped] = useState<string | null>(value || null);
  const { label, type, longest = 100 } = filter;
  if (typed === null) {
    return (
      <button type="button" className="h-full after:absolute after:inset-0 focus:outline-none" onClick={() => setTyped("")}>
        {label}
      </button>
    );
  }
  const settle = () => {
    if (typed.trim() !== value) onChange(typed.trim() || undefined);
    if (typed.trim() === "") setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") settle();
    if (event.key === "Escape") setTyped(value || null);
  };
  return (
    <label className="flex h-full items-center gap-1.5">
      {label}
      <input
        // biome-ignore lint/a11y/noAutofocus: it stands where its button was pressed
        autoFocus={value === ""}
        type={type}
        value={typed}
        maxLength={longest}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={settle}
        onKeyDown={onKeyDown}
        className={classNames("h-6 bg-transparent font-semibold text-text outline-none", type === "date" ? "w-30" : "w-24")}
      />
    </label>
  );
}
