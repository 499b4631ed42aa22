import { AREAS, type Area } from "@blenda/domain/access/areas";
import { can } from "@blenda/domain/access/can";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useCurrentScreen } from "../current-screen.ts";
import { useSession } from "../use-session.ts";
import { OutsideLayout } from "./outside-layout.tsx";
import { PublicLayout } from "./public-layout.tsx";

type Layout = ComponentType<{ children: ReactNode }>;

/** Working areas bring their frame with them: most visitors never enter one. */
const LAYOUTS: Record<Area, Layout> = {
  public: PublicLayout,
  outside: OutsideLayout,
  community: lazy(() => import("./community-layout.tsx").then(({ CommunityLayout }) => ({ default: CommunityLayout }))),
  admin: lazy(() => import("../sidebars/working-areas.tsx").then(({ AdminLayout }) => ({ default: AdminLayout }))),
  dashboard: lazy(() => import("../sidebars/working-areas.tsx").then(({ DashboardLayout }) => ({ default: DashboardLayout }))),
  editor: lazy(() => import("../sidebars/working-areas.tsx").then(({ EditorLayout }) => ({ default: EditorLayout }))),
};

const FocusedLayout: Layout = lazy(() => import("./focused-layout.tsx").then((module) => ({ default: module.FocusedLayout })));

export function AreaLayout({ children }: { children: ReactNode }) {
  const screen = useCurrentScreen();
  const { user } = useSession();
  // A person who is told that a page of an area is not for them may not be let into the area at all.
  const area = screen && can(user, AREAS[screen.area]) ? screen.area : "public";
  const Layout = screen?.isFocused ? FocusedLayout : LAYOUTS[area];
  return (
    <Suspense>
      <Layout>
        <Suspense fallback={<PageOnItsWay />}>{children}</Suspense>
      </Layout>
    </Suspense>
  );
}

/** Only for a first page that is slower than the start; later ones replace the old page when they are ready. */
function PageOnItsWay() {
  return (
    <div role="status" aria-label="Loading" className="page grid gap-4 py-12">
      <Skeleton className="h-10 w-80 max-w-full" />
      <Skeleton className="h-5 w-120 max-w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
