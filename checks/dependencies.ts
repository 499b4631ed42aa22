// Who stands behind the code that runs in production: what to look at first comes first. Asks npm's registry if it answers.

import { execFileSync } from "node:child_process";
import { inOrder } from "@blenda/domain/shared/language/formats";
import { readLock } from "./lock.ts";
import {
  DO_WITHOUT,
  describePackage,
  faultsOf,
  installedForProduction,
  type Package,
  type PackageRecord,
  reasonsToLook,
} from "./packages.ts";

const AT_ONCE = 8;
const ANSWER_WITHIN_MS = 15_000;

const lock = readLock();
const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
const waiting = installedForProduction(lock);
const packages: Package[] = [];
const now = Date.now();
await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));

const rows = packages
  .map((each) => ({ each, reasons: reasonsToLook(each) }))
  .sort((a, b) => b.reasons.length - a.reasons.length || inOrder(a.each.name, b.each.name));
for (const { each, reasons } of rows) {
  const { name, version, licence, age } = each;
  const cells = [name.padEnd(40), version.padEnd(16), (licence ?? "NONE").padEnd(18), ageText(age).padEnd(12), peopleText(each).padEnd(12)];
  console.log([...cells, reasons.join(", ")].join(" ").trimEnd());
}
const faults = packages.flatMap((each) => faultsOf(each).map((fault) => `${each.name} ${each.version} ${fault}`));
for (const [name, why] of Object.entries(DO_WITHOUT)) console.log(`Install script left out: ${name} (${why})`);
for (const fault of faults) console.error(fault);
const unknown = packages.filter(({ age }) => age === null).length;
console.log(
  `${packages.length} packages, ${faults.length} faults${unknown > 0 ? `; the registry did not tell the age of ${unknown}` : ""}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

async function askInTurn(): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop())
    packages.push(describePackage(lock, next.path, await published(next.name), now));
}

async function published(name: string): Promise<PackageRecord | null> {
  try {
    const address = new URL(name.replace("/", "%2f"), registry.endsWith("/") ? registry : `${registry}/`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return answer.ok ? ((await answer.json()) as PackageRecord) : null;
  } catch {
    return null;
  }
}

function ageText(days: number | null): string {
  if (days === null) return "unknown";
  return days < 60 ? `${days} days` : days < 730 ? `${Math.round(days / 30)} months` : `${Math.round(days / 365)} years`;
}

/** Who may publish it, where the registry tells; otherwise whom the package names. */
function peopleText({ maintainers, named }: Package): string {
  if (maintainers !== null) return `${maintainers} publish${maintainers === 1 ? "es" : ""}`;
  return named > 0 ? `${named} named` : "unknown";
}
