import { defineConfig } from "vitest/config";
import { LongFirst } from "./checks/run/long-first.ts";

export default defineConfig({
  test: {
    include: ["{starter,checks}/**/*.test.ts", "{domain,server,web,forge,forms}/src/**/*.test.ts"],
    // Every file has a database of its own; sharing loaded modules halves the time.
    isolate: false,
    // One more than there are cores: a test and its database wait for each other in turns.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // Building forms and answering calls leaves much behind at once: with more room for what is young it is swept less often.
    execArgv: ["--max-semi-space-size=64"],
    // Silent unless the run remembers (checks/run).
    setupFiles: "checks/run/record.setup.ts",
    globalSetup: "server/src/testing/global-setup.ts",
    // Generous: on a busy machine everything takes longer, and nothing here waits for a time to pass.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
