import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{domain,server,web}/src/**/*.test.{ts,tsx}", "forge/src/**/*.test.ts"],
    // Every file has a database of its own; sharing loaded modules halves the time.
    isolate: false,
    globalSetup: "server/src/testing/global-setup.ts",
    testTimeout: 30_000,
  },
});
