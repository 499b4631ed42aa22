import { canOpen, type Screen, screenAt } from "@blenda/domain/access/screen";
import { allScreens } from "@blenda/domain/screens";
import { BRAND } from "@blenda/domain/shared/brand";

/** For whoever is suspended; everybody else is led home from it. It has a journey of its own. */
const FOR_SUSPENDED = "/account-suspended";

/** Every screen a visitor of the demo can open by its address alone. A new one is covered as soon as it is in the table. */
export const publicScreens: readonly Screen[] = allScreens.filter(
  (screen) => !screen.path.includes("$") && screen.path !== FOR_SUSPENDED && canOpen(screen, null, ["demo"]),
);

/** Every screen of the staff areas an admin can open by its address alone. */
export const staffScreens: readonly Screen[] = allScreens.filter(
  ({ path, area, flag }) => ["admin", "editor"].includes(area) && !path.includes("$") && !flag,
);

export const titleOf = ({ path, head }: Screen): string => (path === "/" ? head.title : `${head.title} · ${BRAND.name}`);

/** What the tab says at an address of the site. */
export function titleAt(address: string): string {
  const found = screenAt(allScreens, new URL(address, "http://site").pathname);
  if (!found) throw new Error(`there is no screen at ${address}`);
  return titleOf(found.screen);
}
