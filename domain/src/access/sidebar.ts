import type { Actor } from "./actor.ts";
import { type Access, can } from "./can.ts";
import type { Flag } from "./flags.ts";

/** One line of a sidebar. To see it grants nothing: what opens is up to the screen behind it (decision A6). */
export interface SidebarItem {
  readonly path: string;
  readonly label: string;
  readonly icon: string;
  /** Who sees it; without it everybody who is in the area does. */
  readonly seenBy?: Access;
  readonly flag?: Flag;
}

export interface SidebarSection {
  readonly title: string;
  readonly items: readonly SidebarItem[];
}

/** What this person sees of a sidebar, in its own order. A section without visible items is hidden (spec 2 §2). */
export function seenSections(sidebar: readonly SidebarSection[], actor: Actor, flags: readonly Flag[]): SidebarSection[] {
  return keepItems(sidebar, ({ seenBy = "public", flag }) => can(actor, seenBy) && (!flag || flags.includes(flag)));
}

export function keepItems(sidebar: readonly SidebarSection[], keeps: (item: SidebarItem) => boolean): SidebarSection[] {
  return sidebar.map(({ title, items }) => ({ title, items: items.filter(keeps) })).filter(({ items }) => items.length > 0);
}
