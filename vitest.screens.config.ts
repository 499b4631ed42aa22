import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig, mergeConfig } from "vitest/config";
import site from "./web/vite.config.ts";

const browsers: string[] = JSON.parse(readFileSync(new URL("./e2e/browsers.json", import.meta.url), "utf8"));
const executablePath = browsers.find((path) => existsSync(path));

const root = import.meta.dirname;
/** A value or a module asked for by name; types are gone when the code runs. */
const ASKED = /^(?:import|export) (?!type )(?:[^;"]* from )?"([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/gm;
/** Made by plugins, aliases or the runner itself. */
const IS_OWN = /^(@blenda\/|virtual:|node:|vitest|meshoptimizer\/reference)/;

/**
 * Every package the screens use, read from their code. Vite's own look for them takes the folder's path as a pattern, so in a folder
 * named "blenda (1)" it finds none, meets them in the middle of a test and loads the page anew, with two Reacts in it.
 */
function packages(): string[] {
  const sources = globSync(["{web,domain}/src/**/*.ts", "web/src/**/*.tsx"], { cwd: root }).filter((path) => !path.endsWith(".test.ts"));
  const asked = sources.flatMap((path) =>
    [...readFileSync(join(root, path), "utf8").matchAll(ASKED)].map(([, one, other]) => one ?? other),
  );
  // What the compiler of components and JSX put in.
  const added = ["react/compiler-runtime", "react/jsx-runtime", "react/jsx-dev-runtime"];
  return [...new Set([...asked, ...added])].filter((name): name is string => name !== undefined && !IS_OWN.test(name)).sort();
}

/** Screens in a real browser, built as the site is, before a server made from the contract. */
export default mergeConfig(
  site,
  defineConfig({
    root: "web",
    // All of them are made before the first test, and nothing is looked for later.
    optimizeDeps: { include: packages(), noDiscovery: true },
    // Nobody else's port: the site's own is strict about it.
    server: { port: 0, strictPort: false, proxy: {} },
    test: {
      include: ["src/**/*.test.tsx"],
      // Two pages for all of them, one per core: loading the code anew for every file would take longer than all tests.
      isolate: false,
      maxWorkers: 2,
      // Generous: on a busy machine the first look at a screen waits for its code.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // A screen that only works at another try is reported as such: see checks/run/results.ts.
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
