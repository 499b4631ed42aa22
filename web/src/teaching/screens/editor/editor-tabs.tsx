import { Link } from "@tanstack/react-router";
import { Badge } from "../../../ui/badge.tsx";
import { type EditorTab, TABS } from "./use-place.ts";

const NAMES: Record<EditorTab, string> = { lessons: "Lessons", about: "About", price: "Price", cover: "Cover" };

/** Everything about the course in four places; the address says which. */
export function EditorTabs({ id, tab, remarks }: { id: string; tab: EditorTab; remarks: Record<EditorTab, number> }) {
  return (
    <nav
      aria-label="Parts of the course"
      className="-mx-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <ul className="flex gap-6">
        {TABS.map((one) => (
          <li key={one}>
            <Link
              to="/dashboard/edit-training/$trainingId"
              params={{ trainingId: id }}
              search={one === "lessons" ? {} : { tab: one }}
              resetScroll={false}
              activeOptions={{ exact: true, includeSearch: true }}
              aria-current={one === tab ? "page" : undefined}
              className="inline-flex h-11 items-center gap-2 border-b-2 border-transparent type-ui whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-text aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-text"
            >
              {NAMES[one]}
              <Badge count={remarks[one]} most={99} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
