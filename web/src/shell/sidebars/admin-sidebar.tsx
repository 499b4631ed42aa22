import type { SidebarItem as Item, SidebarSection } from "@blenda/domain/access/sidebar";
import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";
import { NavCount } from "../navbar/nav-count.tsx";
import { SidebarItem } from "./sidebar-item.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** Spec 2 §9. */
const OPEN_AT_FIRST: readonly string[] = ["Overview", "Shop Management", "AI Generation"];

export function AdminSidebar() {
  return <AdminSidebarView sections={useSidebar("admin")} />;
}

export function AdminSidebarView({ sections }: { sections: readonly SidebarSection[] }) {
  return (
    <nav aria-label="Admin" className="grid gap-2 px-3 py-5">
      {sections.map(({ title, items }) => (
        <Section key={title} title={title} items={items} />
      ))}
    </nav>
  );
}

/** An item whose own page stands above others of its section is marked on that page alone. */
const isBelow =
  ({ path }: Item) =>
  (other: Item) =>
    other.path.startsWith(`${path}/`);

/** A closed section shows the sum of what waits inside, so nothing is overlooked. */
function Section({ title, items }: SidebarSection) {
  const [isOpen, setOpen] = useState(OPEN_AT_FIRST.includes(title));
  const id = `admin-${title.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <section>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 w-full items-center gap-2 rounded-xs px-3 text-left type-label text-muted transition-colors hover:text-text pointer-coarse:min-h-11"
        >
          <span className="flex-1">{title}</span>
          {!isOpen && <NavCount reads={items.flatMap(({ badge }) => badge ?? [])} />}
          <Icon name="chevron-down" size={16} className={isOpen ? "rotate-180" : ""} />
        </button>
      </h2>
      <ul id={id} hidden={!isOpen} className="space-y-0.5">
        {items.map((item) => (
          <SidebarItem key={item.path} {...item} isIndex={item.path === "/admin" || items.some(isBelow(item))} />
        ))}
      </ul>
    </section>
  );
}
