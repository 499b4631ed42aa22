import { useEffect, useRef, useState } from "react";

interface Entry {
  id: string;
  title: string;
}

/** Beside the sections on wide screens, a row above them on narrow ones. It says where the reader is. */
export function SectionList({ sections }: { sections: readonly Entry[] }) {
  const here = useSectionOnShow(sections);
  const list = useRef<HTMLUListElement>(null);
  // In the row of narrow screens, the name of the section on show may lie outside the window.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href="#${here}"]`);
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 2 + link.offsetWidth / 2 });
  }, [here]);
  return (
    <nav
      aria-label="Settings"
      className="sticky top-(--nav-h) z-10 -mx-(--gutter) border-b border-line bg-bg md:top-24 md:mx-0 md:border-0 md:bg-transparent"
    >
      <ul ref={list} className="relative flex gap-1 overflow-x-auto px-(--gutter) py-1 md:grid md:overflow-visible md:p-0">
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={here === id ? "location" : undefined}
              className="relative flex min-h-11 items-center rounded-xs px-3 type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:text-text max-md:aria-[current]:after:absolute max-md:aria-[current]:after:inset-x-3 max-md:aria-[current]:after:-bottom-1.25 max-md:aria-[current]:after:h-0.5 max-md:aria-[current]:after:bg-ember md:min-h-9 md:hover:bg-surface-2 md:aria-[current]:bg-surface-2 md:aria-[current]:before:absolute md:aria-[current]:before:inset-y-1.5 md:aria-[current]:before:-left-3 md:aria-[current]:before:w-0.75 md:aria-[current]:before:rounded-r-xs md:aria-[current]:before:bg-ember"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Below the navbar and the row of names: a section whose top has come this far is the one being read. */
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
