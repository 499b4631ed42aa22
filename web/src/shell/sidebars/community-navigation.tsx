import { Link } from "@tanstack/react-router";
import { use } from "react";
import { Icon } from "../../ui/icon.tsx";
import { SideList, sideItemStyle } from "../../ui/layout/side-list.tsx";
import { Slots } from "../slots.tsx";
import { useSidebar } from "./use-sidebar.ts";

/** A column on wide screens, a row that scrolls by itself on narrow ones. */
export function CommunityNavigation() {
  const items = useSidebar("community").flatMap((section) => section.items);
  const { counts, community } = use(Slots);
  return (
    <div data-print="hidden" className="grid grid-cols-1 content-start gap-5 md:sticky md:top-24 md:self-start">
      <SideList label="Community">
        {items.map(({ path, label, icon }) => (
          <li key={path} className="shrink-0">
            <Link to={path} activeOptions={{ exact: true, includeSearch: false }} className={sideItemStyle}>
              <Icon name={icon} />
              {label}
              <span className="ml-auto">{counts?.[path]}</span>
            </Link>
          </li>
        ))}
      </SideList>
      {community}
    </div>
  );
}
