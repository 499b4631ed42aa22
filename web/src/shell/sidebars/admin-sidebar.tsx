import type { SidebarItem as Item, SidebarSection } from "@blenda/domain/access/sidebar";
import { Badge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSession } from "../use-session.ts";
import { useOpenSections } from "./open-sections.ts";
import { type Counts, usePendingCounts } from "./pending-counts.ts";
import { SidebarItem } from "./sidebar-item.tsx";
import { useSidebar } from "./use-sidebar.ts";

export function AdminSidebar() {
  const { user } = useSession();
  const sections = useSidebar("admin");
  const counts = usePendingCounts();
  return user ? <AdminSidebarView sections={sections} counts={counts} userId={user.id} /> : <p className="p-6 text-muted">Loading...</p>;
}

interface Props {
  sections: readonly SidebarSection[];
  counts: Counts;
  userId: string;
}

export function AdminSidebarView({ sections, counts, userId }: Props) {
  const { isOpen, toggle } = useOpenSections(sections, userId);
  return (
    <nav aria-label="Admin" className="grid gap-2 px-3 py-4">
      {sections.map((section) => (
        <Section key={section.title} {...section} counts={counts} isOpen={isOpen(section.title)} onToggle={() => toggle(section.title)} />
      ))}
    </nav>
  );
}

/** An item whose own page stands above others of its section is marked on that page alone. */
const isBelow =
  ({ path }: Item) =>
  (other: Item) =>
    other.path.startsWith(`${path}/`);

interface SectionProps extends SidebarSection {
  counts: Counts;
  isOpen: boolean;
  onToggle: () => void;
}

/** A closed section shows the sum of what waits inside, so nothing is overlooked. */
function Section({ title, items, counts, isOpen, onToggle }: SectionProps) {
  const id = `admin-${title.toLowerCase().replaceAll(/\W+/g, "-")}`;
  const sum = items.reduce((total, { path }) => total + (counts[path] ?? 0), 0);
  return (
    <section>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-h-7 w-full items-center gap-2 rounded-xs px-3 text-left type-label text-muted transition-colors hover:text-text pointer-coarse:min-h-11"
        >
          <span className="flex-1">{title}</span>
          {!isOpen && <Badge count={sum} most={999} />}
          <Icon name="chevron-down" size={16} className={isOpen ? "rotate-180" : ""} />
        </button>
      </h2>
      <ul id={id} hidden={!isOpen} className="grid gap-0.5">
        {items.map((item) => (
          <SidebarItem
            key={item.path}
            {...item}
            count={counts[item.path]}
            isDense
            isIndex={item.path === "/admin" || items.some(isBelow(item))}
          />
        ))}
      </ul>
    </section>
  );
}
