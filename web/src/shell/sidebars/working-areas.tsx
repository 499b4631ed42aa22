import type { ReactNode } from "react";
import { PanelLayout } from "../layouts/panel-layout.tsx";
import { AdminSidebar } from "./admin-sidebar.tsx";
import { DashboardSidebar } from "./dashboard-sidebar.tsx";
import { EditorSidebar } from "./editor-sidebar.tsx";

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <PanelLayout label="Admin" isProtected sidebar={<AdminSidebar />}>
      {children}
    </PanelLayout>
  );
}

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <PanelLayout label="Creator" sidebar={<DashboardSidebar />}>
      {children}
    </PanelLayout>
  );
}

export function EditorLayout({ children }: { children: ReactNode }) {
  return (
    <PanelLayout label="Content Editor" sidebar={<EditorSidebar />}>
      {children}
    </PanelLayout>
  );
}
