import { can } from "@blenda/domain/access/can";
import { accountLinks, exploreLinks, leadsSomewhere, type MenuLink, navbarLinks } from "@blenda/domain/navigation";
import { Link, useLocation } from "@tanstack/react-router";
import { use } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { useModal } from "../../ui/feedback/modal.ts";
import { ModalDialog } from "../../ui/feedback/modal-dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";
import { HomeLink } from "./home-link.tsx";

const rowStyle = "flex min-h-11 items-center gap-3 rounded-xs px-3 type-ui text-muted hover:bg-surface-2 hover:text-text";

/** Everything the wide navbar offers, in one sheet. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const sheet = useModal(true);
  return (
    <ModalDialog
      dialog={sheet}
      aria-label="Menu"
      onClose={onClose}
      onClick={({ target }) => (target === sheet.current || (target as Element).closest("a")) && onClose()}
      className="m-0 h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] border-r border-line-strong bg-surface-1 text-text backdrop:bg-scrim"
    >
      <div className="flex h-(--nav-h) items-center justify-between border-b border-line px-4">
        <HomeLink />
        <IconButton icon="x" label="Close menu" onClick={onClose} />
      </div>
      <Groups onClose={onClose} />
    </ModalDialog>
  );
}

function Groups({ onClose }: { onClose: () => void }) {
  const { user, flags } = useSession();
  const { counts, enterAdmin } = use(Slots);
  const here = useLocation({ select: ({ href }) => href });
  const entry: MenuLink[] = [
    { label: "Log in", to: "/login", search: { redirect: here }, icon: "user" },
    { label: "Sign up", to: "/signup", search: { redirect: here }, icon: "plus" },
  ];
  const next: MenuLink = can(user, "creator")
    ? { label: "View Dashboard", to: "/dashboard", icon: "layout-dashboard" }
    : { label: "Become a Creator", to: "/become-a-creator", icon: "store" };
  const own = user ? [next, ...accountLinks(user, flags)] : entry;
  const enter = () => {
    onClose();
    enterAdmin?.();
  };
  const groups = [
    { title: "Browse", links: navbarLinks(user, flags) },
    { title: "Explore", links: exploreLinks(user, flags) },
    { title: "Account", links: own.filter(({ to }) => leadsSomewhere(to, user, flags)) },
  ];
  return (
    <nav aria-label="All pages" className="grid gap-4 p-4">
      {groups
        .filter(({ links }) => links.length > 0)
        .map(({ title, links }) => (
          <section key={title}>
            <h2 className="px-3 pb-1 type-label text-muted">{title}</h2>
            {title === "Account" && can(user, "admin") && leadsSomewhere("/admin", user, flags) && (
              <button type="button" className={classNames(rowStyle, "w-full text-left")} onClick={enter}>
                <Icon name="shield-check" />
                Admin Dashboard
                {/* What goes round the second factor must not claim it. */}
                {!flags.includes("mfaBypass") && <span className="ml-auto type-label text-ember-text">MFA Protected</span>}
              </button>
            )}
            {links.map(({ label, to, search, icon, mark }) => (
              <Link
                key={label}
                to={to as string}
                search={search as never}
                className={rowStyle}
                activeProps={{ className: "bg-surface-2 text-text" }}
              >
                {icon && <Icon name={icon} />}
                {label}
                {mark && <span className="ml-auto type-label text-ember-text">{mark}</span>}
                {counts?.[to]}
              </Link>
            ))}
          </section>
        ))}
    </nav>
  );
}
