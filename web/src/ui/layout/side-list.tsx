import type { ReactNode } from "react";

/** Choices beside a list on wide screens, a row above it that scrolls by itself on narrow ones. */
export function SideList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="max-md:-mx-(--gutter) max-md:border-b max-md:border-line md:sticky md:top-24">
      <ul className="relative flex gap-1 overflow-x-auto px-(--gutter) [scrollbar-width:none] md:grid md:overflow-visible md:px-0">
        {children}
      </ul>
    </nav>
  );
}

/** The look of one choice; `aria-current` marks the one on show. */
export const sideItemStyle =
  "relative flex min-h-11 w-full items-center gap-3 rounded-xs px-3 text-left type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:text-text max-md:aria-[current]:after:absolute max-md:aria-[current]:after:inset-x-3 max-md:aria-[current]:after:bottom-0 max-md:aria-[current]:after:h-0.5 max-md:aria-[current]:after:bg-ember md:min-h-9 md:hover:bg-surface-2 md:aria-[current]:bg-surface-2 md:aria-[current]:before:absolute md:aria-[current]:before:inset-y-1.5 md:aria-[current]:before:-left-3 md:aria-[current]:before:w-0.75 md:aria-[current]:before:rounded-r-xs md:aria-[current]:before:bg-ember";
