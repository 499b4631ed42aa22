import { can } from "@blenda/domain/access/can";
import type { Me } from "@blenda/domain/identity/model";
import { accountLinks, leadsSomewhere } from "@blenda/domain/navigation";
import { use } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";
import { useSignOut } from "../use-sign-out.ts";
import { MenuLink } from "./menu-link.tsx";

export function AccountMenu({ me }: { me: Me }) {
  const { flags } = useSession();
  const { signOut, isSigningOut } = useSignOut();
  const { accountMark, enterAdmin } = use(Slots);
  return (
    <Menu
      align="end"
      label="Your account"
      triggerClass="touch-target rounded-full"
      trigger={
        <>
          <Avatar name={me.displayName || me.name} src={me.photoUrl} />
          {accountMark}
        </>
      }
    >
      <div className="border-b border-line px-3 pt-1.5 pb-3 mb-1.5">
        <p className="truncate type-ui font-semibold">{me.displayName || me.name}</p>
        <p className="truncate type-small text-muted">{me.email}</p>
      </div>
      {can(me, "admin") && leadsSomewhere("/admin", me, flags) && (
        <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={enterAdmin}>
          <Icon name="shield-check" className="text-ok" />
          Admin Dashboard
          {!flags.includes("mfaBypass") && <span className="ml-auto type-label text-ok">MFA Protected</span>}
        </button>
      )}
      {can(me, "creator") && leadsSomewhere("/dashboard", me, flags) && (
        <MenuLink label="View Dashboard" to="/dashboard" icon="layout-dashboard" />
      )}
      {!can(me, "creator") && leadsSomewhere("/become-a-creator", me, flags) && (
        <MenuLink label="Become a Creator" to="/become-a-creator" icon="store" />
      )}
      {accountLinks(me, flags).map((link) => (
        <MenuLink key={link.to} {...link} />
      ))}
      <button type="button" role="menuitem" tabIndex={-1} disabled={isSigningOut} className={menuItemStyle} onClick={signOut}>
        <Icon name="log-out" />
        Log out
      </button>
    </Menu>
  );
}
