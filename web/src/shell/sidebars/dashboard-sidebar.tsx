import type { SidebarSection } from "@blenda/domain/access/sidebar";
import { type Counts, useCreatorCounts } from "./pending-counts.ts";
import { SidebarItem } from "./sidebar-item.tsx";
import { useSidebar } from "./use-sidebar.ts";

export function DashboardSidebar() {
  return <DashboardSidebarView sections={useSidebar("dashboard")} counts={useCreatorCounts()} />;
}

export function DashboardSidebarView({ sections, counts = {} }: { sections: readonly SidebarSection[]; counts?: Counts }) {
  return (
    <nav aria-label="Creator" className="px-3 py-5">
      <div className="px-3 pb-4">
        <p className="type-h3">Creator</p>
        <p className="type-small text-muted">Manage your creative empire</p>
      </div>
      <ul className="grid gap-0.5">
        {sections
          .flatMap(({ items }) => items)
          .map((item) => (
            <SidebarItem key={item.path} {...item} isIndex={item.path === "/dashboard"} count={counts[item.path]} />
          ))}
      </ul>
    </nav>
  );
}
