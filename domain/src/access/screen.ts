import type { Actor } from "./actor.ts";
import { AREAS, type Area } from "./areas.ts";
import { type Access, can } from "./can.ts";
import type { Flag } from "./flags.ts";

/** One line of the site's table of contents. Paths are written the router's way: `/product/$productId`. */
export interface Screen {
  readonly path: `/${string}`;
  /** Other addresses that show the same screen. */
  readonly also?: readonly `/${string}`[];
  readonly area: Area;
  readonly access: Access;
  readonly flag?: Flag;
  /** What the page is for lies below much else: a second link to skip with, and the id of the place it leads to. */
  readonly skip?: { readonly label: string; readonly to: string };
  /** Nothing may lead astray here: a header without navigation and a footer with the legal pages alone. */
  readonly isFocused?: true;
  /** Also for a person whose account is suspended: how to reach us, and what was agreed. From everything else they are led to why. */
  readonly isOpenToSuspended?: true;
  /** It names a person to all who have its code: search engines stay out. */
  readonly isByCode?: true;
  /** What a browser tab, a search result and a shared link say. */
  readonly head: { readonly title: string; readonly description: string };
}

export function canOpen(screen: Screen, actor: Actor, flags: readonly Flag[]): boolean {
  const isOn = !screen.flag || flags.includes(screen.flag);
  return isOn && can(actor, AREAS[screen.area]) && can(actor, screen.access);
}

/** The screen an address shows, with its parameters; aliases count. */
export function screenAt(screens: readonly Screen[], address: string): { screen: Screen; params: Record<string, string> } | null {
  const parts = address.split("/").filter(Boolean);
  for (const screen of screens) {
    for (const path of [screen.path, ...(screen.also ?? [])]) {
      const params = matched(path.split("/").filter(Boolean), parts);
      if (params) return { screen, params };
    }
  }
  return null;
}

function matched(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    if (wanted.startsWith("$")) params[wanted.slice(1)] = parts[i] as string;
    else if (wanted !== parts[i]) return null;
  }
  return params;
}
