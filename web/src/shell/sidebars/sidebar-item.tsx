import type { SidebarItem as Item } from "@blenda/domain/access/sidebar";
import { Link } from "@tanstack/react-router";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface Props extends Item {
  /** An area's own index is marked only on itself; its other items also on the pages below them. */
  isIndex: boolean;
  /** In the long lists of the staff areas. */
  isDense?: boolean;
  /** What waits behind it. */
  count?: number | undefined;
}

export function SidebarItem({ path, label, icon, count = 0, isIndex, isDense = false }: Props) {
  return (
    <li>
      <Link
        to={path}
        activeOptions={{ exact: isIndex }}
        className={classNames(
          "relative flex items-center gap-3 rounded-xs px-3 type-ui text-muted transition-colors hover:bg-surface-2 hover:text-text pointer-coarse:min-h-11",
          isDense ? "min-h-7" : "min-h-9",
        )}
        activeProps={{
          className: classNames(
            "bg-surface-2 text-text before:absolute before:-left-3 before:w-0.75 before:rounded-r-xs before:bg-ember",
            isDense ? "before:inset-y-1" : "before:inset-y-1.5",
          ),
        }}
      >
        <Icon name={icon} size={isDense ? 16 : 18} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <Badge count={count} most={999} />
      </Link>
    </li>
  );
}
