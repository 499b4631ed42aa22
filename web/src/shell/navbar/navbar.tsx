import { can } from "@blenda/domain/access/can";
import { exploreLinks, type MenuLink as LinkTo, navbarLinks } from "@blenda/domain/navigation";
import { Link } from "@tanstack/react-router";
import { use } from "react";
import { Menu } from "../../ui/controls/menu.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";
import { Account } from "./account.tsx";
import { HomeLink } from "./home-link.tsx";
import { MenuLink } from "./menu-link.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const linkStyle =
  "relative flex h-(--nav-h) items-center gap-2 type-ui whitespace-nowrap text-muted transition-colors -outline-offset-4 hover:text-text aria-expanded:text-text";
/** More links than these leave no room for a button beside the search: what it does stands in the account menu. */
const ROOMY_LINKS = 4;
const currentMark = "text-text after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:bg-ember";

export function Navbar() {
  const { user, flags } = useSession();
  const { search, balance, bell, cart } = use(Slots);
  const explore = exploreLinks(user, flags);
  const links = navbarLinks(user, flags);
  return (
    <header data-print="hidden" className="sticky top-0 z-30 border-b border-line bg-bg">
      <div className="page flex h-(--nav-h) items-center gap-1 md:gap-2 [&>button:last-child]:-mr-2.5">
        <MobileMenu />
        <HomeLink isTight={user !== null} />
        <nav aria-label="Main" className="ml-4 hidden items-center gap-4 lg:flex min-[1440px]:ml-6 min-[1440px]:gap-6">
          {explore.length > 0 && (
            <Menu
              triggerClass={linkStyle}
              trigger={
                <>
                  Explore <Icon name="chevron-down" size={16} />
                </>
              }
            >
              {explore.map((link) => (
                <MenuLink key={link.label} {...link} />
              ))}
            </Menu>
          )}
          {links.map((link) => (
            <NavbarLink key={link.to} {...link} />
          ))}
        </nav>
        <div className="ml-2 flex min-w-10 flex-1 justify-end lg:ml-4">{search}</div>
        {/* The narrowest phones have no room for it beside bell and cart; settings switch it too. */}
        <div className="max-[359px]:hidden">
          <ThemeSwitch />
        </div>
        {/* Beside the admin's long button it would leave the search no room. */}
        <div className={can(user, "admin") ? "contents max-[1439px]:hidden" : "contents"}>{balance}</div>
        {bell}
        {cart}
        <Account isRowFull={links.length > ROOMY_LINKS} />
      </div>
    </header>
  );
}

function NavbarLink({ label, to, mark }: LinkTo) {
  return (
    <Link to={to as string} className={linkStyle} activeProps={{ className: currentMark }}>
      {label}
      {mark && <Tag tone="ember">{mark}</Tag>}
    </Link>
  );
}
