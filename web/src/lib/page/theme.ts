import { useSyncExternalStore } from "react";
import { localStore } from "../storage/storage.ts";

/** public/first.js reads the same key before the first paint. */
const KEY = "blenda.theme";
type Theme = "dark" | "light";
/** Without a choice of their own, people see what their system prefers. */
type ThemeChoice = Theme | "system";

const preferred = matchMedia("(prefers-color-scheme: light)");
const listeners = new Set<() => void>();

function stored(): ThemeChoice {
  const kept = localStore.read(KEY);
  return kept === "dark" || kept === "light" ? kept : "system";
}
/** Read at first use: the start may still empty local storage. */
let choice: ThemeChoice | null = null;
const chosen = (): ThemeChoice => (choice ??= stored());

const current = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

function show(): void {
  const system = preferred.matches ? "light" : "dark";
  const wanted = chosen();
  document.documentElement.dataset.theme = wanted === "system" ? system : wanted;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = getComputedStyle(document.body).backgroundColor;
  for (const listener of listeners) listener();
}

function choose(next: ThemeChoice): void {
  choice = next;
  if (next === "system") localStore.remove(KEY);
  else localStore.write(KEY, next);
  show();
}

// Some systems turn dark in the evening; a page that is open follows.
preferred.addEventListener("change", show);
// A choice made in another tab holds in this one too.
addEventListener("storage", ({ key }) => {
  if (key !== KEY && key !== null) return;
  choice = stored();
  show();
});

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in force, and a switch that remembers. */
export function useTheme(): { theme: Theme; switchTheme: () => void } {
  const theme = useSyncExternalStore(watch, current);
  return { theme, switchTheme: () => choose(theme === "dark" ? "light" : "dark") };
}

export function useThemeChoice(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useSyncExternalStore(watch, chosen), choose };
}
