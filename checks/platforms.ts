// Installs the whole tree as other machines would, into temporary folders, and looks whether every native build arrived.
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildsOf, isFor, nameOf, type Platform, packageOf, readLock, root, SUPPORTED } from "./lock.ts";

const ALSO_TRIED: readonly Platform[] = [
  { os: "darwin", cpu: "x64" },
  { os: "win32", cpu: "x64" },
];
/** Packages that carry the builds of all platforms themselves, and where each of them lies. */
const CARRIED: Record<string, (platform: Platform) => string> = {
  "onnxruntime-node": ({ os, cpu }) => `bin/napi-v6/${os}/${cpu}/onnxruntime_binding.node`,
};

const lock = readLock();
let isBroken = false;
for (const platform of [...SUPPORTED, ...ALSO_TRIED]) {
  const began = Date.now();
  const { arrived, missing } = await installedFor(platform);
  const isSupported = SUPPORTED.includes(platform);
  isBroken ||= isSupported && missing.length > 0;
  const verdict = missing.length === 0 ? "complete" : isSupported ? "BROKEN" : "not supported";
  const without = missing.length > 0 ? `, without ${missing.join(", ")}` : "";
  console.log(
    `${nameOf(platform).padEnd(12)} ${verdict}: ${arrived} native packages${without} (${Math.round((Date.now() - began) / 1000)} s)`,
  );
}
process.exitCode = isBroken ? 1 : 0;

async function installedFor(platform: Platform): Promise<{ arrived: number; missing: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), `blenda-${nameOf(platform)}-`));
  try {
    for (const file of [".npmrc", "package-lock.json", "package.json", ...workspaces().map((room) => `${room}/package.json`)])
      cpSync(join(root, file), join(folder, file));
    const flags = [
      `--os=${platform.os}`,
      `--cpu=${platform.cpu}`,
      "--libc=glibc",
      "--ignore-scripts",
      "--prefer-offline",
      "--no-bin-links",
    ];
    await promisify(execFile)("npm", ["ci", ...flags, "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder, maxBuffer: 1 << 26 });
    return look(folder, platform);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function look(folder: string, platform: Platform): { arrived: number; missing: string[] } {
  const natives = Object.entries(lock).flatMap(([path, entry]) => (entry.cpu && isFor(entry, platform) ? [path] : []));
  const absent = natives.filter((path) => versionAt(join(folder, path)) !== lock[path]?.version);
  const carried = Object.entries(CARRIED).filter(([name, place]) => !existsSync(join(folder, "node_modules", name, place(platform))));
  const missing = [...absent.map(packageOf), ...neverBuilt(platform), ...carried.map(([name]) => name)];
  return { arrived: natives.length - absent.length + Object.keys(CARRIED).length - carried.length, missing };
}

/** Packages that have builds, and none for this platform. */
function neverBuilt(platform: Platform): string[] {
  return Object.entries(lock)
    .filter(([, entry]) => buildsOf(entry).length > 1 && !buildsOf(entry).some(([name]) => name.includes(nameOf(platform))))
    .map(([path]) => (path === "server" ? "the built-in PostgreSQL" : packageOf(path)));
}

function versionAt(folder: string): string | undefined {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version : undefined;
}

function workspaces(): string[] {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8")).workspaces;
}
