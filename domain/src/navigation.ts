import type { Actor } from "./access/actor.ts";
import { can } from "./access/can.ts";
import type { Flag } from "./access/flags.ts";
import { canOpen, screenAt } from "./access/screen.ts";
import type { Me } from "./identity/model.ts";
import { allScreens } from "./screens.ts";
import { BRAND } from "./shared/brand.ts";

/** A link of the shell. The tables below are the specification's lists (spec 2 §2); a link shows once its screen exists. */
export interface MenuLink {
  readonly label: string;
  readonly to: `/${string}`;
  readonly search?: Readonly<Record<string, string>>;
  readonly mark?: string;
  readonly icon?: string;
}

const NAVBAR: readonly MenuLink[] = [
  { label: "Marketplace", to: "/marketplace" },
  { label: "Courses", to: "/trainings" },
  { label: "Community", to: "/community" },
  { label: BRAND.generator, to: "/blendagen" },
  { label: BRAND.motion, to: "/blendamotion", mark: "NEW" },
];

const EXPLORE: readonly MenuLink[] = [
  { label: "3D models", to: "/marketplace", search: { category: "3D Models" }, icon: "box" },
  { label: "Tutorials", to: "/tutorials", icon: "play" },
  { label: "Trending", to: "/community/trending", icon: "trending-up" },
  { label: "Creator guide", to: "/creator-guide", icon: "compass" },
  { label: "Help", to: "/help", icon: "life-buoy" },
  { label: "About", to: "/about", icon: "info" },
];

const ACCOUNT: readonly (MenuLink & { readonly for?: (me: Me) => boolean })[] = [
  { label: "My courses", to: "/my-tutorials", icon: "graduation-cap" },
  { label: "Saved", to: "/saved", icon: "heart" },
  { label: "Orders", to: "/order", icon: "receipt" },
  { label: "Inbox", to: "/inbox", icon: "mail" },
  { label: "Tokens", to: "/blendagen/usage", icon: "coins" },
  { label: "Affiliate dashboard", to: "/affiliate-dashboard", icon: "link", for: ({ hasEverBeenAffiliate }) => hasEverBeenAffiliate },
  {
    label: "Content editor",
    to: "/content-editor",
    icon: "pen-line",
    for: (me) => !can(me, "admin") && me.roles.includes("content_editor"),
  },
  { label: "Settings", to: "/settings", icon: "settings" },
];

/** All that is left of the footer where a buyer is about to pay. */
export const legalLinks: readonly MenuLink[] = [
  { label: "Privacy policy", to: "/legal/privacy-policy" },
  { label: "Terms of service", to: "/legal/terms-of-service" },
  { label: "Cookie policy", to: "/legal/cookie-policy" },
  { label: "Licence agreement", to: "/legal/license-agreement" },
];

const FOOTER: readonly { readonly title: string; readonly links: readonly MenuLink[] }[] = [
  {
    title: "Shop",
    links: [
      { label: "Marketplace", to: "/marketplace" },
      { label: "3D Models", to: "/marketplace", search: { category: "3D Models" } },
      { label: "Courses", to: "/tutorials" },
      { label: "Community", to: "/community" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Contact", to: "/contact" },
      { label: "Help", to: "/help" },
      { label: "Creator guide", to: "/creator-guide" },
      { label: "Community guidelines", to: "/community-guidelines" },
    ],
  },
  { title: "Legal", links: legalLinks },
];

/** Whether a link leads somewhere for this person: the screen exists, is switched on, and its guard lets them in. */
export function leadsSomewhere(to: string, actor: Actor, flags: readonly Flag[]): boolean {
  const found = screenAt(allScreens, to);
  return found !== null && canOpen(found.screen, actor, flags);
}

const open = <Link extends MenuLink>(links: readonly Link[], actor: Actor, flags: readonly Flag[]) =>
  links.filter(({ to }) => leadsSomewhere(to, actor, flags));

export const navbarLinks = (actor: Actor, flags: readonly Flag[]): MenuLink[] => open(NAVBAR, actor, flags);

export const exploreLinks = (actor: Actor, flags: readonly Flag[]): MenuLink[] => open(EXPLORE, actor, flags);

export function accountLinks(me: Me, flags: readonly Flag[]): MenuLink[] {
  const portfolio: MenuLink = { label: "Portfolio", to: `/portfolio/${me.id}`, icon: "user" };
  const links = open(ACCOUNT, me, flags).filter((link) => !link.for || link.for(me));
  return [...open([portfolio], me, flags), ...links];
}

/** A group without links disappears, as a sidebar's section does. */
export function footerGroups(actor: Actor, flags: readonly Flag[]): { title: string; links: MenuLink[] }[] {
  return FOOTER.map(({ title, links }) => ({ title, links: open(links, actor, flags) })).filter(({ links }) => links.length > 0);
}
