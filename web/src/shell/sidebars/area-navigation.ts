import type { Area } from "@blenda/domain/access/areas";
import { type NavItem, navigation } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { useSession } from "../use-session.ts";

/** What a sidebar lists: its sections with their items, in the order of the screen table. */
export type Sections = ReadonlyMap<string, readonly NavItem[]>;

/** Computed, never written: it lists what this person may open, and nothing else. */
export function useAreaNavigation(area: Area): Sections {
  const { user, flags } = useSession();
  return navigation(allScreens, area, user, flags);
}
