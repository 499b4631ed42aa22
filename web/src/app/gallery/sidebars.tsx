import type { NavItem } from "@blenda/domain/access/screen";
import type { ReactNode } from "react";
import { AdminSidebarView } from "../../shell/sidebars/admin-sidebar.tsx";
import { DashboardSidebarView } from "../../shell/sidebars/dashboard-sidebar.tsx";
import { EditorSidebarView } from "../../shell/sidebars/editor-sidebar.tsx";
import { Shelf } from "./shelf.tsx";

const item = (path: string, label: string, icon: string): NavItem => ({ path, label, icon });

/** Samples in the shape the screen tables give. */
const DASHBOARD = new Map([
  [
    "",
    [
      item("/dashboard", "Overview", "layout-dashboard"),
      item("/gallery", "Products & Training", "box"),
      item("/dashboard/sales", "Sales", "trending-up"),
    ],
  ],
]);
const ADMIN = new Map([
  ["Overview", [item("/admin", "Dashboard", "layout-dashboard")]],
  ["Shop Management", [item("/gallery", "Products", "box"), item("/admin/trainings", "Trainings", "graduation-cap")]],
  ["Content", [item("/admin/content/hero", "Hero Section", "pen-line")]],
]);
const EDITOR = new Map([
  ["Overview", [item("/content-editor", "Dashboard", "layout-dashboard")]],
  ["Promotions & Refunds", [item("/gallery", "Discounts", "badge-percent"), item("/content-editor/refunds", "Refunds", "rotate-ccw")]],
]);

export function Sidebars() {
  return (
    <Shelf title="Sidebars">
      <Frame>
        <DashboardSidebarView sections={DASHBOARD} />
      </Frame>
      <Frame>
        <AdminSidebarView sections={ADMIN} />
      </Frame>
      <Frame>
        <EditorSidebarView sections={EDITOR} />
      </Frame>
      <Frame>
        <EditorSidebarView sections={null} />
      </Frame>
    </Shelf>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="h-100 w-(--side-w) overflow-y-auto border border-line bg-surface-1">{children}</div>;
}
