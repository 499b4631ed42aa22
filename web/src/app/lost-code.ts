import { tabStore } from "../lib/storage/storage.ts";

const KEY = "blenda.reloadedFor";

/** A server that is down, or starting anew, has lost nothing: a page loaded from it now would be the browser's own error. */
const doesAnswer = (): Promise<boolean> =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** What the page was built as: its first script carries a hash. */
const build = (): string => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "";

/**
 * After a release the code an open tab still names may be gone. Loading the page anew brings the current one; once per release,
 * so that a file that is missing for good ends in the error page and not in a circle.
 */
export function reloadOnceForLostCode(): void {
  addEventListener("vite:preloadError", async ({ payload }) => {
    // The router would load the page anew on its own account, a second time.
    tabStore.write(`tanstack_router_reload:${payload.message}`, "1");
    // Said before the server is asked: another file may be missed meanwhile.
    if (tabStore.read(KEY) === build() || !tabStore.write(KEY, build())) return;
    if (await doesAnswer()) location.reload();
    else tabStore.remove(KEY);
  });
}
