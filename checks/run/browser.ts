// The browser of screens and journeys: one that is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The first without a window: half the work. */
const BROWSERS: string[] = JSON.parse(readFileSync("e2e/browsers.json", "utf8"));
let isFound: boolean | undefined;

/** Looked for once. Root on Debian may install one; everybody else is told what is missing. */
export function hasBrowser(): boolean {
  isFound ??= haveBrowser();
  return isFound;
}

function haveBrowser(): boolean {
  if (BROWSERS[0] && !existsSync(BROWSERS[0]) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("installing chromium-headless-shell");
    spawnSync("apt-get", ["update", "-qq"]);
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"]);
  }
  return BROWSERS.some((path) => existsSync(path));
}
