import type { Facets } from "@blenda/domain/search/model";
import { useState } from "react";
import { exact } from "../../../lib/text/numbers.ts";
import { classNames } from "../../../ui/class-names.ts";
import { FilterSection } from "./filter-section.tsx";

const AT_FIRST = 8;

interface Props {
  categories: Facets["categories"];
  chosen: string | null;
  onChange: (category: string | null) => void;
}

/** One at a time; pressed again it lets go. */
export function CategoryList({ categories, chosen, onChange }: Props) {
  const [isLong, setLong] = useState(false);
  const known =
    categories.some(({ value }) => value === chosen) || chosen === null ? categories : [{ value: chosen, count: 0 }, ...categories];
  const possible = known.filter(({ value, count }) => count > 0 || value === chosen);
  const shown = possible.filter(({ value }, at) => isLong || at < AT_FIRST || value === chosen);
  if (shown.length === 0) return null;
  return (
    <FilterSection title="Category">
      <ul className="-mx-2.5">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <button
              type="button"
              aria-pressed={value === chosen}
              onClick={() => onChange(value === chosen ? null : value)}
              className={classNames(
                "flex min-h-8 w-full items-center justify-between gap-3 rounded-xs px-2.5 text-left type-ui transition-colors pointer-coarse:min-h-11",
                value === chosen
                  ? "bg-surface-2 font-semibold text-text shadow-[inset_2px_0_0_var(--ember)]"
                  : "text-muted hover:bg-surface-2 hover:text-text",
              )}
            >
              <span className="truncate">{value}</span>
              <span className="type-small text-muted tabular-nums">{exact(count)}</span>
            </button>
          </li>
        ))}
      </ul>
      {possible.length > AT_FIRST && (
        <button
          type="button"
          aria-expanded={isLong}
          className="touch-target mt-1 type-small text-muted hover:text-text"
          onClick={() => setLong(!isLong)}
        >
          {isLong ? "Show fewer" : `Show all ${possible.length}`}
        </button>
      )}
    </FilterSection>
  );
}
