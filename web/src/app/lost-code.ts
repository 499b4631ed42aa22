import { tabStore } from "../lib/storage/storage.ts";

const KEY = "blenda.reloadedFor";

/**
 * After a release the code an open tab still names may be gone. Loading the page anew brings the current one; once per lost
 * file, so that a file that is missing for good ends in the error page and not in a circle.
 */
export function reloadOnceForLostCode(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (tabStore.read(KEY) === payload.message || !tabStore.write(KEY, payload.message)) return;
    location.reload();
  });
}
