import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { complaintAbout } from "./age.mjs";
import { sentenceFor, withoutStack } from "./failure.mjs";

const root = dirname(import.meta.dirname);
const NOBODY = 65534;
const homes: string[] = [];
/** npm asks nobody outside and finds nothing it has kept. */
const offline = { npm_config_registry: "http://127.0.0.1:1", npm_config_fetch_retries: "0", npm_config_cache: "" };

beforeAll(() => {
  offline.npm_config_cache = newFolder();
});
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "blenda-start-"));
  chmodSync(folder, 0o755);
  homes.push(folder);
  return folder;
}

const PRODUCT = 'console.log("the product runs");';

interface Contents {
  dependencies?: Record<string, string>;
  /** Beside the workspaces themselves. */
  locked?: Record<string, object>;
  /** The program that takes the place of vite. */
  vite?: string;
}

/** A clone with our starter and next to nothing to install. */
function clone({ dependencies = {}, locked = {}, vite = "" }: Contents = {}): string {
  const home = newFolder();
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), typeof content === "string" ? content : JSON.stringify(content));
  };
  cpSync(join(root, "start.mjs"), join(home, "start.mjs"));
  cpSync(join(root, "starter"), join(home, "starter"), { recursive: true });
  const all = { vite: "file:./vite", ...dependencies };
  const packages = {
    "": { name: "clone", workspaces: ["web", "domain"], dependencies: all },
    "node_modules/@clone/domain": { resolved: "domain", link: true },
    "node_modules/@clone/web": { resolved: "web", link: true },
    "node_modules/vite": { resolved: "vite", link: true },
    domain: { name: "@clone/domain" },
    web: { name: "@clone/web" },
    vite: { version: "1.0.0" },
    ...locked,
  };
  write("package.json", { name: "clone", private: true, type: "module", workspaces: ["web", "domain"], dependencies: all });
  write("package-lock.json", { name: "clone", lockfileVersion: 3, requires: true, packages });
  write("vite/package.json", { name: "vite", version: "1.0.0" });
  write("vite/bin/vite.js", vite);
  for (const room of ["web", "domain"]) write(`${room}/package.json`, { name: `@clone/${room}` });
  for (const file of ["web/src/a.ts", "domain/src/a.ts", "web/public/a", "web/index.html", "web/vite.config.ts"]) write(file, "");
  for (const room of ["forge", "forms"]) for (const file of ["package.json", "bundle.mjs", "src/a.ts"]) write(`${room}/${file}`, "");
  write("server/lean.json", "[]");
  write("server/package.json", { type: "module" });
  write("server/src/a.ts", "");
  write(
    "server/bundle.mjs",
    `import fs from "node:fs"; fs.mkdirSync("server/dist"); fs.writeFileSync("server/dist/main.js", ${JSON.stringify(PRODUCT)});`,
  );
  return home;
}

function start(home: string, args: string[] = [], options: object = {}) {
  const { PATH, HOME, npm_execpath = "" } = process.env;
  const env = { PATH, HOME, ...(npm_execpath && { npm_execpath }), ...offline };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["start.mjs", ...args], { cwd: home, encoding: "utf8", env, ...options });
  return { status, stdout, said: stderr.trim().split("\n"), last: stderr.trim().split("\n").at(-1) };
}

test("a fresh clone is installed, built and run; its lock stays as it was; the second start only runs", () => {
  const home = clone();
  const lock = readFileSync(join(home, "package-lock.json"));
  const first = start(home);
  expect(first).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(
      /Installing took .*Building the 3D engine took .*Building its forms took .*Building the site took .*Building the server took .*the product runs\n$/s,
    ),
  });
  expect(start(home)).toMatchObject({ status: 0, stdout: "the product runs\n" });
  expect(readFileSync(join(home, "package-lock.json"))).toEqual(lock);
}, 60_000);

test.each([
  ["12.22.12", false],
  ["18.20.8", false],
  ["20.0.0", true],
  ["26.10.0", true],
])("Node %s is young enough to start with: %s", (version, isYoungEnough) => {
  if (isYoungEnough) expect(complaintAbout(version)).toBeUndefined();
  else expect(complaintAbout(version)).toMatch(new RegExp(`^Blenda needs Node 20 or later and this one is ${version}: install .*\\.$`));
});

