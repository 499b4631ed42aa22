import { type ReactNode, use } from "react";
import { OutsideLayout } from "../layouts/outside-layout.tsx";
import { PanelLayout } from "../layouts/panel-layout.tsx";
import { Slots } from "../slots.tsx";
import { AdminSidebar } from "./admin-sidebar.tsx";
import { DashboardSidebar } from "./dashboard-sidebar.tsx";
import { EditorSidebar } from "./editor-sidebar.tsx";

function BehindDoor({ page, children }: { page: ReactNode; children: ReactNode }) {
  const { staffDoor: Door } = use(Slots);
  if (!Door) return children;
  return (
    <Door page={page} Bare={OutsideLayout}>
      {children}
    </Door>
  );
}

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <BehindDoor page={children}>
      <PanelLayout label="Admin" isProtected sidebar={<AdminSidebar />}>
        {children}
      </PanelLayout>
    </BehindDoor>
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
    <BehindDoor page={children}>
      <PanelLayout label="Content Editor" isProtected sidebar={<EditorSidebar />}>
        {children}
      </PanelLayout>
    </BehindDoor>
  );
}
