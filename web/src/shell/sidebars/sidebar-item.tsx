import type { SidebarItem as Item } from "@blenda/domain/access/sidebar";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { NavCount } from "../navbar/nav-count.tsx";

/** An area's own index is marked only on itself; its other items also on the pages below them. */
export function SidebarItem({ path, label, icon, badge, isIndex }: Item & { isIndex: boolean }) {
  return (
    <li>
      <Link
        to={path}
        activeOptions={{ exact: isIndex }}
        className="relative flex min-h-9 items-center gap-3 rounded-xs px-3 type-ui text-muted transition-colors hover:bg-surface-2 hover:text-text pointer-coarse:min-h-11"
        activeProps={{
          className:
            "bg-surface-2 text-text before:absolute before:inset-y-1.5 before:-left-3 before:w-0.75 before:rounded-r-xs before:bg-ember",
        }}
      >
        <Icon name={icon} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {badge && <NavCount reads={[badge]} />}
      </Link>
    </li>
  );
}
