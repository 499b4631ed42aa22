import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One entry of package-lock.json, as far as we ask about it. */
export interface LockEntry {
  version?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
export type Lock = Record<string, LockEntry>;

export interface Platform {
  os: "linux" | "darwin" | "win32";
  cpu: "x64" | "arm64";
}

/** Where `npm start` needs nothing but Node. */
export const SUPPORTED: readonly Platform[] = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "darwin", cpu: "arm64" },
];

export const root = join(import.meta.dirname, "..");
export const readLock = (): Lock => JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
export const nameOf = ({ os, cpu }: Platform) => `${os}-${cpu}`;
/** `web/node_modules/@scope/name` is the package `@scope/name`. */
export const packageOf = (path: string) => path.replace(/^.*node_modules\//, "");

/** Builds for machines we do not run on: another C library, or WebAssembly in their stead. */
const OTHERWISE = /musl|wasm|android|freebsd|openharmony/;
const ANY_PLATFORM = /(linux|darwin|win32)-?(x64|arm64)/;

/** What a package brings along per platform, one native build each. */
export function buildsOf({ optionalDependencies = {} }: LockEntry): [name: string, version: string][] {
  return Object.entries(optionalDependencies).filter(([name]) => ANY_PLATFORM.test(name) && !OTHERWISE.test(name));
}

/**
 * npm leaves an optional package out of the lock, silently, when the registry had no such version the day it was written. A fresh clone
 * then installs without a word and fails where that build is needed.
 */
export function missingBuilds(lock: Lock, platforms: readonly Platform[] = SUPPORTED): string[] {
  return Object.entries(lock).flatMap(([path, entry]) => {
    const builds = buildsOf(entry);
    // A build may itself ask for one more of its own platform: sharp for libvips.
    const wanted = platforms.filter((platform) => builds.length > 1 || builds.some(([name]) => name.includes(nameOf(platform))));
    if (builds.length === 0) return [];
    return wanted.flatMap((platform) => {
      const own = builds.filter(([name]) => name.includes(nameOf(platform)));
      if (own.length === 0) return [`${path} has no build for ${nameOf(platform)}`];
      return own
        .filter(([name, version]) => resolved(lock, path, name)?.version !== version)
        .map(([name, version]) => `${path} asks for ${name} ${version}, the lock holds ${resolved(lock, path, name)?.version ?? "none"}`);
    });
  });
}

/** As Node looks for it: beside the asker first, then further and further out. */
function resolved(lock: Lock, from: string, name: string): LockEntry | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const found = lock[`${folder && `${folder}/`}node_modules/${name}`];
    if (found || folder === "") return found;
  }
}

/** Whether npm would put a package on such a machine (with glibc, where that matters). */
export function isFor({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  const allows = (list: string[] | undefined, value: string) =>
    !list || (!list.includes(`!${value}`) && (list.includes(value) || list.every((each) => each.startsWith("!"))));
  return allows(os, platform.os) && allows(cpu, platform.cpu) && (platform.os !== "linux" || allows(libc, "glibc"));
}