test("what an old Node must read holds no word it cannot know", () => {
  for (const file of ["start.mjs", "starter/age.mjs"])
    expect(readFileSync(join(root, file), "utf8")).not.toMatch(/\?\?|\?\.|await|node:|#\w+\(/);
});

describe("a step that fails ends in one sentence that says what to do", () => {
  const needs = {
    dependencies: { "left-out": "1.0.0" },
    locked: { "node_modules/left-out": { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==` } },
  };

  test("no network and nothing kept", () => {
    const { status, said } = start(clone(needs));
    expect(status).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^Installing failed: there is no network, .* run the same command again\.$/)]);
  }, 60_000);

  test("a lock that lacks what package.json asks for", () => {
    const { status, said } = start(clone({ dependencies: { "left-out": "file:./web" } }));
    expect(status).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Installing failed: package\.json and package-lock\.json disagree: run npm install, .*\.$/),
    ]);
  }, 60_000);

  test("a site that cannot be built: the builder is quoted without its stack, and nothing counts as built", () => {
    const vite = 'console.error("src/a.ts:1: unexpected end\\n    at parse (vite.js:1:1)"); process.exit(1);';
    const home = clone({ vite });
    const { status, said } = start(home);
    expect(status).toBe(1);
    expect(said).toEqual([
      "src/a.ts:1: unexpected end",
      "Building the site failed: the lines above say why; mend it and run the same command again.",
    ]);
    expect(existsSync(join(home, "web/dist/.built"))).toBe(false);
  }, 60_000);

  test("a task nobody knows", () => {
    expect(start(clone(), ["fly"])).toMatchObject({
      status: 1,
      said: ['There is no task "fly": try serve, dev, test, check, browsers, run.'],
    });
  });

  const isRoot = process.getuid?.() === 0;
  // Root may write anywhere, so it plays somebody else; where that one cannot even run Node there is nothing to try.
  const other = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  test.skipIf(spawnSync(process.execPath, ["--version"], other).status !== 0)(
    "a folder that may not be written",
    () => {
      const home = clone();
      chmodSync(home, 0o555);
      chmodSync(offline.npm_config_cache, 0o777);
      const { status, said } = start(home, [], other);
      chmodSync(home, 0o755);
      expect(status).toBe(1);
      expect(said).toEqual([expect.stringMatching(/^Installing failed: this user may not write in \/.*: make the folder yours .*\.$/)]);
    },
    60_000,
  );

  test.each([
    ["npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write", /the disk is full: free about 3 GB/],
    ["npm error code EAI_AGAIN", /there is no network/],
    ["npm error code ETIMEDOUT", /there is no network/],
    ["npm error code E404", /does not have a version the lock names/],
    ["npm error code EINTEGRITY", /what arrived is not what was pinned/],
    ["EROFS: read-only file system, mkdir", /may not write in/],
    ["Error: Cannot find native binding.", /a part of the installation for \S+ is missing: delete node_modules/],
    ["FATAL ERROR: JavaScript heap out of memory", /ran out of memory/],
    ["\n\nSIGKILL", /ran out of memory/],
    ["spawnSync npm ENOENT", /npm was not found/],
  ])("%j", (said, words) => {
    expect(sentenceFor("Installing", said)).toMatch(words);
    expect(sentenceFor("Installing", said)).toMatch(/^Installing failed: [^\n]+\.$/);
  });

  test("a stack is left out, what was said stays", () => {
    expect(withoutStack("Error: odd\n    at a (b.js:1:2)\n    at c\nmind this")).toBe("Error: odd\nmind this");
  });
});

describe("the Node that is fetched", () => {
  const name = "node-of-this-test";
  const version = "1.2.3";

  /** A registry with one package, and the starter that fetches it with a digest of our choice. */
  async function fetchWith(integrityOf: (body: Buffer) => string) {
    const home = clone();
    mkdirSync(join(home, "packed/bin"), { recursive: true });
    writeFileSync(join(home, "packed/package.json"), JSON.stringify({ name, version, files: ["bin"] }));
    writeFileSync(join(home, "packed/bin/node"), "the program");
    const packed = spawnSync("npm", ["pack", "--silent", "--pack-destination", home], { cwd: join(home, "packed"), encoding: "utf8" });
    const body = readFileSync(join(home, packed.stdout.trim()));
    const registry = createServer((request, response) => {
      const tarball = `http://${request.headers.host}/${name}/-/${name}-${version}.tgz`;
      const manifest = { name, version, dist: { tarball, integrity: digestOf(body) } };
      response.end(
        request.url?.endsWith(".tgz")
          ? body
          : JSON.stringify({ name, "dist-tags": { latest: version }, versions: { [version]: manifest } }),
      );
    });
    registry.listen(0, "127.0.0.1");
    await once(registry, "listening");
    const pin = JSON.stringify({ name, version, integrity: integrityOf(body) });
    const program = `import("./starter/fetched-node.mjs").then(({ fetchedNode }) => fetchedNode(${pin})).catch((error) => { console.error(error.message); process.exitCode = 1; });`;
    const child = spawn(process.execPath, ["-e", program], {
      cwd: home,
      env: { ...process.env, ...offline, npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}` },
    });
    const [said, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
    registry.close();
    const runtime = join(home, ".runtime");
    return { status, said: said.trim().split("\n"), left: existsSync(runtime) ? readdirSync(runtime) : [], runtime };
  }
  const digestOf = (body: Buffer | string) => `sha512-${createHash("sha512").update(body).digest("base64")}`;

  test("is put in place when its digest is the pinned one", async () => {
    const { status, left, runtime } = await fetchWith(digestOf);
    expect({ status, left }).toEqual({ status: 0, left: [version] });
    expect(readFileSync(join(runtime, version, "node_modules", name, "bin/node"), "utf8")).toBe("the program");
  }, 60_000);

  test("with another digest ends in one sentence and leaves nothing behind", async () => {
    const { status, said, left } = await fetchWith(() => digestOf("another program"));
    expect(status).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Fetching Node 1\.2\.3 failed: what arrived is not what was pinned, so nothing of it was kept: .*\.$/),
    ]);
    expect(left).toEqual([]);
  }, 60_000);
});
