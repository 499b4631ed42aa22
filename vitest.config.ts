import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["*.test.ts", "{starter,checks}/*.test.ts", "{domain,server,web}/src/**/*.test.ts", "forge/src/**/*.test.ts"],
    // Every file has a database of its own; sharing loaded modules halves the time.
    isolate: false,
    // By itself it would leave one of two cores to nobody.
    maxWorkers: 2,
    globalSetup: "server/src/testing/global-setup.ts",
    testTimeout: 30_000,
  },
});
