import { useEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

export interface Entry {
  readonly id: string;
  readonly title: string;
}

/** What is on this page: folded above the text on narrow screens, always in sight beside it on wide ones. */
export function Contents({ sections }: { sections: readonly Entry[] }) {
  const reading = useSectionBeingRead(sections);
  return (
    <nav aria-label="On this page" className="md:row-span-2 md:row-start-1 print:hidden">
      <details className="group mt-8 rounded-md border border-line bg-surface-1 md:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 type-ui [&::-webkit-details-marker]:hidden">
          On this page
          <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ol className="border-t border-line px-4 py-2">
          {sections.map((entry) => (
            <EntryLink key={entry.id} entry={entry} className="min-h-11" />
          ))}
        </ol>
      </details>
      <div className="sticky top-24 -my-1 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto py-1 md:block">
        <p className="mb-2 type-label text-faint">On this page</p>
        <ol className="border-l border-line">
          {sections.map((entry) => (
            <EntryLink
              key={entry.id}
              entry={entry}
              isHere={reading === entry.id}
              className="-ml-px min-h-8 border-l-2 border-transparent pl-4 aria-[current]:border-ember aria-[current]:text-text"
            />
          ))}
        </ol>
      </div>
    </nav>
  );
}

function EntryLink({ entry: { id, title }, isHere = false, className }: { entry: Entry; isHere?: boolean; className: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        aria-current={isHere ? "location" : undefined}
        className={classNames("flex items-center py-1.5 type-ui text-muted transition-colors hover:text-text", className)}
      >
        {title}
      </a>
    </li>
  );
}

/** The last section whose title has passed the upper third of the window; before the first, none. */
function useSectionBeingRead(sections: readonly Entry[]): string | null {
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const line = window.innerHeight / 3;
      const hasPassed = ({ id }: Entry) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line;
      setReading(sections.findLast(hasPassed)?.id ?? null);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [sections]);
  return reading;
}
