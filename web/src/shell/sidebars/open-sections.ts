import type { SidebarSection } from "@blenda/domain/access/sidebar";
import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { localStore, parseStored } from "../../lib/storage/storage.ts";

/** Spec 2 §9. */
const OPEN_AT_FIRST: readonly string[] = ["Overview", "Shop Management", "AI Generation"];
const KEY = "blenda.sidebar";

/** Sections a person opened or closed themselves, by the section's title. */
type Choices = Readonly<Record<string, boolean>>;

/**
 * Which sections of a sidebar are open: those of the specification and the one of the current page, and what this person chose
 * otherwise. A page's own section is open on arrival, also where it was closed before.
 */
export function useOpenSections(sections: readonly SidebarSection[], userId: string) {
  const key = `${KEY}.${userId}`;
  const [choices, setChoices] = useState(() => readChoices(key));
  const path = useLocation({ select: ({ pathname }) => pathname });
  const current = sectionOf(sections, path);
  const [last, setLast] = useState<string | null>(null);
  if (current !== last) {
    setLast(current);
    if (current !== null && choices[current] === false) setChoices({ ...choices, [current]: true });
  }
  const isOpen = (title: string): boolean => choices[title] ?? (OPEN_AT_FIRST.includes(title) || title === current);
  const toggle = (title: string) => {
    const next = { ...choices, [title]: !isOpen(title) };
    setChoices(next);
    localStore.write(key, JSON.stringify(next));
  };
  return { isOpen, toggle };
}

function readChoices(key: string): Choices {
  const kept = parseStored(localStore.read(key));
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"));
}

/** The section of the page: of all lines at or above its address the nearest. */
function sectionOf(sections: readonly SidebarSection[], path: string): string | null {
  const above = sections.flatMap(({ title, items }) =>
    items.filter((item) => `${path}/`.startsWith(`${item.path}/`)).map((item) => ({ title, length: item.path.length })),
  );
  return above.toSorted((a, b) => b.length - a.length)[0]?.title ?? null;
}
