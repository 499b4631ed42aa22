import { type MouseEvent, type ReactNode, use, useEffect, useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/icon-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { AccountMenu } from "../navbar/account-menu.tsx";
import { HomeLink } from "../navbar/home-link.tsx";
import { ThemeSwitch } from "../navbar/theme-switch.tsx";
import { Slots } from "../slots.tsx";
import { useSession } from "../use-session.ts";

/** Spec 2 §9. */
const SMALL_SCREEN_PX = 768;

interface Props {
  label: string;
  isProtected?: boolean;
  sidebar: ReactNode;
  children: ReactNode;
}

/** The frame of the working areas: a bar on top, a fixed panel at the left, the page beside it. */
export function PanelLayout({ label, isProtected = false, sidebar, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { search, staffSearch, bell, staffClock } = use(Slots);
  const { user, flags } = useSession();
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    document.addEventListener("keydown", closeOnEscape);
    return () => document.removeEventListener("keydown", closeOnEscape);
  }, [isOpen]);
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (window.innerWidth < SMALL_SCREEN_PX && (target as Element).closest("a")) setOpen(false);
  };
  return (
    <div className="min-h-dvh md:pl-(--side-w)">
      <header data-print="hidden" className="sticky top-0 z-30 border-b border-line bg-bg md:-ml-(--side-w)">
        <div className="flex h-(--nav-h) items-center gap-2 px-4 md:px-6">
          <IconButton
            icon="menu"
            label={`${label} menu`}
            className="-ml-2 md:hidden"
            aria-expanded={isOpen}
            aria-controls="sidebar"
            onClick={() => setOpen(!isOpen)}
          />
          <HomeLink />
          {isProtected && !flags.includes("mfaBypass") && (
            <span className="ml-4 inline-flex items-center gap-1.5 rounded-xs bg-ok-soft px-2 py-1 type-label text-ok max-sm:hidden">
              <Icon name="shield-check" size={14} />
              MFA Protected
            </span>
          )}
          {isProtected && staffSearch ? (
            <div className="flex min-w-0 flex-1 sm:px-4">{staffSearch}</div>
          ) : (
            <div className="flex min-w-0 flex-1 px-4 max-sm:hidden">{search}</div>
          )}
          <div className="ml-auto flex items-center gap-1">
            {isProtected && staffClock}
            <ThemeSwitch />
            {bell}
            {user && (
              <div className="ml-1">
                <AccountMenu me={user} />
              </div>
            )}
          </div>
        </div>
      </header>
      {isOpen && (
        <button
          type="button"
          aria-label="Close menu"
          className="fixed inset-0 top-(--nav-h) z-20 bg-scrim md:hidden"
          onClick={() => setOpen(false)}
        />
      )}
      <Pressable
        id="sidebar"
        data-print="hidden"
        onClick={closeOnChoice}
        className={classNames(
          "fixed top-(--nav-h) bottom-0 left-0 z-20 w-(--side-w) overflow-y-auto border-r border-line bg-surface-1 transition-[translate,visibility] duration-(--base)",
          !isOpen && "max-md:invisible max-md:-translate-x-full",
        )}
      >
        {sidebar}
      </Pressable>
      <main id="main" tabIndex={-1} className="px-4 py-6 md:px-8">
        {children}
      </main>
    </div>
  );
}
