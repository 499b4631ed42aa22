import type { Status } from "./model.ts";

type Check = Status["checks"][number];

/** Without these it still sells: mail waits in its table and leaves later. */
const SPARED: readonly Check["name"][] = ["mail"];

export function statusOfAll(checks: readonly Check[]): Status["status"] {
  const failing = checks.filter(({ isOk }) => !isOk);
  if (failing.length === 0) return "ok";
  return failing.every(({ name }) => SPARED.includes(name)) ? "degraded" : "failing";
}

/** The same for what staff see of it; a warning is work for staff, and takes nothing from people. */
export function statusOfParts(parts: readonly { name: string; state: string }[]): Status["status"] {
  const failing = parts.filter(({ state }) => state === "bad");
  if (failing.length === 0) return "ok";
  return failing.every(({ name }) => WITHOUT_IT_SELLS.has(name)) ? "degraded" : "failing";
}

/** Mail waits, the generator's jobs wait, pages ask by themselves where nothing tells them. */
const WITHOUT_IT_SELLS: ReadonlySet<string> = new Set([...SPARED, "generator", "live"]);
