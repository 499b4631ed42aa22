import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/icon.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** A column on wide screens, a row that scrolls by itself on narrow ones. */
export function CommunityNavigation() {
  const items = useSidebar("community").flatMap((section) => section.items);
  return (
    <nav aria-label="Community" data-print="hidden">
      <ul className="flex gap-1 overflow-x-auto md:sticky md:top-24 md:flex-col">
        {items.map(({ path, label, icon }) => (
          <li key={path}>
            <Link
              to={path}
              activeOptions={{ exact: path === "/community" }}
              className="flex min-h-11 items-center gap-3 rounded-xs px-3 type-ui whitespace-nowrap text-muted transition-colors hover:bg-surface-2 hover:text-text md:min-h-9"
              activeProps={{ className: "bg-surface-2 text-text" }}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
