import { useSyncExternalStore } from "react";
import { localStore } from "./storage.ts";

/** public/theme.js reads the same key before the first paint. */
const KEY = "blenda.theme";
type Theme = "dark" | "light";

const current = (): Theme => (document.documentElement.dataset.theme === "light" ? "light" : "dark");

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme in force, and a switch that remembers. */
export function useTheme(): { theme: Theme; switchTheme: () => void } {
  const theme = useSyncExternalStore(watch, current);
  const switchTheme = () => {
    const next = theme === "dark" ? "light" : "dark";
    document.documentElement.dataset.theme = next;
    const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
    if (bar) bar.content = getComputedStyle(document.body).backgroundColor;
    localStore.write(KEY, next);
  };
  return { theme, switchTheme };
}
