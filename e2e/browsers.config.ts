import { defineConfig } from "@playwright/test";
import usual from "./playwright.config.ts";

/** The main journey in browsers of other makers, as Playwright brings them. Run by walk-browsers.mjs. */
export default defineConfig({
  ...usual,
  workers: 1,
  testMatch: /main-journey\.spec/,
  projects: [
    { name: "firefox", use: { browserName: "firefox", launchOptions: {} } },
    { name: "webkit", use: { browserName: "webkit", launchOptions: {} } },
  ],
});
