import type { ReactNode } from "react";
import { CommunityNavigation } from "../sidebars/community-navigation.tsx";
import { PublicLayout } from "./public-layout.tsx";

export function CommunityLayout({ children }: { children: ReactNode }) {
  return (
    <PublicLayout>
      <div className="page grid gap-8 py-8 md:grid-cols-[200px_minmax(0,1fr)]">
        <CommunityNavigation />
        <div className="min-w-0">{children}</div>
      </div>
    </PublicLayout>
  );
}
