import type { SidebarSection } from "@blenda/domain/access/sidebar";
import { sidebarOf } from "@blenda/domain/sidebars";
import { useSession } from "../use-session.ts";

/** The sidebar of an area as the signed-in person sees it. */
export function useSidebar(area: Parameters<typeof sidebarOf>[0]): readonly SidebarSection[] {
  const { user, flags } = useSession();
  return sidebarOf(area, user, flags);
}
