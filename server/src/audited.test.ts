import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isForStaff } from "@blenda/domain/access/can";
import type { CallMeta } from "@blenda/domain/access/procedure";
import { contract } from "@blenda/domain/contract";
import { expect, test } from "vitest";

interface Procedure {
  "~orpc": { meta: CallMeta; route: { method?: string } };
}

/** Everything staff may order, from the contract: a new one cannot be forgotten. */
const staffCommands = Object.entries(contract).flatMap(([domain, operations]) =>
  Object.entries<Procedure>(operations).flatMap(
    ([
      name,
      {
        "~orpc": { meta, route },
      },
    ]) => (isForStaff(meta.access) && route.method === "POST" ? [`${domain}.${name}`] : []),
  ),
);

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
  .map((path) => readFileSync(join(import.meta.dirname, path), "utf8"));

test.each(staffCommands)("%s is written into the audit", (command) => {
  expect(sources.some((source) => source.includes(`action: "${command}"`))).toBe(true);
});
