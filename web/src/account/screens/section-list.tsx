import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Icon } from "../../ui/icon.tsx";

interface Entry {
  id: string;
  title: string;
}

/** On a phone: a line for each, which opens it. */
export function SectionIndex({ sections }: { sections: readonly Entry[] }) {
  return (
    <nav aria-label="Settings" className="mt-4">
      <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              id={`to-${id}`}
              to="."
              hash={id}
              resetScroll={false}
              className="flex min-h-12 items-center justify-between gap-3 px-4 type-ui -outline-offset-2"
            >
              {title}
              <Icon name="chevron-right" className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Beside the sections. It says where the reader is. */
export function SectionList({ sections }: { sections: readonly Entry[] }) {
  const here = useSectionOnShow(sections);
  return (
    <nav aria-label="Settings" className="sticky top-24">
      <ul className="grid gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={here === id ? "location" : undefined}
              className="relative flex min-h-9 items-center rounded-xs px-3 type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:bg-surface-2 hover:text-text aria-[current]:bg-surface-2 aria-[current]:text-text aria-[current]:before:absolute aria-[current]:before:inset-y-1.5 aria-[current]:before:-left-3 aria-[current]:before:w-0.75 aria-[current]:before:rounded-r-xs aria-[current]:before:bg-ember"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below the navbar: a section whose top has come this far is the one being read. */
const READING_LINE_PX = 200;

/** The last section that has come to the reading line; at the end of the page, the last of all. */
function useSectionOnShow(sections: readonly Entry[]): string | undefined {
  const [here, setHere] = useState(sections[0]?.id);
  useEffect(() => {
    const look = () => {
      const hasCome = ({ id }: Entry) => (document.getElementById(id)?.getBoundingClientRect().top ?? READING_LINE_PX) < READING_LINE_PX;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      setHere((isAtEnd ? sections.at(-1) : (sections.findLast(hasCome) ?? sections[0]))?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [sections]);
  return here;
}
