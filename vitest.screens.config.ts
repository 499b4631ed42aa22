import { existsSync, readFileSync } from "node:fs";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import site from "./web/vite.config.ts";

const browsers: string[] = JSON.parse(readFileSync(new URL("./e2e/browsers.json", import.meta.url), "utf8"));
const executablePath = browsers.find((path) => existsSync(path));

/** Screens in a real browser, built as the site is, before a server made from the contract. */
export default mergeConfig(
  site,
  defineConfig({
    root: "web",
    // Loaded late, it would be found in the middle of a test, and the page made anew.
    optimizeDeps: { include: ["mediabunny", "tus-js-client"] },
    // Nobody else's port: the site's own is strict about it.
    server: { port: 0, strictPort: false, proxy: {} },
    test: {
      include: ["src/**/*.test.tsx"],
      // One page for all of them: loading the code anew for every file would take longer than all tests.
      isolate: false,
      fileParallelism: false,
      // Generous: on a busy machine the first look at a screen waits for its code.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // A screen that only works at another try is reported as such: see test.mjs.
      retry: 1,
      expect: { poll: { timeout: 20_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        provider: playwright({
          launchOptions: { ...(executablePath && { executablePath }), args: ["--no-sandbox", "--disable-gpu", "--disable-3d-apis"] },
          contextOptions: { reducedMotion: "reduce" },
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  }),
);
