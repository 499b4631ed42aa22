// The browser of screens and journeys: one that is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** The first without a window: half the work. */
const BROWSERS: string[] = JSON.parse(readFileSync("e2e/browsers.json", "utf8"));
const WITHOUT_WINDOW = "chromium-headless-shell";
/** Where the system does not have the former by itself. */
const WITH_WINDOW = "chromium";
let isFound: boolean | undefined;

/** Looked for once. Root on Debian may install one; everybody else is told what is missing. */
export function hasBrowser(): boolean {
  isFound ??= haveBrowser();
  return isFound;
}

const isThere = (): boolean => BROWSERS.some((path) => existsSync(path));

function haveBrowser(): boolean {
  if (BROWSERS[0] && !existsSync(BROWSERS[0]) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    runApt("update");
    installPackage(WITHOUT_WINDOW);
    if (!isThere()) installPackage(WITH_WINDOW);
  }
  return isThere();
}

function installPackage(name: string): void {
  console.log(`installing ${name}`);
  runApt("install", "-y", "--no-install-recommends", name);
}

/** Nothing is asked on the way: nobody is there to answer. */
function runApt(...args: string[]): void {
  spawnSync("apt-get", ["-qq", ...args], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}
