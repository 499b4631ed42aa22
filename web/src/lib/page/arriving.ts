import { useSyncExternalStore } from "react";
import { tabStore } from "../storage/storage.ts";

/** Soon enough that nothing is pressed meanwhile, and no load for a server that is starting. */
const LOOK_EVERY_MS = 3_000;

/** The build this tab was loaded anew for. */
const KEY = "blenda.reloadedFor";

const doesAnswer = (): Promise<boolean> =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

let nextLook: Promise<void> | null = null;

/** The next time it is worth trying: when the browser says that the line is back, at the latest in a few seconds. One for all. */
function look(): Promise<void> {
  nextLook ??= new Promise<void>((resume) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      nextLook = null;
      resume();
    };
    const timer = setTimeout(end, LOOK_EVERY_MS);
    addEventListener("online", end);
  });
  return nextLook;
}

/** Once the server answers again; not before a moment has passed. */
export async function lineBack(): Promise<void> {
  do await look();
  while (!(await doesAnswer()));
}

let waiting = 0;
const watchers = new Set<() => void>();

function count(by: 1 | -1): void {
  waiting += by;
  for (const changed of watchers) changed();
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether code is missing that will come with the line. */
export const useIsWaiting = (): boolean => useSyncExternalStore(watch, () => waiting > 0);

/**
 * Code of a screen or a part of it. A script that does not arrive is a lost line, no fault of the page: its caller waits, with
 * what was there before still on show, and it comes by itself. Every `import()` of the site is wrapped in this when it is built
 * (vite.config.ts). If the server answers and the script is missing all the same, a release has replaced it.
 *
 * @public
 */
export async function arrive<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wasAway = false, isAgain = false; ; ) {
    try {
      return await load();
    } catch (error) {
      const isHere = await doesAnswer();
      if (isHere && isAgain) return whatIsNew(error, wasAway);
      isAgain = isHere;
      if (isHere) continue;
      wasAway = true;
      count(1);
      await lineBack();
      count(-1);
    }
  }
}

/**
 * After a release, loading the page anew brings the current code; once, so that a file that is missing for good ends in the error
 * page and not in a circle. Some browsers remember for a page's whole life that a script failed: there the same brings it after the
 * line was away.
 */
function whatIsNew(error: unknown, wasAway: boolean): Promise<never> {
  // The router would load the page anew on its own account, a second time.
  if (error instanceof Error) tabStore.write(`tanstack_router_reload:${error.message}`, "1");
  const isNews = tabStore.read(KEY) !== build() && tabStore.write(KEY, build());
  if (!isNews && !wasAway) throw error;
  location.reload();
  return new Promise(() => {});
}

/** What the page was built as: its first script carries a hash. */
const build = (): string => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";
