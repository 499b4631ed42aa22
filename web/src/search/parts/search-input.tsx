import { LONGEST_TERM } from "@blenda/domain/search/constants";
import { BRAND } from "@blenda/domain/shared/brand";
import type { ComponentProps } from "react";
import { Icon } from "../../ui/icon.tsx";

const NAME = `Search ${BRAND.name}`;

/** The box itself, which looks the same before and after its code has arrived. */
export function SearchInput(props: ComponentProps<"input">) {
  return (
    <>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        type="text"
        role="combobox"
        aria-label={NAME}
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LONGEST_TERM}
        placeholder={NAME}
        className="h-10 w-full rounded-sm border border-line-strong bg-surface-1 pr-9 pl-10 text-base text-text transition-colors focus:border-sky focus:ring-3 focus:ring-sky-soft focus:outline-none md:text-[0.875rem] pointer-coarse:h-11"
        {...props}
      />
    </>
  );
}
