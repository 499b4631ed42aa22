import { type Sections, useAreaNavigation } from "./area-navigation.ts";
import { SidebarItem } from "./sidebar-item.tsx";

export function DashboardSidebar() {
  return <DashboardSidebarView sections={useAreaNavigation("dashboard")} />;
}

export function DashboardSidebarView({ sections }: { sections: Sections }) {
  return (
    <nav aria-label="Creator" className="px-3 py-5">
      <div className="px-3 pb-4">
        <p className="type-h3">Creator</p>
        <p className="type-small text-muted">Manage your creative empire</p>
      </div>
      <ul className="grid gap-0.5">
        {[...sections.values()].flat().map((item) => (
          <SidebarItem key={item.path} {...item} isIndex={item.path === "/dashboard"} />
        ))}
      </ul>
    </nav>
  );
}
