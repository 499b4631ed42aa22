import { SIDEBARS } from "@blenda/domain/sidebars";
import type { ReactNode } from "react";
import { AdminSidebarView } from "../../shell/sidebars/admin-sidebar.tsx";
import { DashboardSidebarView } from "../../shell/sidebars/dashboard-sidebar.tsx";
import { EditorSidebarView } from "../../shell/sidebars/editor-sidebar.tsx";
import { Shelf } from "./shelf.tsx";

export function Sidebars() {
  return (
    <Shelf title="Sidebars">
      <Frame>
        <DashboardSidebarView sections={SIDEBARS.dashboard} />
      </Frame>
      <Frame>
        <AdminSidebarView sections={SIDEBARS.admin} />
      </Frame>
      <Frame>
        <EditorSidebarView sections={SIDEBARS.editor} />
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
