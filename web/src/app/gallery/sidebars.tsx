import { SIDEBARS } from "@blenda/domain/sidebars";
import type { ReactNode } from "react";
import { AdminSidebarView } from "../../shell/sidebars/admin-sidebar.tsx";
import { DashboardSidebarView } from "../../shell/sidebars/dashboard-sidebar.tsx";
import { EditorSidebarView } from "../../shell/sidebars/editor-sidebar.tsx";
import { Shelf } from "./shelf.tsx";

const COUNTS = { "/admin/refunds": 9, "/admin/reviews/products": 14, "/content-editor/refunds": 9 };

export function Sidebars() {
  return (
    <Shelf title="Sidebars">
      <Frame>
        <DashboardSidebarView sections={SIDEBARS.dashboard} />
      </Frame>
      <Frame>
        <AdminSidebarView sections={SIDEBARS.admin} counts={COUNTS} userId="gallery" />
      </Frame>
      <Frame>
        <EditorSidebarView sections={SIDEBARS.editor} counts={COUNTS} />
      </Frame>
      <Frame>
        <EditorSidebarView sections={null} counts={{}} />
      </Frame>
    </Shelf>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <div className="h-100 w-(--side-w) overflow-y-auto border border-line bg-surface-1">{children}</div>;
}
