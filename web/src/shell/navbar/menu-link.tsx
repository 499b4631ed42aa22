import type { MenuLink as LinkTo } from "@blenda/domain/navigation";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { menuItemStyle } from "../../ui/controls/menu.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";

/** A line of a dropdown that leads somewhere. */
export function MenuLink({ label, to, search, icon }: LinkTo) {
  const { counts } = use(Slots);
  return (
    <Link to={to as string} search={search as never} role="menuitem" tabIndex={-1} className={menuItemStyle}>
      {icon && <Icon name={icon} />}
      {label}
      {counts?.[to]}
    </Link>
  );
}
