// The main journey in Firefox and WebKit, each where it is installed. What is not there is said, and is no failure.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";

const BROWSERS = Object.entries({ firefox, webkit });
const installed = BROWSERS.filter(([, browser]) => existsSync(browser.executablePath())).map(([name]) => name);

for (const [name] of BROWSERS)
  if (!installed.includes(name)) console.log(`not walked  ${name}: not installed. Get it with: npx playwright install --with-deps ${name}`);
if (installed.length === 0) process.exit(0);

const projects = installed.map((name) => `--project=${name}`);
const { status } = spawnSync("node_modules/.bin/playwright", ["test", "--config", "e2e/browsers.config.ts", ...projects], {
  stdio: "inherit",
});
console.log(`${status === 0 ? "walked" : "FAILED"}  ${installed.join(", ")}`);
process.exit(status ?? 1);
