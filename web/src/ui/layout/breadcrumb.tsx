import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

/** The way here: links, and last the page itself. */
export function Breadcrumb({ links, here }: { links: readonly ReactNode[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hidden">
      <ol className="flex min-w-0 items-center gap-2 type-small text-muted [&_a]:transition-colors [&_a:hover]:text-text">
        {links.map((link, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at} className="flex shrink-0 items-center gap-2">
            {link}
            <Icon name="chevron-right" size={14} />
          </li>
        ))}
        <li aria-current="page" className="truncate text-text">
          {here}
        </li>
      </ol>
    </nav>
  );
}
