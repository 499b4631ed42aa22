// Steps of `npm test`, cheapest first. What stands in one group runs at the same time: none of it fills two cores by itself.
import { existsSync } from "node:fs";

export interface Step {
  name: string;
  run: readonly [string, ...string[]];
  env?: Record<string, string>;
  /** How long it may take: several times what it takes on two busy cores. Past that it waits for something that never comes. */
  limitMinutes: number;
  /** `whole`: it passes or fails as one. `files`: the changed ones are enough. `tests`: file by file, counted. */
  unit: "whole" | "files" | "tests";
  /** Its runner knows more files than are its input: they are named even where all of them run. */
  isPart?: true;
  /** Files it reads; for tests and files those it is asked about. */
  isInput(path: string): boolean;
  /** What all its files depend on besides what they load. */
  isGround?(path: string): boolean;
  needs?: "browser" | "older PostgreSQL";
}

const bin = (name: string) => `node_modules/.bin/${name}`;
const OLDER = "/usr/lib/postgresql/15";

/** Every migration, and of each domain the operations with the most SQL. `TEST_POSTGRES=… npm test` runs all of them there. */
const ON_OLDER = [
  "platform/database/db",
  "platform/events/delivery",
  "catalogue/reads",
  "catalogue/move",
  "search/products/products",
  "trainings/reads",
  "saved/saved",
  "notifications/aggregation",
  "inbox/inbox",
  "checkout/checkout",
  "payments/disputes/dispute",
  "orders/orders",
  "refunds/requests/refunds",
  "ledger/ledger",
  "tokens/packs/buying",
  "tokens/balance/reservations",
  "generation/requests/start",
].map((path) => `server/src/${path}.test.ts`);

const CHECKS_MINUTES = 20;
const TESTS_MINUTES = 60;
const JOURNEYS_MINUTES = 120;

const isIn = (...rooms: readonly string[]) => {
  const pattern = new RegExp(`^(${rooms.join("|")})/`);
  return (path: string) => pattern.test(path);
};
const isCode = (path: string) => /\.(m?[jt]sx?|json)$/.test(path) && !path.startsWith("server/demo/built/");
const isTyped = (...rooms: readonly string[]) => {
  const isOfRooms = isIn(...rooms);
  return (path: string) => isOfRooms(path) && isCode(path);
};

/** The database every operation begins with, and how it is made. */
const DATABASE = /^server\/(migrations\/|invariants\.sql|src\/platform\/(database|jobs)\/|src\/testing\/(database\/|global-setup|jobs))/;
const IS_RULES = /^((starter|checks)\/(?!new-domain\/).*|(domain|server|web|forge|forms)\/src\/.*)\.test\.ts$/;
const ROOMS = ["domain", "forge", "forms", "server", "web"] as const;

const tests = { limitMinutes: TESTS_MINUTES, unit: "tests" } as const;
const rules = { ...tests, isGround: (path: string) => path === "vitest.config.ts" || DATABASE.test(path) };

/** A step of the compiler remembers by itself, file by file. */
const types = (name: string, room: string, ...read: readonly string[]): Step => ({
  name: `types: ${name}`,
  run: [bin("tsc"), "-b", room],
  limitMinutes: CHECKS_MINUTES,
  unit: "whole",
  isInput: isTyped(room, ...read),
});

/** What an editor would say, and `npm run check` says of what changed. */
export const CHECKS: readonly Step[] = [
  {
    name: "lint and format",
    run: [bin("biome"), "check", "--error-on-warnings"],
    limitMinutes: CHECKS_MINUTES,
    unit: "files",
    isInput: (path) => /\.(m?[jt]sx?|jsonc?|css)$/.test(path) && !path.startsWith("server/demo/built/") && path !== "package-lock.json",
    isGround: (path) => path === "biome.json",
  },
  types("domain", "domain"),
  types("forge and server", "server", "domain", "forge", "forms", "bench", "checks", "e2e", "starter"),
  types("web", "web", "domain"),
];

export const DEAD_CODE: Step = { name: "dead code", run: [bin("knip")], limitMinutes: CHECKS_MINUTES, unit: "whole", isInput: isCode };

export const TESTS: readonly (readonly Step[])[] = [
  [{ name: "rules, operations, rooms", run: [bin("vitest"), "run"], isInput: (path) => IS_RULES.test(path), ...rules }],
  [
    {
      name: "screens",
      run: [bin("vitest"), "run", "--config", "vitest.screens.config.ts"],
      isInput: (path) => /^web\/src\/.*\.test\.tsx$/.test(path),
      isGround: (path) => path === "vitest.screens.config.ts" || path === "web/vite.config.ts" || path.startsWith("web/public/"),
      needs: "browser",
      ...tests,
    },
    {
      name: "operations on PostgreSQL 15",
      run: [bin("vitest"), "run"],
      env: { TEST_POSTGRES: OLDER },
      isInput: (path) => ON_OLDER.includes(path),
      isPart: true,
      needs: "older PostgreSQL",
      ...rules,
    },
  ],
  [
    {
      name: "journeys",
      run: [bin("playwright"), "test", "--config", "e2e/playwright.config.ts"],
      limitMinutes: JOURNEYS_MINUTES,
      unit: "tests",
      isInput: (path) => /^e2e\/.*\.spec\.ts$/.test(path),
      // The whole product is under way there.
      isGround: (path) => isIn(...ROOMS, "e2e")(path) && !/\.(test\.tsx?|spec\.ts|md)$/.test(path),
      needs: "browser",
    },
  ],
];

/** Somebody who names a database wants that one tested, and only that. */
export const hasOlderPostgres = (): boolean => existsSync(`${OLDER}/bin/postgres`) && !process.env.TEST_DATABASE_URL;
