import type { ReactNode } from "react";

/** Choices beside a list on wide screens, a row above it that scrolls by itself on narrow ones. */
export function SideList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="max-lg:-mx-(--gutter) max-lg:border-b max-lg:border-line lg:sticky lg:top-24">
      <ul className="relative flex gap-1 overflow-x-auto px-(--gutter) [scrollbar-width:none] lg:grid lg:overflow-visible lg:px-0">
        {children}
      </ul>
    </nav>
  );
}

/** The look of one choice; `aria-current` marks the one on show. */
export const sideItemStyle =
  "relative flex min-h-11 w-full items-center gap-3 rounded-xs px-3 text-left type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:text-text max-lg:aria-[current]:after:absolute max-lg:aria-[current]:after:inset-x-3 max-lg:aria-[current]:after:bottom-0 max-lg:aria-[current]:after:h-0.5 max-lg:aria-[current]:after:bg-ember lg:min-h-9 lg:hover:bg-surface-2 lg:aria-[current]:bg-surface-2 lg:aria-[current]:before:absolute lg:aria-[current]:before:inset-y-1.5 lg:aria-[current]:before:-left-3 lg:aria-[current]:before:w-0.75 lg:aria-[current]:before:rounded-r-xs lg:aria-[current]:before:bg-ember";
