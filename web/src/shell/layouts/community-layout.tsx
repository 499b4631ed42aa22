import type { ReactNode } from "react";
import { CommunityNavigation } from "../sidebars/community-navigation.tsx";
import { PublicLayout } from "./public-layout.tsx";

export function CommunityLayout({ children }: { children: ReactNode }) {
  return (
    <PublicLayout>
      <div className="page grid grid-cols-1 gap-6 pt-4 pb-8 md:grid-cols-[200px_minmax(0,1fr)] md:gap-10 md:py-8">
        <CommunityNavigation />
        <div className="min-w-0">{children}</div>
      </div>
    </PublicLayout>
  );
}
